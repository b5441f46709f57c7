import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { periodAfter, renewalDate } from '../../../src/domain/pricing/renewal';
import { addDays, monthsFrom, type Day } from '../../../src/domain/time/day';
import { day } from '../../kit/day';

describe('renewalDate', () => {
  it.each([
    ['2025-03-15', '2025-01-31', '2025-03-15'],
    ['2025-01-31', '2025-01-31', '2025-01-31'],
  ])('is the period end %s if today is %s [MNY-18]', (end, today, renewal) =>
    expect(renewalDate(day(end), day(today))).toBe(renewal),
  );

  it.each([
    ['2025-01-31', '2025-02-28'],
    ['2024-01-31', '2024-02-29'],
    ['2025-02-28', '2025-03-28'],
    ['2025-03-31', '2025-04-30'],
    ['2025-06-10', '2025-07-10'],
    ['2025-12-31', '2026-01-31'],
  ])('is one month after %s if the period is over: %s [MNY-18]', (today, renewal) =>
    expect(renewalDate(day('2020-01-01'), day(today))).toBe(renewal),
  );
});

/** Returns the days on which a subscription renews. */
function renewals(anchor: Day, months: number, count: number): Day[] {
  const days = [anchor];
  for (let end = monthsFrom(anchor, months); days.length < count;) {
    days.push(end);
    end = periodAfter(anchor, end, months).endsOn;
  }
  return days;
}

describe('the periods of a subscription', () => {
  it.each([
    ['2026-01-31', 1, ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']],
    [
      '2026-08-31',
      1,
      ['2026-08-31', '2026-09-30', '2026-10-31', '2026-11-30', '2026-12-31', '2027-01-31', '2027-02-28'],
    ],
    ['2028-02-29', 12, ['2028-02-29', '2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29']],
  ])('starting on %s are counted from that day', (anchor, months, expected) =>
    expect(renewals(day(anchor), months, expected.length)).toEqual(expected),
  );

  it('adjoin for 36 months without gaps or overlaps, from any day', () => {
    const anchors = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays(day('2000-01-01'), days));
    fc.assert(
      fc.property(anchors, (anchor) => {
        const days = renewals(anchor, 1, 37);
        expect(days).toEqual(days.map((_, n) => monthsFrom(anchor, n)));
      }),
    );
  });
});
