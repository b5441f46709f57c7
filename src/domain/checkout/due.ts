import type { BillingCycle } from '../catalogue/types';
import type { Minor } from '../money/minor';
import { partLeft, prorated, type Period } from '../pricing/proration';
import { monthsFrom, type Day } from '../time/day';
import { MONTHS, recurringOf, sumOf, type BillItem } from './bill';

/**
 * Kind of a line. `charge`: a new item, prorated for the rest of its period; `credit`: a paid item that is no longer used;
 * `balance`: credit from an earlier change; `carried`: credit that this change carries over to the next bill.
 */
export type DueKind = 'charge' | 'credit' | 'balance' | 'carried';

/** One line of what is due today. */
export interface DueLine extends BillItem {
  readonly kind: DueKind;
  /** Minor units; credits and balances are negative. */
  readonly amount: Minor;
  /** Amount of a whole period, in minor units, never negative. */
  readonly full: Minor;
  /** Days that the amount covers, including today, and days of the period; both 0 for an account's balance. */
  readonly days: number;
  readonly ofDays: number;
  /** Part of the period that the line covers, if the server tells it. */
  readonly span?: Period;
}

/** Sum due today, with the lines that explain it; they add up to `due` exactly. */
export interface Due {
  readonly lines: readonly DueLine[];
  /** Minor units, never negative. */
  readonly due: Minor;
  /** Credit carried over to the next bill, in minor units. */
  readonly carried: Minor;
  /** The period that this payment covers. */
  readonly period: Period;
  /** The next bill before the carried credit, in minor units. */
  readonly next: Minor;
}

/** An item that the account holds. */
export interface HeldItem extends BillItem {
  /** True if its payment was returned, or its demand withdrawn: nothing is paid for it, so it gives no credit. */
  readonly isRefunded?: boolean;
}

/** Items, period and credit that the account holds now. */
export interface HeldBill {
  readonly items: readonly HeldItem[];
  readonly cycle: BillingCycle;
  readonly period: Period;
  /** Credit from earlier changes, in minor units. */
  readonly credit: Minor;
}

export interface WantedBill {
  readonly items: readonly BillItem[];
  readonly cycle: BillingCycle;
}

const lineOf = (kind: 'charge' | 'credit', item: BillItem, period: Period, today: Day): DueLine => {
  const { left, of } = partLeft(period, today);
  const part = prorated(item.amount, { left, of });
  return {
    ...item,
    kind,
    // Subtracts from 0 to avoid -0, which would print as another number.
    amount: kind === 'credit' ? 0 - part : part,
    full: item.amount,
    days: left,
    ofDays: of,
    span: { startsOn: today > period.startsOn ? today : period.startsOn, endsOn: period.endsOn },
  };
};

/** Creates the line of a one-time item, which is never prorated. */
const onceOf = (item: BillItem): DueLine => ({ ...item, kind: 'charge', full: item.amount, days: 0, ofDays: 0 });

const account = (kind: 'balance' | 'carried', amount: Minor): DueLine[] =>
  amount === 0
    ? []
    : [{ kind, source: 'account', id: 0, title: '', amount, full: Math.abs(amount), days: 0, ofDays: 0 }];

const same = (one: BillItem) => (other: BillItem) =>
  one.source === other.source && one.id === other.id && one.amount === other.amount;

/**
 * Computes what a change costs today, with proration. Within one billing cycle the period continues: new items are charged
 * and removed items credited for the days that are left, and unchanged items get no line. A first subscription, a new cycle
 * or an expired period starts a new period today, charged in full, and the unused part of earlier payments is credited.
 * What was refunded stays without a line until it is removed or changed, and then gives no credit. One-time items are charged in full. [MNY-14, MNY-17, docs/decisions/0008]
 * @param held null if nothing is in force
 */
export function dueToday(held: HeldBill | null, wanted: WantedBill, today: Day): Due {
  const isRunning = held !== null && held.period.endsOn > today;
  const goesOn = isRunning && held.cycle === wanted.cycle;
  const period = goesOn ? held.period : { startsOn: today, endsOn: monthsFrom(today, MONTHS[wanted.cycle]) };
  // A one-time payment belongs to no period, so it is never credited.
  const before = isRunning ? recurringOf(held.items) : [];
  const items = recurringOf(wanted.items);
  const gone = goesOn ? before.filter((item) => !items.some(same(item))) : before;
  const added = goesOn ? items.filter((item) => !before.some(same(item))) : items;
  const changes = [
    ...added.map((item) => lineOf('charge', item, period, today)),
    ...wanted.items.filter(({ charge }) => charge === 'once').map(onceOf),
    ...(held
      ? gone.filter(({ isRefunded }) => !isRefunded).map((item) => lineOf('credit', item, held.period, today))
      : []),
  ].filter(({ amount }) => amount !== 0);

  const open = sumOf(changes);
  const credit = held?.credit ?? 0;
  const used = Math.min(credit, Math.max(0, open));
  const unused = Math.max(0, 0 - open);
  const lines = [...changes, ...account('balance', 0 - used), ...account('carried', unused)];
  return { lines, due: sumOf(lines), carried: credit - used + unused, period, next: sumOf(items) };
}
