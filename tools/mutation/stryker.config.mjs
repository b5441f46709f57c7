import { availableParallelism } from 'node:os';
import { AREA, LEAST } from './areas.mjs';

const name = process.env.WAYBILL_MUTATION;

/** The Stryker configuration of one area: `npm run test:mutation -- cart`. Sources stay untouched; the copies are below `.cache`. */
export default {
  mutate: AREA.code,
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tools/mutation/vitest.config.mjs', related: false },
  coverageAnalysis: 'perTest',
  concurrency: Math.min(Number(process.env.WAYBILL_MUTATION_JOBS) || 2, availableParallelism()),
  // Reuses results of unchanged code and tests.
  incremental: true,
  incrementalFile: `.cache/mutation/${name}.known.json`,
  tempDirName: `.cache/mutation/${name}`,
  cleanTempDir: 'always',
  ignorePatterns: [
    '.cache',
    'dist',
    'storybook-static',
    'stories',
    'widgets',
    'demo/hosts',
    'tests/page',
    '.waybill-data*',
  ],
  reporters: ['clear-text', process.stdout.isTTY ? 'progress' : 'progress-append-only', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false, reportScoreTable: false, skipFull: true },
  jsonReporter: { fileName: `.cache/mutation/${name}.json` },
  // A generous timeout, because a mutant may loop forever, but a busy machine must not count as one.
  timeoutMS: 30_000,
  timeoutFactor: 3,
  dryRunTimeoutMinutes: 10,
  thresholds: { high: 90, low: LEAST, break: LEAST },
};
