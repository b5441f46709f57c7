import type { Cart } from '../../../src/domain/cart/types';
import { isCustomSolution } from '../../../src/domain/cart/custom-plan';
import type { BillingCycle } from '../../../src/domain/catalogue/types';
import { billOf, MONTHS } from '../../../src/domain/checkout/bill';
import type { DueLine } from '../../../src/domain/checkout/due';
import type { Currency } from '../../../src/domain/money/currency';
import { mulDivRound, type Minor } from '../../../src/domain/money/minor';
import type { Period } from '../../../src/domain/pricing/proration';
import { cartTotals } from '../../../src/domain/pricing/totals';

/** What stands on an invoice. The amounts of all lines add up to its net sum. */
export interface InvoiceLine {
  /** `discount` is what a package costs less than its list price; the others are those of an order. */
  readonly kind: DueLine['kind'] | 'discount';
  readonly title: string;
  /** Minor units; what is taken off is below 0. */
  readonly amount: Minor;
  /** Days billed, and those of the period; both 0 of what is billed whole. */
  readonly days: number;
  readonly ofDays: number;
}

const whole = (kind: InvoiceLine['kind'], title: string, amount: Minor): InvoiceLine => ({
  kind,
  title,
  amount,
  days: 0,
  ofDays: 0,
});

/** A whole period of what is held: the package at its list price, what is taken off it, and each add-on. */
export function periodLines(cart: Pick<Cart, 'plan' | 'lines'>, cycle: BillingCycle, currency: Currency) {
  return billOf(cart, cycle, currency).flatMap(({ source, title, amount }): InvoiceLine[] => {
    const isPlan = source === 'plan' && cart.plan && !isCustomSolution(cart.plan);
    const list = isPlan ? cartTotals(cart, currency).totalBundleNonDiscountedPrice * MONTHS[cycle] : amount;
    if (list <= amount) return [whole('charge', title, amount)];
    return [whole('charge', title, list), whole('discount', title, amount - list)];
  });
}

/** What credit is left of pays for. */
export const creditLine = (credit: Minor): InvoiceLine[] => (credit > 0 ? [whole('balance', '', 0 - credit)] : []);

/** What an order charged and credited. A whole period says nothing of days. */
export const orderLines = (lines: readonly DueLine[]): InvoiceLine[] =>
  lines.map(({ kind, title, amount, days, ofDays }) =>
    days >= ofDays ? whole(kind, title, amount) : { kind, title, amount, days, ofDays },
  );

const DAY = 86_400_000;

/** Add-ons that came in the middle of a period, for what was left of it. */
export function partLines(
  cart: Pick<Cart, 'lines'>,
  cycle: BillingCycle,
  currency: Currency,
  { startsAt, endsAt }: Period,
  from: Date,
): InvoiceLine[] {
  const [left, length] = [endsAt.getTime() - from.getTime(), endsAt.getTime() - startsAt.getTime()];
  return billOf({ plan: null, lines: cart.lines }, cycle, currency).map(({ title, amount }) => ({
    kind: 'charge',
    title,
    amount: mulDivRound(amount, left, length),
    days: Math.ceil(left / DAY),
    ofDays: Math.round(length / DAY),
  }));
}
