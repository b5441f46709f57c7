import { isFailedPayment, PaymentStatus } from '../codes/payment';
import { mulDivRound, type Minor } from '../money/minor';
import { daysBetween, type Day } from '../time/day';

export interface Fee {
  /** Minor units per unit and month. */
  readonly price: Minor;
  readonly quantity: number;
  readonly bundled: boolean;
  readonly isPrepayment: boolean;
  /** Payment marker 0…10. */
  readonly paymentStatus: number;
}

/** A billing period; `endsOn` is exclusive, the first day of the next period. */
export interface Period {
  readonly startsOn: Day;
  readonly endsOn: Day;
}

/** The days left in a period, including today, and all its days. [docs/decisions/0008] */
export interface Part {
  readonly left: number;
  readonly of: number;
}

/** Returns the part of a period that is left, clamped to the period. The page shows the same numbers, e.g. "18 of 365 days". */
export function partLeft({ startsOn, endsOn }: Period, today: Day): Part {
  const of = Math.max(0, daysBetween(startsOn, endsOn));
  return { left: Math.min(of, Math.max(0, daysBetween(today, endsOn))), of };
}

/** Prorates an amount in minor units, rounded half up once. */
export const prorated = (amount: Minor, { left, of }: Part): Minor => mulDivRound(amount, left, Math.max(1, of));

/**
 * Prorates the fee of a module: the rest of the period times its price, if the fee is unpaid or failed and the module is not
 * bundled. A prepayment is charged by quantity. A bundled module keeps its full price; a paid one owes nothing. [MNY-14,
 * MNY-15, MNY-16, MNY-17]
 * @returns minor units, rounded half up once; null if no fee is due
 */
export function proratedFee(fee: Fee, period: Period, today: Day): Minor | null {
  if (fee.paymentStatus !== PaymentStatus.unpaid && !isFailedPayment(fee.paymentStatus)) return null;
  if (fee.bundled) return fee.price;
  return prorated(fee.isPrepayment ? fee.quantity * fee.price : fee.price, partLeft(period, today));
}
