import type { Cart } from '../../../src/domain/cart/types';
import { isCustomSolution } from '../../../src/domain/catalogue/custom-solution';
import type { BillingCycle } from '../../../src/domain/catalogue/types';
import { billOf, MONTHS, type BillItem } from '../../../src/domain/checkout/bill';
import type { DueLine } from '../../../src/domain/checkout/due';
import type { Currency } from '../../../src/domain/money/currency';
import type { Minor } from '../../../src/domain/money/minor';
import { partLeft, prorated, type Period } from '../../../src/domain/pricing/proration';
import { cartTotals } from '../../../src/domain/pricing/totals';
import { fromContent } from '../model/content';
import { agreedOf, billedOf, type Holding } from '../subscription/holding';
import type { InvoiceLine } from '../model/invoice-line';
import type { InvoiceContext } from './parties-of';
import type { Day } from '../../../src/domain/time/day';

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

const itemOf = ({ source, id }: Pick<BillItem, 'source' | 'id'>): Partial<InvoiceLine> => ({ item: { source, id } });

const unitsOf = ({ quantity, unitPrice }: Pick<BillItem, 'quantity' | 'unitPrice'>): Partial<InvoiceLine> =>
  quantity === undefined || unitPrice === undefined ? {} : { quantity, unitPrice };

/** Returns the invoice lines of a whole period: the package at its list price, its discount, and each add-on. */
export function holdingLines(
  desk: Pick<InvoiceContext, 'member' | 'catalogue' | 'currency'>,
  holding: Holding,
  period: Period,
) {
  const cart = fromContent(holding.content, desk.catalogue);
  // A legacy plan with an agreed price has no list price.
  const hasList = agreedOf(desk.member, holding, desk.currency) === null && cart.plan && !isCustomSolution(cart.plan);
  const perPeriod = cartTotals(cart, desk.currency).totalBundleNonDiscountedPrice * MONTHS[holding.timeframe];
  return billedOf(desk, holding).flatMap((item): InvoiceLine[] => {
    const { source, title, amount } = item;
    const list = hasList && source === 'plan' ? perPeriod : amount;
    const span = { span: period };
    // An agreed price is one for the whole.
    const own = { ...itemOf(item), quantity: 1, unitPrice: amount, ...unitsOf(item) };
    if (list <= amount) return [whole('charge', title, amount, { ...own, ...span })];
    const units = { ...itemOf(item), ...unitsOf({ quantity: 1, unitPrice: list }) };
    return [whole('charge', title, list, { ...units, ...span }), whole('discount', title, amount - list)];
  });
}

/** Returns the invoice line of used credit. */
export const creditLine = (credit: Minor): InvoiceLine[] => (credit > 0 ? [whole('balance', '', 0 - credit)] : []);

/** Returns the invoice lines of an order. A whole period mentions no days. */
export const orderLines = (lines: readonly DueLine[]): InvoiceLine[] =>
  lines.map(({ kind, source, id, title, amount, days, ofDays, span, ...units }) => {
    const item = source === 'account' ? {} : itemOf({ source, id });
    const line = whole(kind, title, amount, { ...item, ...unitsOf(units), ...(span && { span }) });
    return days >= ofDays ? line : { ...line, days, ofDays };
  });

/** Returns the prorated lines of add-ons that were added during a period. */
export function partLines(
  cart: Pick<Cart, 'lines'>,
  cycle: BillingCycle,
  currency: Currency,
  period: Period,
  from: Day,
): InvoiceLine[] {
  const part = partLeft(period, from);
  return billOf({ plan: null, lines: cart.lines }, cycle, currency).map((item) => ({
    ...whole('charge', item.title, prorated(item.amount, part), { ...itemOf(item), ...unitsOf(item) }),
    days: part.left,
    ofDays: part.of,
    span: { startsOn: from, endsOn: period.endsOn },
  }));
}
