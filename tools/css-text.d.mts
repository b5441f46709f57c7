import type { Plugin } from 'rollup';

export function cssText(): Plugin;
