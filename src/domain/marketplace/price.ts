import { newLine } from '../cart/new-line';
import type { Cart, CartLine } from '../cart/types';
import { ownCycle } from '../cart/custom-plan';
import { MONTHS } from '../checkout/bill';
import type { BillingCycle, Catalogue, Module } from '../catalogue/types';
import type { Minor } from '../money/minor';
import { explainLine } from '../pricing/line-explained';
import { isOnce, linePrice } from '../pricing/module-price';
import { partLeft, proratedFee, type Period } from '../pricing/proration';
import { perPeriod } from '../pricing/yearly';
import type { Account, Subscription } from '../subscription/types';
import { cycleNow, inForce } from '../subscription/in-force';
import { dayOf, monthsFrom, readDay, type Day } from '../time/day';
import { alsoAdds } from './state';
import type { Item } from './types';

/** One row of "why this price?". The amounts of all rows add up to the price. */
export interface PriceRow {
  readonly kind: 'base' | 'included' | 'trial' | 'discount' | 'also';
  readonly amount: Minor;
  /** Number of units and price per unit, for `base` and `included` rows. */
  readonly quantity: number;
  readonly unitPrice: Minor;
  /** The dependency of an `also` row. */
  readonly module: Module | null;
}

export interface DueToday {
  readonly amount: Minor;
  /** First day of the next period. */
  readonly endsOn: Day;
  /** Days left in the period, including today. */
  readonly daysLeft: number;
  readonly days: number;
}

export interface PriceBreakdown {
  readonly rows: readonly PriceRow[];
  /** Sum of the recurring rows per month, in minor units. */
  readonly monthly: Minor;
  /** One-time charges on the first bill, in minor units. */
  readonly once: Minor;
  /** Prorated cost of ordering the item now; null if no subscription period is running. [MNY-14, REV-160] */
  readonly dueToday: DueToday | null;
}

const row = (kind: PriceRow['kind'], amount: Minor, more: Partial<PriceRow> = {}): PriceRow => ({
  kind,
  amount,
  quantity: 1,
  unitPrice: amount,
  module: null,
  ...more,
});

/** Returns the module's line in the cart, or the line that adding it would create. */
const lineOf = (module: Module, cart: Cart, quantity: number | undefined): CartLine => {
  const line = cart.lines[module.id] ?? newLine(module);
  return quantity === undefined ? line : { ...line, quantity };
};

function moduleRows(line: CartLine): readonly PriceRow[] {
  const { quantity, unitPrice, list, included, includedOff, trialOff } = explainLine(line);
  return [
    row('base', list, { quantity, unitPrice }),
    ...(includedOff === 0 ? [] : [row('included', includedOff, { quantity: included, unitPrice })]),
    ...(trialOff === 0 ? [] : [row('trial', trialOff)]),
  ];
}

/** Billing context of an order. */
interface Billing {
  readonly period: Period;
  readonly cycle: BillingCycle;
  /** Returns how many units of a line are held until the period ends and not charged again; null if all are. */
  readonly paidOf: (line: CartLine) => number | null;
}

const runningPeriod = ({ periodStartedAt, periodEndsAt }: Subscription, today: Day): Period | null => {
  const [startsOn, endsOn] = [periodStartedAt, periodEndsAt].map((written) => readDay(written ?? ''));
  return startsOn && endsOn && endsOn > today && startsOn < endsOn ? { startsOn, endsOn } : null;
};

/**
 * Derives the billing context of an order. The running period continues, and modules that are held, or switched off but paid
 * for, are not charged again. A cart in another billing cycle starts a new period today and is charged in full. [REV-160]
 * @returns null if no subscription period is running
 */
function billingOf({ plan }: Cart, account: Account, today: Day): Billing | null {
  const held = inForce(account);
  const running = held && runningPeriod(held, today);
  if (!held || !running) return null;
  const now = cycleNow(account);
  const cycle = ownCycle(plan, now);
  if (now !== null && cycle !== now)
    return { period: { startsOn: today, endsOn: monthsFrom(today, MONTHS[cycle]) }, cycle, paidOf: () => 0 };
  const { lines, moduleIds, paid = [] } = held;
  // Excludes bundled modules: a cart that buys one by itself pays for it.
  const bought = [...paid, ...(lines ?? []).filter(({ bundled }) => !bundled)];
  const paidOf = (line: CartLine): number | null => {
    const { id } = line.module;
    const own = bought.find((one) => one.id === id);
    // Nothing is paid for what was refunded, so it goes on as it is, or is charged in full.
    if (own?.isRefunded && own.quantity !== null && linePrice(line) !== linePrice({ ...line, quantity: own.quantity }))
      return 0;
    return (plan === null || !lines) && moduleIds.includes(id) ? null : own ? own.quantity : 0;
  };
  return { period: running, cycle, paidOf };
}

/**
 * Prorates new lines until the period ends. Each line is rounded by itself, as it is billed. [MNY-14, MNY-15, MNY-16,
 * REV-100]
 */
function dueOf(lines: readonly CartLine[], { cart, account }: PriceContext, today: Day): DueToday | null {
  const billing = billingOf(cart, account, today);
  if (!billing) return null;
  const { period, cycle, paidOf } = billing;
  const feeOf = (line: CartLine): Minor => {
    const { module, bundled } = line;
    if (isOnce(line)) return linePrice(line);
    const price = perPeriod(linePrice(line), cycle);
    // The line's amount already includes its quantity.
    const fee = { price, quantity: 1, bundled, isPrepayment: module.isPrepayment };
    return proratedFee({ ...fee, paymentStatus: module.paymentStatus }, period, today) ?? 0;
  };
  const fees = lines.map((line) => {
    const paid = paidOf(line);
    if (paid === null) return 0;
    return paid === 0 ? feeOf(line) : Math.max(0, feeOf(line) - feeOf({ ...line, quantity: paid }));
  });
  const { left, of } = partLeft(period, today);
  return { amount: fees.reduce((sum, fee) => sum + fee, 0), endsOn: period.endsOn, daysLeft: left, days: of };
}

const priceOf = (lines: readonly CartLine[]): Minor => lines.reduce((sum, line) => sum + linePrice(line), 0);

export interface PriceContext {
  readonly cart: Cart;
  readonly account: Account;
  readonly catalogue: Catalogue;
  readonly now: Date;
  /** Quantity to preview before anything is added. */
  readonly quantity?: number;
}

/**
 * Explains the price of a module or package row by row: base, included units, trial, discount and dependencies; then what is
 * due today. [MNY-01, MNY-07, MNY-11, MNY-14]
 * @returns null if the item is sold by contact
 */
export function explainItem(item: Item, asked: PriceContext): PriceBreakdown | null {
  const { cart, account, catalogue, now, quantity } = asked;
  if (item.price === null) return null;
  if (item.kind === 'package') {
    const discount = item.price - item.list;
    const rows = [row('base', item.list), ...(discount === 0 ? [] : [row('discount', discount)])];
    return { rows, monthly: item.price, once: 0, dueToday: null };
  }
  const own = lineOf(item.module, cart, quantity);
  const others = alsoAdds(item.id, cart, catalogue, account).map(newLine);
  const rows = [...moduleRows(own), ...others.map((line) => row('also', linePrice(line), { module: line.module }))];
  const lines = [own, ...others];
  return {
    rows,
    monthly: priceOf(lines.filter((line) => !isOnce(line))),
    once: priceOf(lines.filter(isOnce)),
    dueToday: dueOf(lines, asked, dayOf(now)),
  };
}
