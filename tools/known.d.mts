import type { Plugin } from 'vite';
import type { KnownRelease } from '../src/doctor/kit/known';

/** Derives from the specs what the page doctor knows of the widgets. */
export function readKnown(): Promise<KnownRelease>;

/** A plugin for Rollup, Vite and Vitest that passes the widgets of this release to the page doctor. */
export function knownWidgets(): Plugin;
