import { describe, expect, it } from 'vitest';
import { renewalDate } from '../../../src/domain/pricing/renewal';

const at = (day: string) => new Date(`${day}T00:00:00.000Z`);

describe('renewalDate', () => {
  it.each([
    ['2025-03-15', '2025-01-31', '2025-03-15'],
    ['2025-01-31', '2025-01-31', '2025-01-31'],
  ])('is the period end %s, seen on %s [MNY-18]', (end, today, renewal) =>
    expect(renewalDate(at(end), at(today))).toEqual(at(renewal)),
  );

  it.each([
    ['2025-01-31', '2025-02-28'],
    ['2024-01-31', '2024-02-29'],
    ['2025-02-28', '2025-03-28'],
    ['2025-03-31', '2025-04-30'],
    ['2025-06-10', '2025-07-10'],
    ['2025-12-31', '2026-01-31'],
  ])('is one month after %s where the period is past: %s [MNY-18]', (today, renewal) =>
    expect(renewalDate(at('2020-01-01'), at(today))).toEqual(at(renewal)),
  );

  it('keeps the dates that it is given', () => {
    const today = at('2025-01-31');
    renewalDate(at('2020-01-01'), today);
    expect(today).toEqual(at('2025-01-31'));
  });
});
