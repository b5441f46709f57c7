import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { addReport, clearReport, REPORTERS } from './tally.mjs';
import { ROOT } from './widgets.mjs';

/** Runs test projects of `vitest.config.ts` and adds their counts to a tally. */
export function runTests(tally, projects) {
  clearReport();
  const chosen = projects.flatMap((name) => ['--project', name]);
  const { status } = spawnSync(join(ROOT, 'node_modules/.bin/vitest'), ['run', ...chosen, ...REPORTERS], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: ensureChromium() },
  });
  addReport(tally, status === 0);
}
