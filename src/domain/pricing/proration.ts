import { isFailedPayment, PaymentStatus } from '../codes/payment';
import { mulDivRound, type Minor } from '../money/minor';
import { daysBetween, type Day } from '../time/day';

export interface Fee {
  /** Per unit and month, in minor units. */
  readonly price: Minor;
  readonly quantity: number;
  readonly bundled: boolean;
  readonly isPrepayment: boolean;
  /** Payment marker 0…10. */
  readonly paymentStatus: number;
}

/** From its first day to the day that the next one begins on, which is not of it. */
export interface Period {
  readonly startsOn: Day;
  readonly endsOn: Day;
}

/** The days of a period that are left, today included, and all of its days. [docs/decisions/0008] */
export interface Part {
  readonly left: number;
  readonly of: number;
}

/** Between nothing and all of the period: "18 of 365 days" are the very figures that an amount is computed with. */
export function partLeft({ startsOn, endsOn }: Period, today: Day): Part {
  const of = Math.max(0, daysBetween(startsOn, endsOn));
  return { left: Math.min(of, Math.max(0, daysBetween(today, endsOn))), of };
}

/** That part of an amount in minor units, rounded half up once. */
export const prorated = (amount: Minor, { left, of }: Part): Minor => mulDivRound(amount, left, Math.max(1, of));

/**
 * What is due now for a module: the remaining fraction of the period times its price, where the fee is unpaid or failed and
 * the module is not bundled. A prepayment pays for its quantity. A bundled module keeps its price, a paid one owes nothing.
 * [MNY-14, MNY-15, MNY-16, MNY-17]
 * @returns minor units, rounded half up once; null when no fee is due.
 */
export function proratedFee(fee: Fee, period: Period, today: Day): Minor | null {
  if (fee.paymentStatus !== PaymentStatus.unpaid && !isFailedPayment(fee.paymentStatus)) return null;
  if (fee.bundled) return fee.price;
  return prorated(fee.isPrepayment ? fee.quantity * fee.price : fee.price, partLeft(period, today));
}
