import { appendFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './widgets.mjs';

/** The report of one run; each process has its own, so that two runs do not read each other's. */
export const REPORT = join(ROOT, `node_modules/.cache/waybill/tests-${process.pid}.json`);

/** The vitest reporters that `addReport` needs. */
export const REPORTERS = ['--reporter=dot', '--reporter=json', `--outputFile.json=${REPORT}`];

export const noTests = () => ({ passed: 0, failed: 0, skipped: 0, failures: [], unstable: [] });

const firstLine = (text) => String(text).split('\n', 1)[0];

/** Returns each failed test of a file and why; a failed file without failed tests is broken itself. */
function failuresOf({ name, status, message, assertionResults }) {
  const file = relative(ROOT, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [{ test: file, why: firstLine(message) }] : [];
  return failed.map(({ fullName, failureMessages }) => ({
    test: `${file}: ${fullName}`,
    why: firstLine(failureMessages?.[0] ?? ''),
  }));
}

export function clearReport() {
  mkdirSync(join(REPORT, '..'), { recursive: true });
  rmSync(REPORT, { force: true });
}

/** Returns the counts of the last vitest run and the files that failed; a run without a report has failed. */
function readReport(isRight) {
  try {
    const { numPassedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(readFileSync(REPORT, 'utf8'));
    const failures = testResults.flatMap(failuresOf);
    return {
      passed: numPassedTests,
      // An error outside tests fails a run even if all tests passed.
      failed: failures.length || (isRight ? 0 : 1),
      skipped: numPendingTests + numTodoTests,
      failures,
      files: testResults.filter((file) => failuresOf(file).length > 0).map(({ name }) => relative(ROOT, name)),
    };
  } catch {
    return { passed: 0, failed: 1, skipped: 0, failures: [], files: [] };
  } finally {
    rmSync(REPORT, { force: true });
  }
}

/** More files than these do not fail by chance. */
const AT_MOST = 12;

/**
 * Adds the counts of a vitest run. In continuous integration, whose machine may be busy, `again(files)` runs the files that failed once
 * more, alone, and returns whether that run was right. A test that passes then counts as passed and is listed as unstable: a bug to mend.
 */
export async function addReport(tally, isRight, again) {
  const first = readReport(isRight);
  tally.passed += first.passed;
  tally.skipped += first.skipped;
  let { failed, failures } = first;
  if (process.env.CI && again && first.files.length > 0 && first.files.length <= AT_MOST) {
    console.log(`Runs again, alone: ${first.files.join(', ')}`);
    clearReport();
    const second = readReport(await again(first.files));
    const passed = first.failures.filter(({ test }) => !second.failures.some((failure) => failure.test === test));
    tally.unstable.push(...passed);
    tally.passed += passed.length;
    ({ failed, failures } = second);
  }
  tally.failed += failed;
  tally.failures.push(...failures);
}

/** Prints the failures and counts and appends them to the file WAYBILL_TALLY, where several runs are added up. */
export function finish(tally) {
  for (const { test, why } of tally.unstable) console.log(`UNSTABLE, passed when run again alone: ${test}: ${why}`);
  for (const { test, why } of tally.failures) console.log(`FAILED: ${test}: ${why}`);
  const skipped = tally.skipped > 0 ? `, ${tally.skipped} skipped` : '';
  console.log(`${tally.passed} passed, ${tally.failed} failed${skipped}`);
  if (process.env.WAYBILL_TALLY) appendFileSync(process.env.WAYBILL_TALLY, `${JSON.stringify(tally)}\n`);
  process.exitCode = tally.failed > 0 || tally.passed === 0 ? 1 : 0;
}

// `node tools/tally.mjs FILE` adds up the runs in a file.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const total = noTests();
  const lines = readFileSync(process.argv[2] ?? '', 'utf8').split('\n');
  for (const { failures, unstable, ...counts } of lines.filter(Boolean).map((line) => JSON.parse(line))) {
    for (const [name, count] of Object.entries(counts)) total[name] += count;
    total.failures.push(...failures);
    total.unstable.push(...unstable);
  }
  finish(total);
}
