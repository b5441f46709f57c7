import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Bundled } from '../../../src/domain/codes/markers';
import { Payment } from '../../../src/domain/codes/payment';
import { proratedFee, type Fee } from '../../../src/domain/pricing/proration';

const at = (day: string) => new Date(`${day}T00:00:00Z`);
const period = { startsAt: at('2025-06-01'), endsAt: at('2025-07-01') };
/** 10 of 30 days are left. */
const now = at('2025-06-21');
const fee: Fee = { price: 3000, quantity: 4, bundled: Bundled.no, isPrepayment: false, paymentStatus: Payment.unpaid };

describe('proratedFee', () => {
  it('is the remaining fraction of the price [MNY-14]', () => expect(proratedFee(fee, period, now)).toBe(1000));

  it('pays for the quantity of a prepayment [MNY-16]', () =>
    expect(proratedFee({ ...fee, isPrepayment: true }, period, now)).toBe(4000));

  it('is the whole price of a bundled module [MNY-17]', () =>
    expect(proratedFee({ ...fee, bundled: Bundled.yes, isPrepayment: true }, period, now)).toBe(3000));

  it.each(Object.entries(Payment))('is due or not by the payment marker: %s [MNY-15, MNY-17]', (_, paymentStatus) => {
    const isDue = paymentStatus === Payment.unpaid || paymentStatus >= Payment.failed;
    expect(proratedFee({ ...fee, paymentStatus }, period, now)).toBe(isDue ? 1000 : null);
    expect(proratedFee({ ...fee, paymentStatus, bundled: Bundled.yes }, period, now)).toBe(isDue ? 3000 : null);
  });

  it.each([
    ['before it begins', at('2025-05-01'), 3000],
    ['on its first day', at('2025-06-01'), 3000],
    ['on its last', at('2025-07-01'), 0],
    ['after it', at('2025-08-01'), 0],
    ['to the millisecond', new Date(period.endsAt.getTime() - 1), 0],
  ])('stays between nothing and all of it: %s [MNY-14]', (_, day, due) =>
    expect(proratedFee(fee, period, day)).toBe(due),
  );

  it('is nothing for a period without a length', () =>
    expect(proratedFee(fee, { startsAt: now, endsAt: now }, now)).toBe(0));

  it('rounds half up, once, after the quantity [MNY-14, MNY-16]', () => {
    const half = at('2025-06-16');
    expect(proratedFee({ ...fee, price: 333 }, period, half)).toBe(167);
    expect(proratedFee({ ...fee, price: 333, quantity: 3, isPrepayment: true }, period, half)).toBe(500);
  });

  it('never exceeds the price and is whole [MNY-14]', () => {
    const time = fc.integer({ min: 0, max: 4e12 });
    fc.assert(
      fc.property(fc.nat(1e9), time, time, time, (price, start, end, today) => {
        const span = { startsAt: new Date(start), endsAt: new Date(end) };
        const due = proratedFee({ ...fee, price }, span, new Date(today)) ?? -1;
        expect(Number.isInteger(due) && due >= 0 && due <= price).toBe(true);
      }),
    );
  });
});
