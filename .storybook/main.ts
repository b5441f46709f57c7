import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';
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

/** Limits Storybook's docgen, which would parse every file, to what is documented. */
const limited = (plugin: PluginOption): PluginOption =>
  plugin &&
  'transform' in plugin &&
  plugin.name === 'storybook:react-docgen-plugin' &&
  typeof plugin.transform === 'function'
    ? { ...plugin, transform: { filter: { id: DOCUMENTED }, handler: plugin.transform } }
    : plugin;

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Docgen only fills the tables of documentation pages.
  typescript: { reactDocgen: process.env['VITEST'] ? false : 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    define: { ...vite.define, 'process.env.NODE_ENV': JSON.stringify(MODE) },
    plugins: [
      cssText(),
      locales(),
      knownWidgets(),
      describedWidgets(),
      apartFromSources(),
      react(),
      ...(vite.plugins ?? []).map(limited),
    ],
    // Bundles the libraries before the first test; if Vite discovered them later, it would reload the page during a test.
    optimizeDeps: { ...vite.optimizeDeps, include: [...(vite.optimizeDeps?.include ?? []), ...LIBRARIES] },
  }),
};

export default config;
