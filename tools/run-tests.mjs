import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { addReport, clearReport, REPORTERS } from './tally.mjs';
import { ROOT } from './widgets.mjs';
import { withYoungSpace } from './young-space.mjs';

const VITEST = join(ROOT, 'node_modules/.bin/vitest');

/** Returns whether a program that was started ends well. */
export const isRight = (program) =>
  new Promise((resolve) => {
    program.on('error', () => resolve(false));
    program.on('close', (code) => resolve(code === 0));
  });

/**
 * Runs test projects of `vitest.config.ts` and adds their counts to a tally. Only one call may run at a time, because they share a report.
 * @param {{ isRepeated?: boolean, options?: readonly string[] }} how whether, in continuous integration, the files that failed run once
 * more, and Vitest's own options, such as `--shard=1/6`
 */
export async function runTests(tally, projects, { isRepeated = true, options = [] } = {}) {
  const chosen = projects.flatMap((name) => ['--project', name]);
  const run = (more = []) =>
    isRight(
      spawn(VITEST, ['run', ...chosen, ...REPORTERS, ...more], {
        cwd: ROOT,
        stdio: 'inherit',
        env: { ...withYoungSpace(), CHROMIUM_PATH: ensureChromium() },
      }),
    );
  clearReport();
  const isFirstRight = await run(options);
  await addReport(tally, isFirstRight, isRepeated ? (files) => run(['--no-file-parallelism', ...files]) : undefined);
}
