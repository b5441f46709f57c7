import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { addReport, clearReport, REPORTERS } from './tally.mjs';
import { ROOT } from './widgets.mjs';

const VITEST = join(ROOT, 'node_modules/.bin/vitest');

/**
 * Runs test projects of `vitest.config.ts` and adds their counts to a tally.
 * @param {{ isRepeated?: boolean }} options whether, in continuous integration, the files that failed run once more
 */
export async function runTests(tally, projects, { isRepeated = true } = {}) {
  const chosen = projects.flatMap((name) => ['--project', name]);
  const run = (more = []) =>
    spawnSync(VITEST, ['run', ...chosen, ...REPORTERS, ...more], {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, CHROMIUM_PATH: ensureChromium() },
    }).status === 0;
  clearReport();
  await addReport(tally, run(), isRepeated ? (files) => run(['--no-file-parallelism', ...files]) : undefined);
}
