import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { cssText } from '../css-text.mjs';
import { locales } from '../locales.mjs';
import { AREA, LEFT_OUT } from './areas.mjs';

const isDom = AREA.environment === 'jsdom';

/** As the projects of vitest.config.ts, with the tests of one area; modules are made anew for each changed one. */
export default defineConfig({
  plugins: [cssText(), locales(), react()],
  test: {
    restoreMocks: true,
    unstubGlobals: true,
    environment: AREA.environment ?? 'node',
    // One worker and its modules for a run: a changed one is a new run.
    isolate: false,
    include: AREA.tests,
    exclude: LEFT_OUT,
    setupFiles: ['tools/mutation/seed.mjs', ...(isDom ? ['tests/setup-dom.ts'] : [])],
    testTimeout: 20_000,
    hookTimeout: 120_000,
  },
});
