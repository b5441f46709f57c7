import { appendFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './widgets.mjs';

const REPORT = join(ROOT, 'node_modules/.cache/waybill/tests.json');

/** What vitest has to be told so that `addReport` can count. */
export const REPORTERS = ['--reporter=dot', '--reporter=json', `--outputFile.json=${REPORT}`];

export const noTests = () => ({ passed: 0, failed: 0, skipped: 0 });

export function clearReport() {
  mkdirSync(join(REPORT, '..'), { recursive: true });
  rmSync(REPORT, { force: true });
}

/** Adds the counts of a vitest run; a run that ended without its report has failed. */
export function addReport(tally, isRight) {
  try {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(
      readFileSync(REPORT, 'utf8'),
    );
    const brokenFiles = testResults.filter(
      ({ status, assertionResults }) =>
        status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
    );
    tally.passed += numPassedTests;
    tally.failed += numFailedTests + brokenFiles.length;
    tally.skipped += numPendingTests + numTodoTests;
  } catch {
    tally.failed += 1;
    return;
  }
  // Errors outside of tests fail a run in which every test passed.
  if (!isRight && tally.failed === 0) tally.failed += 1;
}

/** Ends a run with its counts, and notes them in the file WAYBILL_TALLY, where several runs make one. */
export function finish(tally) {
  const skipped = tally.skipped > 0 ? `, ${tally.skipped} skipped` : '';
  console.log(`${tally.passed} passed, ${tally.failed} failed${skipped}`);
  if (process.env.WAYBILL_TALLY) appendFileSync(process.env.WAYBILL_TALLY, `${JSON.stringify(tally)}\n`);
  process.exitCode = tally.failed > 0 || tally.passed === 0 ? 1 : 0;
}

// `node tools/tally.mjs FILE` adds up what several runs noted there.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const total = noTests();
  for (const line of readFileSync(process.argv[2] ?? '', 'utf8')
    .split('\n')
    .filter(Boolean))
    for (const [name, count] of Object.entries(JSON.parse(line))) total[name] += count;
  finish(total);
}
