import type { Cart } from '../../../src/domain/cart/types';
import { isCustomSolution } from '../../../src/domain/catalogue/custom-solution';
import type { BillingCycle } from '../../../src/domain/catalogue/types';
import { billOf, MONTHS, type BillItem } from '../../../src/domain/checkout/bill';
import type { DueLine } from '../../../src/domain/checkout/due';
import type { Currency } from '../../../src/domain/money/currency';
import type { Minor } from '../../../src/domain/money/minor';
import { partLeft, prorated, type Period } from '../../../src/domain/pricing/proration';
import { cartTotals } from '../../../src/domain/pricing/totals';
import { fromContent } from '../cart/content';
import { agreedOf, billedOf, type Holding } from '../order/holding';
import type { Desk } from './desk';
import type { Day } from '../../../src/domain/time/day';

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
  /** What of the period it is for; none of a balance, of what is billed once, and of invoices of before it was written. */
  readonly span?: Period;
  /** Units, and the price of one for a whole period. */
  readonly quantity?: number;
  readonly unitPrice?: Minor;
}

const whole = (
  kind: InvoiceLine['kind'],
  title: string,
  amount: Minor,
  more: Partial<InvoiceLine> = {},
): InvoiceLine => ({
  kind,
  title,
  amount,
  days: 0,
  ofDays: 0,
  ...more,
});

const unitsOf = ({ quantity, unitPrice }: Pick<BillItem, 'quantity' | 'unitPrice'>): Partial<InvoiceLine> =>
  quantity === undefined || unitPrice === undefined ? {} : { quantity, unitPrice };

/** A whole period of what is held: the package at its list price, what is taken off it, and each add-on. */
export function holdingLines(desk: Pick<Desk, 'member' | 'catalogue' | 'currency'>, holding: Holding, period: Period) {
  const cart = fromContent(holding.content, desk.catalogue);
  // What was agreed on for an earlier plan has no list price.
  const hasList = agreedOf(desk.member, holding, desk.currency) === null && cart.plan && !isCustomSolution(cart.plan);
  const perPeriod = cartTotals(cart, desk.currency).totalBundleNonDiscountedPrice * MONTHS[holding.timeframe];
  return billedOf(desk, holding).flatMap((item): InvoiceLine[] => {
    const { source, title, amount } = item;
    const list = hasList && source === 'plan' ? perPeriod : amount;
    const span = { span: period };
    if (list <= amount) return [whole('charge', title, amount, { ...unitsOf(item), ...span })];
    const units = unitsOf({ quantity: 1, unitPrice: list });
    return [whole('charge', title, list, { ...units, ...span }), whole('discount', title, amount - list)];
  });
}

/** What credit is left of pays for. */
export const creditLine = (credit: Minor): InvoiceLine[] => (credit > 0 ? [whole('balance', '', 0 - credit)] : []);

/** What an order charged and credited. A whole period says nothing of days. */
export const orderLines = (lines: readonly DueLine[]): InvoiceLine[] =>
  lines.map(({ kind, title, amount, days, ofDays, span, ...units }) => {
    const line = whole(kind, title, amount, { ...unitsOf(units), ...(span && { span }) });
    return days >= ofDays ? line : { ...line, days, ofDays };
  });

/** Add-ons that came in the middle of a period, for what was left of it. */
export function partLines(
  cart: Pick<Cart, 'lines'>,
  cycle: BillingCycle,
  currency: Currency,
  period: Period,
  from: Day,
): InvoiceLine[] {
  const part = partLeft(period, from);
  return billOf({ plan: null, lines: cart.lines }, cycle, currency).map((item) => ({
    ...whole('charge', item.title, prorated(item.amount, part), unitsOf(item)),
    days: part.left,
    ofDays: part.of,
    span: { startsOn: from, endsOn: period.endsOn },
  }));
}
