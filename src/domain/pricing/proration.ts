import { Bundled } from '../codes/markers';
import { isFailedPayment, Payment } from '../codes/payment';
import { mulDivRound, type Minor } from '../money/minor';

export interface Fee {
  /** Per unit and month, in minor units. */
  readonly price: Minor;
  readonly quantity: number;
  readonly bundled: Bundled;
  readonly isPrepayment: boolean;
  /** Payment marker 0…10. */
  readonly paymentStatus: number;
}

export interface Period {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** The part of a billing period that is left, as whole ms over whole ms, between nothing and all of it. */
function remaining({ startsAt, endsAt }: Period, now: Date): { readonly left: number; readonly length: number } {
  const length = endsAt.getTime() - startsAt.getTime();
  if (!(length > 0)) return { left: 0, length: 1 };
  return { left: Math.min(length, Math.max(0, endsAt.getTime() - now.getTime())), length };
}

/**
 * What is due now for a module: the remaining fraction of the period times its price, where the fee is unpaid or failed and
 * the module is not bundled. A prepayment pays for its quantity. A bundled module keeps its price, a paid one owes nothing.
 * [MNY-14, MNY-15, MNY-16, MNY-17]
 * @returns minor units, rounded half up once; null when no fee is due.
 */
export function proratedFee(fee: Fee, period: Period, now: Date): Minor | null {
  if (fee.paymentStatus !== Payment.unpaid && !isFailedPayment(fee.paymentStatus)) return null;
  if (fee.bundled === Bundled.yes) return fee.price;
  const { left, length } = remaining(period, now);
  return mulDivRound(fee.isPrepayment ? fee.quantity * fee.price : fee.price, left, length);
}
