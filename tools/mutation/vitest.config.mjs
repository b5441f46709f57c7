import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { cssText } from '../css-text.mjs';
import { locales } from '../locales.mjs';
import { AREA, LEFT_OUT } from './areas.mjs';

const isDom = AREA.environment === 'jsdom';

/** The test project of one area, like those of vitest.config.ts. Modules are reloaded for each mutant. */
export default defineConfig({
  plugins: [cssText(), locales(), react()],
  test: {
    restoreMocks: true,
    unstubGlobals: true,
    environment: AREA.environment ?? 'node',
    // One worker per run; each mutant is a new run.
    isolate: false,
    include: AREA.tests,
    exclude: LEFT_OUT,
    setupFiles: ['tools/mutation/seed.mjs', ...(isDom ? ['tests/setup-dom.ts'] : [])],
    testTimeout: 20_000,
    hookTimeout: 120_000,
  },
});
