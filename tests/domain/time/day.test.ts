import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayOf, daysBetween, monthsFrom, readDay, startOf } from '../../../src/domain/time/day';
import { day } from '../../kit/day';

describe('parsing a day', () => {
  it.each([
    ['2026-12-10', '2026-12-10'],
    ['2024-02-29', '2024-02-29'],
    ['2026-12-28T05:31:00Z', '2026-12-28'],
    ['2026-12-28T05:31:00.123Z', '2026-12-28'],
    ['2026-12-27T21:31-08:00', '2026-12-28'],
    ['2026-12-28T05:31:00+1400', '2026-12-27'],
    // Without a time zone the day would differ by reader.
    ['2026-12-28T05:31:00', null],
    ['2026-12-28 05:30:00', null],
    ['2026-02-31', null],
    ['2026-02-31T00:00:00Z', null],
    ['2025-02-29', null],
    ['12/28/2026', null],
    ['2026-13-01', null],
    ['2026-12-28T25:00:00Z', null],
    ['2026', null],
    ['', null],
  ])('gives for %j: %s', (text, expected) => expect(readDay(text)).toBe(expected));
});

describe('months after an anchor', () => {
  it.each([
    ['2026-01-31', ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']],
    ['2026-01-29', ['2026-01-29', '2026-02-28', '2026-03-29']],
    ['2028-01-30', ['2028-01-30', '2028-02-29', '2028-03-30']],
    ['2026-08-31', ['2026-08-31', '2026-09-30', '2026-10-31', '2026-11-30', '2026-12-31', '2027-01-31', '2027-02-28']],
    ['2026-12-10', ['2026-12-10', '2027-01-10', '2027-02-10']],
  ])('of %s keep its day if the month has that day', (anchor, expected) =>
    expect(expected.map((_, months) => monthsFrom(day(anchor), months))).toEqual(expected),
  );

  it('return to 29 February in leap years', () =>
    expect([12, 24, 36, 48].map((months) => monthsFrom(day('2028-02-29'), months))).toEqual([
      '2029-02-28',
      '2030-02-28',
      '2031-02-28',
      '2032-02-29',
    ]));

  it('may be negative', () => expect(monthsFrom(day('2026-03-31'), -1)).toBe('2026-02-28'));
});

describe('days', () => {
  const days = fc.integer({ min: 0, max: 60_000 }).map((n) => addDays(day('1970-01-01'), n));

  it('are those of UTC, from the first to the last millisecond', () => {
    fc.assert(
      fc.property(days, (one) => {
        const start = startOf(one).getTime();
        expect([dayOf(start), dayOf(start + 86_399_999)]).toEqual([one, one]);
        expect([dayOf(start - 1), dayOf(start + 86_400_000)]).toEqual([addDays(one, -1), addDays(one, 1)]);
      }),
    );
  });

  it('are counted as they are added, and can be compared as text', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -5000, max: 5000 }), (one, count) => {
        const other = addDays(one, count);
        expect(daysBetween(one, other)).toBe(count);
        expect(one < other).toBe(count > 0);
        expect(readDay(one)).toBe(one);
      }),
    );
  });

  it('of an anchor occur once in each month, and never after the anchor’s day of the month', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 600 }), (anchor, months) => {
        const [one, next] = [monthsFrom(anchor, months), monthsFrom(anchor, months + 1)];
        expect(daysBetween(one, next)).toBeGreaterThanOrEqual(28);
        expect(daysBetween(one, next)).toBeLessThanOrEqual(31);
        expect(one.slice(8) <= anchor.slice(8)).toBe(true);
        expect(monthsFrom(anchor, 0)).toBe(anchor);
      }),
    );
  });
});
