import { newLine } from '../cart/new-line';
import type { Cart, CartLine } from '../cart/types';
import type { Catalogue, Module } from '../catalogue/types';
import type { Minor } from '../money/minor';
import { explainLine } from '../pricing/line-explained';
import { isOnce, linePrice } from '../pricing/module-price';
import { partLeft, proratedFee, type Period } from '../pricing/proration';
import { yearly } from '../pricing/yearly';
import type { Account } from '../subscription/types';
import { inForce } from '../subscription/in-force';
import { dayOf, readDay, type Day } from '../time/day';
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

export interface ItemPrice {
  readonly rows: readonly PriceRow[];
  /** Per month, in minor units: the sum of the rows but for what is charged once. */
  readonly monthly: Minor;
  /** What is charged once, with the first bill. */
  readonly once: Minor;
  /** What is left of the period that is paid for; null where there is none, or nothing to pay for it. [MNY-14] */
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

function periodOf(account: Account, today: Day): Period | null {
  const { periodStartedAt, periodEndsAt } = inForce(account) ?? {};
  const [startsOn, endsOn] = [periodStartedAt, periodEndsAt].map((written) => readDay(written ?? ''));
  return startsOn && endsOn && endsOn > today && startsOn < endsOn ? { startsOn, endsOn } : null;
}

/**
 * What new lines cost until the period ends. Each is rounded by itself, as it is billed. What was switched off and is paid for costs
 * nothing in the quantity that is paid for. [MNY-14, MNY-15, MNY-16, REV-100]
 */
function dueOf(lines: readonly CartLine[], account: Account, today: Day): DueToday | null {
  const period = periodOf(account, today);
  if (!period) return null;
  const isYearly = account.subscription?.timeframe === 'year';
  const feeOf = (line: CartLine): Minor => {
    const { module, bundled } = line;
    if (isOnce(line)) return linePrice(line);
    const price = isYearly ? yearly(linePrice(line)) : linePrice(line);
    // The line's own amount has its quantity in it already.
    const fee = { price, quantity: 1, bundled, isPrepayment: module.isPrepayment };
    return proratedFee({ ...fee, paymentStatus: module.paymentStatus }, period, today) ?? 0;
  };
  const fees = lines.map((line) => {
    const paid = account.subscription?.paid?.find(({ id }) => id === line.module.id);
    return paid ? Math.max(0, feeOf(line) - feeOf({ ...line, quantity: paid.quantity })) : feeOf(line);
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
export function explainItem(item: Item, { cart, account, catalogue, now, quantity }: Asked): ItemPrice | null {
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
    dueToday: dueOf(lines, account, dayOf(now)),
  };
}
