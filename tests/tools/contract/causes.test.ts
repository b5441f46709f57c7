import { describe, expect, it } from 'vitest';
import { causesOf } from '../../../tools/contract/causes';
import { written } from '../../../tools/contract/report';
import type { Complaint } from '../../../tools/contract/suite/check';
import type { Report, Result } from '../../../tools/contract/suite/run';

const failed = (id: string, ...complaints: readonly Partial<Complaint>[]): Result => ({
  id,
  title: `Title of ${id}`,
  requirements: [],
  outcome: 'failed',
  complaints: complaints.map((one) => ({ asked: 'GET /x', expected: 'a', came: 'b', ...one })),
});

const reportOf = (...results: readonly Result[]): Report => ({
  areas: [{ name: 'a', title: 'A', results }],
  passed: 0,
  failed: results.filter(({ outcome }) => outcome === 'failed').length,
  notRun: results.filter(({ outcome }) => outcome === 'not run').length,
  isCut: false,
});

const currency = (asked: string, more: Partial<Complaint> = {}) =>
  ({
    asked,
    path: '$.currency',
    expected: 'a field “currency”',
    came: 'nothing',
    page: 'writes dollars',
    weight: 'degrades',
    ...more,
  }) as const;

describe('a cause in the report', () => {
  it('is reported once for all calls and records that show it', () => {
    const report = reportOf(
      failed('packages.answer', currency('GET /services/bundles?ind=14')),
      failed('modules.answer', currency('GET /services/modules'), currency('GET /services/modules/8')),
      failed('modules.one', currency('GET /services/modules/9', { more: 2 })),
    );
    expect(causesOf(report)).toEqual([
      expect.objectContaining({
        what: '$.currency',
        calls: ['GET /services/bundles', 'GET /services/modules', 'GET /services/modules/{id}'],
        count: 6,
      }),
    ]);
  });

  it('comes first if a page fails because of it, and last if nobody notices it', () => {
    const report = reportOf(
      failed('errors.type', { page: 'reads it all the same' }),
      failed('packages.answer', currency('GET /a')),
      failed('invoices.others', { page: 'shows a member what another one pays' }),
      failed('token.given', { path: '$.token', weight: 'required', page: 'shows nothing' }),
    );
    expect(causesOf(report).map(({ weight }) => weight)).toEqual(['required', 'required', 'degrades', 'decoration']);
  });

  it('comes first in its group if it changes what somebody pays, and says if no document requires it', () => {
    const report = reportOf(
      failed('cart.package', { asked: 'GET /a' }, { asked: 'GET /b' }),
      failed('idempotency.outcome', { page: 'cannot say what became of a write' }),
      failed('money.cart', { path: '$.totalPrice', page: 'shows that sum' }),
    );
    expect(causesOf(report).map(({ what, isBeyond }) => [what, isBeyond])).toEqual([
      ['$.totalPrice', false],
      ['“Title of cart.package” does not hold', false],
      ['“Title of idempotency.outcome” does not hold', true],
    ]);
  });

  it('never makes the report longer than two screens, however many there are', () => {
    const checks = Array.from({ length: 90 }, (_, n) =>
      failed(`area.check-${n}`, { page: `does ${'much '.repeat(60)}${n}` }),
    );
    const idle = Array.from({ length: 40 }, (_, n): Result => ({
      ...failed(`idle.${n}`),
      outcome: 'not run',
      reason: `reason ${n}`,
    }));
    const lines = written(reportOf(...checks, ...idle), 'https://api.example').split('\n');
    expect(lines.length).toBeLessThanOrEqual(100);
    expect(lines.filter((line) => line.length > 170)).toEqual([]);
    expect(lines).toContain('     and 74 more: see --json');
    expect(lines).toContain('  and 32 other reasons: see --json');
  });
});
