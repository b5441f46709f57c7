import react from '@vitejs/plugin-react';
import { apartFromSources } from './apart.mjs';
import { cssText } from './css-text.mjs';
import { knownWidgets } from './known.mjs';
import { locales } from './locales.mjs';

/** Returns the plugins with which Vite runs the sources as they are, without a build. */
export const sourcePlugins = () => [cssText(), locales(), knownWidgets(), apartFromSources(), react()];
