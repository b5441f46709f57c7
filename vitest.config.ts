import { availableParallelism } from 'node:os';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type Plugin } from 'vitest/config';
import { CHROMIUM_ARGS, findChromium } from './tools/chromium.mjs';
import { sourcePlugins } from './tests/kit/source-plugins.mjs';
import { isLoading, lookAtPicture } from './tools/visual/command.mjs';

const strict = {
  restoreMocks: true,
  unstubGlobals: true,
  expect: { requireAssertions: true },
  retry: 0,
  // The last lines of a run have the first line of each failure, which has to say what was found.
  chaiConfig: { truncateThreshold: 400 },
} as const;

const JSDOM = [
  'app',
  'bus',
  'doctor/live',
  'editing',
  'element',
  'faults/widgets',
  'hooks',
  'journeys/widgets',
  'loader',
  'react',
  'store',
  'ui',
  'views',
  'widgets',
];
/** Each page of the demo for each account, in Firefox and WebKit. */
const EVERY_PAGE = ['tests/browsers/every-page.test.ts'];
/** Pages of others: rewritten, or with hostile sheets; in Firefox and WebKit. */
const SITES = ['tests/browsers/sites/*.test.ts'];
const inFolders = (folders: readonly string[]) => folders.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`);
/** All faults on all calls of all widgets; takes three minutes on two cores. */
const FAULTS = ['tests/faults/widgets/!(calls).test.ts'];
/** A page of each surface where money is shown or spent. `npm test` opens these; `npm run test:hosts -- pages` opens the others. */
const PAGES = ['billing', 'cart-review', 'pricing', 'sums-agree', 'upgrade'].map(
  (name) => `tests/page/${name}.test.ts`,
);
/** The tests of pages that only Chromium can play. Why, docs/testing.md says of each. */
const NOT_IN_FIREFOX = ['account-shifts', 'back-forward', 'prerendered', 'print', 'translated-account'].map(
  (name) => `tests/page/${name}.test.ts`,
);
/** What a shop needs of the backend: accounts, catalogue, cart, orders, charges and invoices. */
const SERVER = [
  'activation',
  'billing',
  'buying-add-ons',
  'cart',
  'cart-rules',
  'catalogue',
  'checkout',
  'confirmed',
  'docs-site',
  'idempotency',
  'in-flight',
  'invoices',
  'migration',
  'money-on-paper',
  'orders',
  'payments',
  'question',
  'refund-covers',
  'refunds',
  'renewals',
  'services',
  'session',
  'share',
  'site',
  'subscription-info',
  'unpaid-renewals',
  'upgrade',
  'visitors',
];
/**
 * Tests that are slow, because they use processes, files, or databases of their own, and rarely fail. `npm run test:hosts` runs them, so that
 * `npm test` stays short; `npm run test:postgres` runs those of the backend on a server too.
 */
const LONG = [
  'tests/build/{doctor,node,package,render,server-files}.test.ts',
  'tests/faults/{races,render}.test.ts',
  `tests/server/!(${SERVER.join('|')}).test.ts`,
  'tests/tools/postgres.test.ts',
  'tests/tools/contract/{cli,contract,cors-guide,second-backend}.test.ts',
];

/**
 * Gives each file of a `vmThreads` project a worker of its own where there is one at a time (`--no-file-parallelism`): Vitest would run all
 * files in one window with one set of modules then, and the hooks of shared modules would be those of the first file alone.
 */
const filesApart: Plugin = {
  name: 'files-apart',
  configureVitest({ project: { config } }) {
    if (config.pool === 'vmThreads' && config.maxWorkers === 1) config.isolate = true;
  },
};

/** The backend's tests, and those of several servers, on the PostgreSQL server that tools/test-postgres.mjs names. */
const postgres = {
  plugins: sourcePlugins(),
  test: {
    ...strict,
    name: 'postgres',
    environment: 'node' as const,
    setupFiles: ['tests/setup-draws.ts'],
    // Journeys must have the same results on PostgreSQL.
    include: inFolders(['server', 'journeys/backend']),
    globalSetup: ['tests/server/postgres/setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    sequence: { groupOrder: 0 },
  },
};

/** Pages of the demo in one Chromium, which renders all of them. */
const inChromium = {
  ...strict,
  environment: 'node' as const,
  globalSetup: ['tests/page/setup.ts'],
  testTimeout: 120_000,
  hookTimeout: 120_000,
  maxWorkers: 2,
};

/** The demo in Firefox and WebKitGTK, one file after the other, because Firefox gives the focus to one window at a time. */
const inBothBrowsers = {
  ...strict,
  environment: 'node' as const,
  globalSetup: ['tests/build/setup.ts'],
  testTimeout: 600_000,
  hookTimeout: 120_000,
  fileParallelism: false,
  sequence: { groupOrder: 6 },
};

/** What is looked at in the stories that have passed, besides their texts, by the command that runs them. */
const LOOKS: Readonly<Record<string, string>> = {
  layout: 'tests/layout/every-story.ts',
  visual: 'tests/visual/take.ts',
};

const lookAtStories = (): string => LOOKS[process.env.WAYBILL_STORIES ?? ''] ?? 'tests/layout/fullest-stories.ts';

export default defineConfig({
  test: {
    // Vitest would leave a core idle by default, and tests that wait for a page leave one idle too.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        plugins: sourcePlugins(),
        test: {
          ...strict,
          name: 'unit',
          environment: 'node',
          setupFiles: ['tests/setup-draws.ts', 'tests/setup-clock.ts'],
          // Includes every file that no other project names, so that new folders run automatically.
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [
            ...inFolders([
              ...JSDOM,
              'browsers',
              'build',
              'frameworks',
              'journeys',
              'package',
              'page',
              'server/postgres',
              'wordpress',
            ]),
            ...LONG,
          ],
          // These tests leave no global changed, so the files of a worker share their modules.
          isolate: false,
          // A higher timeout, because some tests write to a database fifty times while others run.
          testTimeout: 20_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        plugins: [sourcePlugins(), filesApart],
        // Nothing is bundled ahead: Vite would read all pages of the repository to find what they import.
        optimizeDeps: { noDiscovery: true },
        test: {
          ...strict,
          name: 'jsdom',
          environment: 'jsdom',
          // Each file gets its own window and modules without loading jsdom again.
          pool: 'vmThreads',
          include: inFolders(JSDOM),
          exclude: FAULTS,
          setupFiles: ['tests/setup-dom.ts'],
          // Longer than the test kit's own timeouts, so that a failure names what was missing.
          testTimeout: 20_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        plugins: sourcePlugins(),
        test: {
          ...strict,
          name: 'journeys',
          environment: 'node',
          include: inFolders(['journeys']),
          exclude: inFolders(['journeys/widgets', 'journeys/faults']),
          // Isolates files, because faults are injected into a file's own modules.
          isolate: true,
          testTimeout: 3_600_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        plugins: sourcePlugins(),
        test: {
          ...strict,
          // Injects known faults to prove that the journeys find them (canaries).
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
        plugins: sourcePlugins(),
        test: {
          ...strict,
          name: 'build',
          environment: 'node',
          include: inFolders(['build']),
          exclude: LONG,
          globalSetup: ['tests/build/setup.ts'],
          testTimeout: 20_000,
          sequence: { groupOrder: 0 },
        },
      },
      ...(process.env.WAYBILL_TEST_DATABASE ? [postgres] : []),
      {
        // The plugins come from .storybook/main.ts.
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'storybook',
          setupFiles: [lookAtStories()],
          testTimeout: 60_000,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          browser: {
            enabled: true,
            headless: true,
            isolate: false,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGS },
              // Larger than the window of any story, because Vitest would make the story smaller otherwise.
              contextOptions: { viewport: { width: 1280, height: 2600 }, timezoneId: 'UTC' },
            }),
            commands: { isLoading, lookAtPicture },
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        plugins: sourcePlugins(),
        test: { ...inChromium, name: 'page', include: PAGES, sequence: { groupOrder: 2 } },
      },
      {
        plugins: sourcePlugins(),
        test: {
          ...inChromium,
          name: 'pages',
          include: inFolders(['page']),
          exclude: [...PAGES, ...inFolders(['page/hosts', 'page/second-backend'])],
          sequence: { groupOrder: 2 },
        },
      },
      {
        plugins: sourcePlugins(),
        test: {
          ...inChromium,
          // Pages in Firefox, one file after the other, because it gives the focus to one window at a time.
          name: 'firefox',
          env: { WAYBILL_BROWSER: 'firefox' },
          include: ['tests/page/*.test.ts'],
          exclude: NOT_IN_FIREFOX,
          fileParallelism: false,
          sequence: { groupOrder: 7 },
        },
      },
      {
        plugins: sourcePlugins(),
        test: {
          ...inChromium,
          name: 'hosts',
          include: inFolders(['package', 'page/hosts', 'page/second-backend']),
          // A high timeout, because each test operates every widget on two pages, possibly on a busy machine.
          testTimeout: 300_000,
          sequence: { groupOrder: 3 },
        },
      },
      {
        plugins: sourcePlugins(),
        test: {
          ...inBothBrowsers,
          name: 'browsers',
          include: inFolders(['browsers']),
          exclude: [...EVERY_PAGE, ...SITES],
        },
      },
      {
        plugins: sourcePlugins(),
        test: {
          ...inBothBrowsers,
          name: 'sites',
          include: SITES,
        },
      },
      {
        plugins: sourcePlugins(),
        test: {
          ...inBothBrowsers,
          name: 'every-page',
          include: EVERY_PAGE,
        },
      },
      {
        plugins: sourcePlugins(),
        test: {
          ...strict,
          // Fresh applications of frameworks, and editors, installed from the npm registry.
          name: 'frameworks',
          environment: 'node',
          include: inFolders(['frameworks']),
          globalSetup: ['tests/page/setup.ts', 'tests/frameworks/setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
          sequence: { groupOrder: 5 },
        },
      },
      {
        plugins: sourcePlugins(),
        test: {
          ...strict,
          // A current WordPress with PHP and MariaDB, which has the plugin.
          name: 'wordpress',
          environment: 'node',
          include: inFolders(['wordpress']),
          globalSetup: ['tests/wordpress/setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 6 },
        },
      },
      {
        plugins: sourcePlugins(),
        test: {
          ...strict,
          name: 'long',
          environment: 'node',
          globalSetup: ['tests/build/setup.ts'],
          setupFiles: ['tests/setup-draws.ts'],
          include: LONG,
          testTimeout: 60_000,
          sequence: { groupOrder: 4 },
        },
      },
      {
        plugins: [sourcePlugins(), filesApart],
        test: {
          ...strict,
          name: 'faults',
          environment: 'jsdom',
          pool: 'vmThreads',
          include: FAULTS,
          setupFiles: ['tests/setup-dom.ts'],
          // Longer than the test kit's own timeouts, so that a failure names what was missing.
          testTimeout: 20_000,
          sequence: { groupOrder: 4 },
        },
      },
    ],
  },
});
