import type { Plugin } from 'vite';

/** A plugin for Vite, Vitest and the bundles of the files apart, which takes the code of both from the sources. */
export function apartFromSources(): Plugin;
