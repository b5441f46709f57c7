import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
import { cssText } from '../tools/css-text.mjs';
import { locales } from '../tools/locales.mjs';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({ ...vite, plugins: [cssText(), locales(), react(), ...(vite.plugins ?? [])] }),
};

export default config;
