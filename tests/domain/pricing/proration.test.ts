import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PaymentStatus } from '../../../src/domain/codes/payment';
import { addDays } from '../../../src/domain/time/day';
import { day } from '../../kit/day';
import { partLeft, prorated, proratedFee, type Fee } from '../../../src/domain/pricing/proration';

const period = { startsOn: day('2025-06-01'), endsOn: day('2025-07-01') };
/** A day with 10 of 30 days left. */
const now = day('2025-06-21');
const fee: Fee = { price: 3000, quantity: 4, bundled: false, isPrepayment: false, paymentStatus: PaymentStatus.unpaid };

describe('proratedFee', () => {
  it('is the remaining fraction of the price [MNY-14]', () => expect(proratedFee(fee, period, now)).toBe(1000));

  it('multiplies by the quantity of a prepayment [MNY-16]', () =>
    expect(proratedFee({ ...fee, isPrepayment: true }, period, now)).toBe(4000));

  it('is the whole price of a bundled module [MNY-17]', () =>
    expect(proratedFee({ ...fee, bundled: true, isPrepayment: true }, period, now)).toBe(3000));

  it.each(Object.entries(PaymentStatus))('depends on the payment marker: %s [MNY-15, MNY-17]', (_, paymentStatus) => {
    const isDue = paymentStatus === PaymentStatus.unpaid || paymentStatus >= PaymentStatus.failed;
    expect(proratedFee({ ...fee, paymentStatus }, period, now)).toBe(isDue ? 1000 : null);
    expect(proratedFee({ ...fee, paymentStatus, bundled: true }, period, now)).toBe(isDue ? 3000 : null);
  });

  it.each([
    ['before the period', day('2025-05-01'), 3000],
    ['on its first day', day('2025-06-01'), 3000],
    ['on its last day', day('2025-07-01'), 0],
    ['after the period', day('2025-08-01'), 0],
    ['on the day before its last', day('2025-06-30'), 100],
  ])('stays between zero and the whole price: %s [MNY-14]', (_, today, due) =>
    expect(proratedFee(fee, period, today)).toBe(due),
  );

  it('is zero for a period without a length', () =>
    expect(proratedFee(fee, { startsOn: now, endsOn: now }, now)).toBe(0));

  it('rounds half up, once, after the quantity [MNY-14, MNY-16]', () => {
    const half = day('2025-06-16');
    expect(proratedFee({ ...fee, price: 333 }, period, half)).toBe(167);
    expect(proratedFee({ ...fee, price: 333, quantity: 3, isPrepayment: true }, period, half)).toBe(500);
  });

  it('never exceeds the price and is whole [MNY-14]', () => {
    const time = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays(day('1970-01-01'), days));
    fc.assert(
      fc.property(fc.nat(1e9), time, time, time, (price, start, end, today) => {
        const due = proratedFee({ ...fee, price }, { startsOn: start, endsOn: end }, today) ?? -1;
        expect(Number.isInteger(due) && due >= 0 && due <= price).toBe(true);
      }),
    );
  });

  it('equals the share of the days that is shown as "18 of 365 days" [MNY-14]', () => {
    const year = { startsOn: day('2025-12-10'), endsOn: day('2026-12-10') };
    expect(partLeft(year, day('2026-11-22'))).toEqual({ left: 18, of: 365 });
    expect(prorated(418_800, { left: 18, of: 365 })).toBe(20_653);
    expect(proratedFee({ ...fee, price: 418_800 }, year, day('2026-11-22'))).toBe(20_653);
  });
});
