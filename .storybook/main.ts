import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
import { cssText } from '../tools/css-text.mjs';
import { locales } from '../tools/locales.mjs';

/** What widgets and their stories import lazily or deep down. */
const LIBRARIES = ['@r2wc/react-to-web-component', '@reduxjs/toolkit', 'i18next', 'react-redux', 'zod/mini'];

/** Also of the built Storybook: only in development does React run effects twice, and do the roots of the widgets ask for it. */
const MODE = 'development';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Only the tables of a documentation page are made of it, and it reads every file.
  typescript: { reactDocgen: process.env['VITEST'] ? false : 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    define: { ...vite.define, 'process.env.NODE_ENV': JSON.stringify(MODE) },
    plugins: [cssText(), locales(), react(), ...(vite.plugins ?? [])],
    // Named here, they are bundled before the first test; found on the way, they would reload the page under it.
    optimizeDeps: { ...vite.optimizeDeps, include: [...(vite.optimizeDeps?.include ?? []), ...LIBRARIES] },
  }),
};

export default config;
