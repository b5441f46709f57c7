import react from '@vitejs/plugin-react';
import { apartFromSources } from '../../tools/apart.mjs';
import { cssText } from '../../tools/css-text.mjs';
import { knownWidgets } from '../../tools/known.mjs';
import { locales } from '../../tools/locales.mjs';

/**
 * Returns the plugins with which Vitest and Vite take the sources as they are, without a build.
 * @param {string} [folder] the folder of the locales; that of the project by default
 */
export const sourcePlugins = (folder) => [cssText(), locales(folder), knownWidgets(), apartFromSources(), react()];
