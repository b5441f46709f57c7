import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { addReport, noTests, REPORT } from '../../tools/tally.mjs';
import { ROOT } from '../../tools/widgets.mjs';

const FLAKY = { fullName: 'a cart counts', status: 'failed', failureMessages: ['too late\n  at x.ts'] };
const BROKEN = { fullName: 'a cart adds', status: 'failed', failureMessages: ['1 is not 2'] };
const FINE = { fullName: 'a cart empties', status: 'passed' };

/** Writes what vitest reports of one file; returns whether that run was right. */
function report(...tests: { readonly status: string }[]): boolean {
  const failed = tests.filter(({ status }) => status === 'failed').length;
  mkdirSync(dirname(REPORT), { recursive: true });
  writeFileSync(
    REPORT,
    JSON.stringify({
      numPassedTests: tests.length - failed,
      numPendingTests: 0,
      numTodoTests: 0,
      testResults: [
        {
          name: join(ROOT, 'tests/cart.test.ts'),
          status: failed > 0 ? 'failed' : 'passed',
          message: '',
          assertionResults: tests,
        },
      ],
    }),
  );
  return failed === 0;
}

it('counts what a run reports, and runs nothing again outside of continuous integration', async () => {
  vi.stubEnv('CI', '');
  const tally = noTests();
  const again = vi.fn<() => boolean>();
  await addReport(tally, report(FLAKY, FINE), again);
  expect(tally).toMatchObject({
    passed: 1,
    failed: 1,
    unstable: [],
    failures: [{ test: 'tests/cart.test.ts: a cart counts' }],
  });
  expect(again).not.toHaveBeenCalled();
});

it('runs a file that failed once more in continuous integration, and lists what passed then as unstable', async () => {
  vi.stubEnv('CI', 'true');
  const tally = noTests();
  await addReport(tally, report(FLAKY, BROKEN, FINE), (files: string[]) => {
    expect(files).toEqual(['tests/cart.test.ts']);
    return report({ ...FLAKY, status: 'passed' }, BROKEN, FINE);
  });
  expect(tally).toMatchObject({
    passed: 2,
    failed: 1,
    failures: [{ test: 'tests/cart.test.ts: a cart adds', why: '1 is not 2' }],
    unstable: [{ test: 'tests/cart.test.ts: a cart counts', why: 'too late' }],
  });
});

it('fails for a run without a report, for an error outside of tests, and for a second run that broke', async () => {
  vi.stubEnv('CI', 'true');
  const tally = noTests();
  await addReport(tally, true, () => true);
  expect(tally.failed).toBe(1);
  report(FINE);
  await addReport(tally, false, () => true);
  expect(tally.failed).toBe(2);
  await addReport(tally, report(FLAKY), () => false);
  expect(tally.failed).toBe(3);
});
