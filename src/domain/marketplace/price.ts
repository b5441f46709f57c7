import { newLine } from '../cart/new-line';
import type { Cart, CartLine } from '../cart/types';
import { ownCycle } from '../cart/custom-plan';
import { MONTHS } from '../checkout/bill';
import type { BillingCycle, Catalogue, Module, ModuleId } from '../catalogue/types';
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

/** A row of "why this price?". The amounts of all rows make the sum. */
export interface PriceRow {
  readonly kind: 'base' | 'included' | 'trial' | 'discount' | 'also';
  readonly amount: Minor;
  /** Of `base` and `included`: how many units, at what price each. */
  readonly quantity: number;
  readonly unitPrice: Minor;
  /** Of `also`: what comes along. */
  readonly module: Module | null;
}

export interface DueToday {
  readonly amount: Minor;
  /** The day on which the next period begins. */
  readonly endsOn: Day;
  /** Today included. */
  readonly daysLeft: number;
  readonly days: number;
}

export interface PriceBreakdown {
  readonly rows: readonly PriceRow[];
  /** Per month, in minor units: the sum of the rows but for what is charged once. */
  readonly monthly: Minor;
  /** What is charged once, with the first bill. */
  readonly once: Minor;
  /** What an order would charge of it now; null where nothing is in force that goes on. [MNY-14, REV-160] */
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

/** The line of a module in the cart, else that which adding it would make. */
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

/** What an order would be billed with. */
interface Billing {
  readonly period: Period;
  readonly cycle: BillingCycle;
  /** How many units of a module are paid for until the period ends; null where all of them are. */
  readonly paidOf: (id: ModuleId) => number | null;
}

const runningPeriod = ({ periodStartedAt, periodEndsAt }: Subscription, today: Day): Period | null => {
  const [startsOn, endsOn] = [periodStartedAt, periodEndsAt].map((written) => readDay(written ?? ''));
  return startsOn && endsOn && endsOn > today && startsOn < endsOn ? { startsOn, endsOn } : null;
};

/**
 * The period that runs goes on, and what is held in it, or is switched off and paid for, is not charged again. A cart that is billed
 * in another cycle begins a period of its own today, and is charged all of it. [REV-160]
 * @returns null where nothing is in force that goes on
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
  // What a package holds is charged where a cart buys it by itself.
  const bought = [...paid, ...(lines ?? []).filter(({ bundled }) => !bundled)];
  const paidOf = (id: ModuleId): number | null => {
    const own = bought.find((one) => one.id === id);
    return (plan === null || !lines) && moduleIds.includes(id) ? null : own ? own.quantity : 0;
  };
  return { period: running, cycle, paidOf };
}

/** What new lines cost until the period ends. Each is rounded by itself, as it is billed. [MNY-14, MNY-15, MNY-16, REV-100] */
function dueOf(lines: readonly CartLine[], { cart, account }: Asked, today: Day): DueToday | null {
  const billing = billingOf(cart, account, today);
  if (!billing) return null;
  const { period, cycle, paidOf } = billing;
  const feeOf = (line: CartLine): Minor => {
    const { module, bundled } = line;
    if (isOnce(line)) return linePrice(line);
    const price = perPeriod(linePrice(line), cycle);
    // The line's own amount has its quantity in it already.
    const fee = { price, quantity: 1, bundled, isPrepayment: module.isPrepayment };
    return proratedFee({ ...fee, paymentStatus: module.paymentStatus }, period, today) ?? 0;
  };
  const fees = lines.map((line) => {
    const paid = paidOf(line.module.id);
    if (paid === null) return 0;
    return paid === 0 ? feeOf(line) : Math.max(0, feeOf(line) - feeOf({ ...line, quantity: paid }));
  });
  const { left, of } = partLeft(period, today);
  return { amount: fees.reduce((sum, fee) => sum + fee, 0), endsOn: period.endsOn, daysLeft: left, days: of };
}

const priceOf = (lines: readonly CartLine[]): Minor => lines.reduce((sum, line) => sum + linePrice(line), 0);

export interface Asked {
  readonly cart: Cart;
  readonly account: Account;
  readonly catalogue: Catalogue;
  readonly now: Date;
  /** Units that are thought of, before anything is added. */
  readonly quantity?: number;
}

/**
 * "Why this price?" of a module or package, row by row: base, what is included, trial, discount, and what comes along; then
 * what of it is due today. [MNY-01, MNY-07, MNY-11, MNY-14]
 * @returns null where sales tell the price
 */
export function explainItem(item: Item, asked: Asked): PriceBreakdown | null {
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
