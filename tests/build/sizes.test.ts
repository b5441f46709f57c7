import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { BUDGET, complaints, measure, type Sizes } from '../../tools/sizes.mjs';
import { ROOT } from '../../tools/widgets.mjs';

const MEGABYTE = 1024 ** 2;
/** Limits what an application gets with the package, in bytes. */
const UNPACKED = 6.25 * MEGABYTE;

const sizes = (loader: number, first: number, further: number, classic = 0): Sizes => ({
  loader,
  classic,
  doctor: 0,
  bookmark: 0,
  first: { 'pricing-table': first },
  further: { 'pricing-table': further },
  react: {},
});

describe('the sizes of the build', () => {
  // Compressing every file as tightly as it goes takes its time.
  it('stay within the budget and the recorded sizes', { timeout: 60_000 }, () => {
    expect(complaints(measure())).toEqual([]);
  });

  it('must not exceed the budget, even if the recorded sizes do', () => {
    const record = sizes(9e9, 9e9, 9e9);
    const over = sizes(BUDGET.loader + 1, BUDGET.first + 1, BUDGET.further + 1, BUDGET.classic + 1);
    expect(complaints(over, record)).toHaveLength(4);
    expect(complaints(sizes(BUDGET.loader, BUDGET.first, BUDGET.further, BUDGET.classic), record)).toEqual([]);
  });

  it('must not exceed the recorded sizes by more than a small tolerance', () => {
    const record = sizes(2000, 90_000, 4000);
    expect(complaints(sizes(2020, 91_000, 4500), record)).toEqual([]);
    expect(complaints(sizes(2400, 91_100, 4600), record)).toHaveLength(3);
  });

  it('may grow for the classic script, which contains every widget', () => {
    expect(complaints(sizes(2000, 90_000, 4000, 150_000), sizes(2000, 90_000, 4000, 130_000))).toEqual([]);
  });

  it('must be recorded for a new widget', () => {
    expect(complaints({ ...sizes(2000, 90_000, 4000), further: { faq: 10 } }, sizes(2000, 90_000, 4000))).toEqual([
      expect.stringContaining('further faq'),
    ]);
  });
});

describe('the package', () => {
  it(`is smaller than ${UNPACKED / MEGABYTE} MB when it is unpacked, source maps apart`, () => {
    const args = ['pack', '--dry-run', '--json', '--ignore-scripts'];
    const printed: unknown = JSON.parse(execFileSync('npm', args, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' }));
    const [{ files }] = printed as readonly [{ readonly files: readonly { path: string; size: number }[] }];
    const shipped = files.filter(({ path }) => !path.endsWith('.map'));
    expect(shipped.length).toBeGreaterThan(300);
    expect(shipped.reduce((total, { size }) => total + size, 0)).toBeLessThan(UNPACKED);
  });
});
