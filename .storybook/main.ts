import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
import type { Plugin, PluginOption } from 'vite';
import { apartFromSources } from '../tools/apart.mjs';
import { cssText } from '../tools/css-text.mjs';
import { describedWidgets } from '../tools/described.mjs';
import { knownWidgets } from '../tools/known.mjs';
import { locales } from '../tools/locales.mjs';

/** Libraries that widgets and stories import lazily or indirectly. */
const LIBRARIES = ['@r2wc/react-to-web-component', '@reduxjs/toolkit', 'react-redux', 'zod/mini'];

/**
 * The built Storybook is a development build too, because only then React runs effects twice and the roots of the widgets use strict mode.
 */
const MODE = 'development';

/** The components whose properties a documentation page lists. A widget lists those of its spec. */
const DOCUMENTED = /\/src\/ui\/[^?]+\.tsx$/;

/** The modules that plugins of this repository make, and the sheets. */
const OWN = /virtual:waybill\/|\.css\?inline$|css-text:/;

/** Limits a hook of a plugin to some modules, because a call from the bundler costs time, also where the plugin then does nothing. */
function limited<P extends Plugin>(plugin: P, hook: 'resolveId' | 'load' | 'transform', id: RegExp): P {
  const given = plugin[hook];
  if (!given) return plugin;
  return { ...plugin, [hook]: { ...(typeof given === 'function' ? { handler: given } : given), filter: { id } } };
}

const ofOwnModules = (plugin: Plugin): Plugin => limited(limited(plugin, 'resolveId', OWN), 'load', OWN);

/** The modules that a plugin of Storybook is for, by its name. It would read every module otherwise. */
const LIMITS: Readonly<Record<string, RegExp>> = {
  'storybook:react-docgen-plugin': DOCUMENTED,
  'plugin-csf': /\.stories\.tsx$/,
};

const limitedToItsOwn = (plugin: PluginOption): PluginOption => {
  const id = plugin && 'name' in plugin ? LIMITS[plugin.name] : undefined;
  return id ? limited(plugin as Plugin, 'transform', id) : plugin;
};

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Docgen only fills the tables of documentation pages.
  typescript: { reactDocgen: process.env['VITEST'] ? false : 'react-docgen' },
  viteFinal: (vite, { configType }) => ({
    ...vite,
    // The list of all files that a build writes would take longer to print than most of them take to build.
    ...(configType === 'PRODUCTION' && { logLevel: 'warn' as const }),
    define: { ...vite.define, 'process.env.NODE_ENV': JSON.stringify(MODE) },
    plugins: [
      ...[cssText(), locales(), knownWidgets(), describedWidgets(), apartFromSources()].map(ofOwnModules),
      react(),
      ...(vite.plugins ?? []).map(limitedToItsOwn),
    ],
    // Bundles the libraries before the first test; if Vite discovered them later, it would reload the page during a test.
    optimizeDeps: { ...vite.optimizeDeps, include: [...(vite.optimizeDeps?.include ?? []), ...LIBRARIES] },
  }),
};

export default config;
