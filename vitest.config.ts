import { availableParallelism } from 'node:os';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { CHROMIUM_ARGS, findChromium } from './tools/chromium.mjs';
import { cssText } from './tools/css-text.mjs';
import { locales } from './tools/locales.mjs';

const plugins = () => [cssText(), locales(), react()];
const strict = { restoreMocks: true, unstubGlobals: true, expect: { requireAssertions: true }, retry: 0 } as const;

const JSDOM = [
  'app',
  'bus',
  'element',
  'faults/widgets',
  'hooks',
  'journeys/widgets',
  'loader',
  'store',
  'ui',
  'views',
  'widgets',
];
const inFolders = (folders: readonly string[]) => folders.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`);
/** Every fault on every call of a widget: three minutes of two cores. */
const FAULTS = ['tests/faults/widgets/!(calls).test.ts'];
/** What waits for processes, files and long runs, and seldom breaks: `npm run test:hosts` runs it, so that `npm test` stays short. */
const LONG = [
  'tests/faults/races.test.ts',
  'tests/server/{lock,pdf-runs}.test.ts',
  'tests/tools/postgres.test.ts',
  'tests/tools/contract/{cli,contract,second-backend}.test.ts',
];

/** The backend's tests again, and those of several servers; tools/test-postgres.mjs names the PostgreSQL server. */
const postgres = {
  plugins: plugins(),
  test: {
    ...strict,
    name: 'postgres',
    environment: 'node' as const,
    // Random histories of accounts have to come to the same there.
    include: inFolders(['server', 'journeys/backend']),
    globalSetup: ['tests/server/postgres/setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    sequence: { groupOrder: 0 },
  },
};

export default defineConfig({
  test: {
    // All the cores: there is nothing else to do meanwhile.
    maxWorkers: availableParallelism(),
    projects: [
      {
        plugins: plugins(),
        test: {
          ...strict,
          name: 'unit',
          environment: 'node',
          // Whatever is not named elsewhere, so that a new folder is run on its first day.
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...inFolders([...JSDOM, 'build', 'journeys', 'package', 'page', 'server/postgres']), ...LONG],
          // Nothing here touches what is global, so the files of a worker share their modules.
          isolate: false,
          // Some write to a database fifty times, beside whatever else runs.
          testTimeout: 20_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        plugins: plugins(),
        test: {
          ...strict,
          name: 'jsdom',
          environment: 'jsdom',
          // Each file in a window and modules of its own, without loading jsdom itself eighty times.
          pool: 'vmThreads',
          include: inFolders(JSDOM),
          exclude: FAULTS,
          setupFiles: ['tests/setup-dom.ts'],
          // Longer than the kit waits for what has to come, so that a failure says what did not.
          testTimeout: 20_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        plugins: plugins(),
        test: {
          ...strict,
          name: 'journeys',
          environment: 'node',
          include: inFolders(['journeys']),
          exclude: inFolders(['journeys/widgets', 'journeys/faults']),
          // A fault is put back into modules of a file's own.
          isolate: true,
          testTimeout: 3_600_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        plugins: plugins(),
        test: {
          ...strict,
          // Faults that are put back, so that the histories are known to find them.
          name: 'canaries',
          environment: 'node',
          include: inFolders(['journeys/faults']),
          isolate: true,
          testTimeout: 3_600_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        plugins: plugins(),
        test: {
          ...strict,
          name: 'build',
          environment: 'node',
          include: inFolders(['build']),
          globalSetup: ['tests/build/setup.ts'],
          testTimeout: 20_000,
          sequence: { groupOrder: 0 },
        },
      },
      ...(process.env.WAYBILL_TEST_DATABASE ? [postgres] : []),
      {
        // Its plugins come from .storybook/main.ts.
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'storybook',
          testTimeout: 60_000,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          browser: {
            enabled: true,
            headless: true,
            isolate: false,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGS } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        plugins: plugins(),
        test: {
          ...strict,
          name: 'page',
          environment: 'node',
          include: inFolders(['page']),
          exclude: inFolders(['page/hosts', 'page/second-backend']),
          globalSetup: ['tests/page/setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // All pages are drawn by one Chromium.
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
      {
        plugins: plugins(),
        test: {
          ...strict,
          name: 'hosts',
          environment: 'node',
          include: inFolders(['package', 'page/hosts', 'page/second-backend']),
          globalSetup: ['tests/page/setup.ts'],
          // A test here works and draws every widget, on two pages, on a machine that does other things as well.
          testTimeout: 300_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
          sequence: { groupOrder: 3 },
        },
      },
      {
        plugins: plugins(),
        test: {
          ...strict,
          name: 'long',
          environment: 'node',
          include: LONG,
          testTimeout: 60_000,
          sequence: { groupOrder: 4 },
        },
      },
      {
        plugins: plugins(),
        test: {
          ...strict,
          name: 'faults',
          environment: 'jsdom',
          pool: 'vmThreads',
          include: FAULTS,
          setupFiles: ['tests/setup-dom.ts'],
          // Longer than the kit waits for what has to come, so that a failure says what did not.
          testTimeout: 20_000,
          sequence: { groupOrder: 4 },
        },
      },
    ],
  },
});
