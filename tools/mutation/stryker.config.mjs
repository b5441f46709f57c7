import { availableParallelism } from 'node:os';
import { AREA, LEAST } from './areas.mjs';

const name = process.env.WAYBILL_MUTATION;

/** Of one area: `npm run test:mutation -- cart`. Nothing is changed in place; the copies are made below `.cache`. */
export default {
  mutate: AREA.code,
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tools/mutation/vitest.config.mjs', related: false },
  coverageAnalysis: 'perTest',
  concurrency: Math.min(Number(process.env.WAYBILL_MUTATION_JOBS) || 2, availableParallelism()),
  // What was noticed before, by tests and in code that are the same, is not tried again.
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
  // A change can make a loop that never ends; a busy machine is no such loop.
  timeoutMS: 30_000,
  timeoutFactor: 3,
  dryRunTimeoutMinutes: 10,
  thresholds: { high: 90, low: LEAST, break: LEAST },
};
