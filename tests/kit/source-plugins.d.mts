import type { PluginOption } from 'vite';

/** Returns the plugins with which Vitest runs the sources as they are, without a build. */
export function sourcePlugins(): PluginOption[];
