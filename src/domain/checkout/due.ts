import type { BillingCycle } from '../catalogue/types';
import type { Minor } from '../money/minor';
import { partLeft, prorated, type Period } from '../pricing/proration';
import { monthsFrom, type Day } from '../time/day';
import { MONTHS, recurringOf, sumOf, type BillItem } from './bill';

/**
 * Why a line is there. `charge`: what is new, for what is left of its period; `credit`: what was paid and is not used; `balance`:
 * what an earlier change left over; `carried`: what this one leaves over for the next bill.
 */
export type DueKind = 'charge' | 'credit' | 'balance' | 'carried';

/** One line of what is due today. */
export interface DueLine extends BillItem {
  readonly kind: DueKind;
  /** Minor units; credits and balances are below 0. */
  readonly amount: Minor;
  /** The same for a whole period, never below 0. */
  readonly full: Minor;
  /** Days that the amount is for, today included, and those of the period; both 0 of an account's balance. */
  readonly days: number;
  readonly ofDays: number;
  /** What of the period the line is for, where a server says it. */
  readonly span?: Period;
}

/** What is due today and why. The lines add up to `due` to the cent. */
export interface Due {
  readonly lines: readonly DueLine[];
  /** Never below 0. */
  readonly due: Minor;
  /** Credit that is left for the next bill. */
  readonly carried: Minor;
  /** The period that this pays for. */
  readonly period: Period;
  /** What the next bill will be before what is carried. */
  readonly next: Minor;
}

/** What somebody has now. */
export interface HeldBill {
  readonly items: readonly BillItem[];
  readonly cycle: BillingCycle;
  readonly period: Period;
  /** Credit from earlier changes. */
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
    // Not -0, which is another number on paper.
    amount: kind === 'credit' ? 0 - part : part,
    full: item.amount,
    days: left,
    ofDays: of,
    span: { startsOn: today > period.startsOn ? today : period.startsOn, endsOn: period.endsOn },
  };
};

/** What is billed once has no part of a period. */
const onceOf = (item: BillItem): DueLine => ({ ...item, kind: 'charge', full: item.amount, days: 0, ofDays: 0 });

const account = (kind: 'balance' | 'carried', amount: Minor): DueLine[] =>
  amount === 0
    ? []
    : [{ kind, source: 'account', id: 0, title: '', amount, full: Math.abs(amount), days: 0, ofDays: 0 }];

const same = (one: BillItem) => (other: BillItem) =>
  one.source === other.source && one.id === other.id && one.amount === other.amount;

/**
 * What a change costs today. Within one billing cycle the period stays: what is new is charged, and what goes is credited, for
 * what is left of it; what stays is on no line. A first subscription, a new cycle or a period that is over begins a period of its
 * own today, charged in full, and all that was paid before and is not used is credited. What is charged once is charged in full,
 * whatever is left of the period. [MNY-14, MNY-17, docs/decisions/0008]
 * @param held null where nothing is in force
 */
export function dueToday(held: HeldBill | null, wanted: WantedBill, today: Day): Due {
  const isRunning = held !== null && held.period.endsOn > today;
  const goesOn = isRunning && held.cycle === wanted.cycle;
  const period = goesOn ? held.period : { startsOn: today, endsOn: monthsFrom(today, MONTHS[wanted.cycle]) };
  // What was paid once is paid for good: it is never part of a period, and so never credited.
  const before = isRunning ? recurringOf(held.items) : [];
  const items = recurringOf(wanted.items);
  const gone = goesOn ? before.filter((item) => !items.some(same(item))) : before;
  const added = goesOn ? items.filter((item) => !before.some(same(item))) : items;
  const changes = [
    ...added.map((item) => lineOf('charge', item, period, today)),
    ...wanted.items.filter(({ charge }) => charge === 'once').map(onceOf),
    ...(held ? gone.map((item) => lineOf('credit', item, held.period, today)) : []),
  ].filter(({ amount }) => amount !== 0);

  const open = sumOf(changes);
  const credit = held?.credit ?? 0;
  const used = Math.min(credit, Math.max(0, open));
  const unused = Math.max(0, 0 - open);
  const lines = [...changes, ...account('balance', 0 - used), ...account('carried', unused)];
  return { lines, due: sumOf(lines), carried: credit - used + unused, period, next: sumOf(items) };
}
