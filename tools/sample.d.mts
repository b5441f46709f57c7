import type { Plugin } from 'vite';

/** A plugin for Vite, Vitest and the sample shop's own bundle: `api: 'mock'` loads its code from the sources. */
export function sample(): Plugin;
