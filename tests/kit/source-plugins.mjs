import react from '@vitejs/plugin-react';
import { apartFromSources } from '../../tools/apart.mjs';
import { cssText } from '../../tools/css-text.mjs';
import { knownWidgets } from '../../tools/known.mjs';
import { locales } from '../../tools/locales.mjs';

/** Returns the plugins with which Vitest runs the sources as they are, without a build. */
export const sourcePlugins = () => [cssText(), locales(), knownWidgets(), apartFromSources(), react()];
