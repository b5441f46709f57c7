import type { PluginOption } from 'vite';

/**
 * Returns the plugins with which Vitest and Vite take the sources as they are, without a build.
 * @param folder the folder of the locales; that of the project by default
 */
export function sourcePlugins(folder?: string): PluginOption[];
