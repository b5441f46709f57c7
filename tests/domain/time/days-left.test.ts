import { describe, expect, it } from 'vitest';
import { daysLeft } from '../../../src/domain/time/days-left';
import { day } from '../../kit/day';

describe('the days left', () => {
  it.each([
    ['2026-06-15', null],
    ['2026-06-16', 1],
    ['2026-06-20', 5],
    ['2026-06-20T23:59:59Z', 5],
    ['2026-06-15T23:59:59Z', null],
    ['2026-06-01', null],
    ['soon', null],
    [null, null],
  ])('until %s are %s on 15 June, which agrees with the named day [REV-61]', (until, days) => {
    expect(daysLeft(until, day('2026-06-15'))).toBe(days);
  });
});
