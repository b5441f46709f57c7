import { appendFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './widgets.mjs';

const REPORT = join(ROOT, 'node_modules/.cache/waybill/tests.json');

/** The vitest reporters that `addReport` needs. */
export const REPORTERS = ['--reporter=dot', '--reporter=json', `--outputFile.json=${REPORT}`];

export const noTests = () => ({ passed: 0, failed: 0, skipped: 0, failures: [] });

const firstLine = (text) => String(text).split('\n', 1)[0];

/** Returns one line per failed test with its error; a failed file without failed tests is broken itself. */
function failuresOf({ name, status, message, assertionResults }) {
  const file = relative(ROOT, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [`${file}: ${firstLine(message)}`] : [];
  return failed.map(
    ({ fullName, failureMessages }) => `${file}: ${fullName}: ${firstLine(failureMessages?.[0] ?? '')}`,
  );
}

export function clearReport() {
  mkdirSync(join(REPORT, '..'), { recursive: true });
  rmSync(REPORT, { force: true });
}

/** Adds the counts of a vitest run; a run without a report has failed. */
export function addReport(tally, isRight) {
  try {
    const { numPassedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(readFileSync(REPORT, 'utf8'));
    const failures = testResults.flatMap(failuresOf);
    tally.passed += numPassedTests;
    tally.failed += failures.length;
    tally.skipped += numPendingTests + numTodoTests;
    tally.failures.push(...failures);
  } catch {
    tally.failed += 1;
    return;
  }
  // An error outside tests fails a run even if all tests passed.
  if (!isRight && tally.failed === 0) tally.failed += 1;
}

/** Prints the failures and counts and appends them to the file WAYBILL_TALLY, where several runs are added up. */
export function finish(tally) {
  for (const failure of tally.failures) console.log(`FAILED: ${failure}`);
  const skipped = tally.skipped > 0 ? `, ${tally.skipped} skipped` : '';
  console.log(`${tally.passed} passed, ${tally.failed} failed${skipped}`);
  if (process.env.WAYBILL_TALLY) appendFileSync(process.env.WAYBILL_TALLY, `${JSON.stringify(tally)}\n`);
  process.exitCode = tally.failed > 0 || tally.passed === 0 ? 1 : 0;
}

// `node tools/tally.mjs FILE` adds up the runs in a file.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const total = noTests();
  const lines = readFileSync(process.argv[2] ?? '', 'utf8').split('\n');
  for (const { failures, ...counts } of lines.filter(Boolean).map((line) => JSON.parse(line))) {
    for (const [name, count] of Object.entries(counts)) total[name] += count;
    total.failures.push(...failures);
  }
  finish(total);
}
