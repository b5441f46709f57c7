import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { ROOT } from './widgets.mjs';

const REPORT = join(ROOT, 'node_modules/.cache/waybill/tests.json');
const bin = (name) => join(ROOT, 'node_modules/.bin', name);

const tally = { passed: 0, failed: 0, skipped: 0 };

/** Runs a program and counts it as one test. */
function check(name, command, ...args) {
  const isRight = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit' }).status === 0;
  console.log(`${isRight ? 'ok' : 'FAILED'}: ${name}`);
  tally[isRight ? 'passed' : 'failed'] += 1;
  return isRight;
}

/** The counts of a vitest run; a run that ended without its report has failed. */
function addReport(isRight) {
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

function runTests() {
  mkdirSync(join(REPORT, '..'), { recursive: true });
  rmSync(REPORT, { force: true });
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${REPORT}`];
  const env = { ...process.env, CHROMIUM_PATH: ensureChromium() };
  addReport(spawnSync(bin('vitest'), ['run', ...reporters], { cwd: ROOT, stdio: 'inherit', env }).status === 0);
}

check('types', bin('tsc'), '--noEmit');
check('lint', bin('oxlint'));
check('format', bin('oxfmt'), '--check');
if (check('build', process.execPath, join(ROOT, 'tools/build.mjs'))) runTests();

const skipped = tally.skipped > 0 ? `, ${tally.skipped} skipped` : '';
console.log(`${tally.passed} passed, ${tally.failed} failed${skipped}`);
process.exitCode = tally.failed > 0 ? 1 : 0;
