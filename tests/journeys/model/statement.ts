import type { Content, Line } from './cart';
import { monthsFrom, type DayNumber } from './days';
import { partOf, sum, taxOn, type Minor } from './money';
import { partsOf, recurring, type Part } from './price';
import type { Cycle, Shelf } from './shelf';

const MONTHS = { month: 1, year: 12 } as const;

/** A paid period; its end is the day of the renewal. */
export interface Period {
  readonly startsOn: DayNumber;
  readonly endsOn: DayNumber;
}

/** A subscription in force, with the remainders of earlier changes. */
export interface Held extends Period {
  readonly content: Content;
  readonly cycle: Cycle;
  /** The first day of the first period, from which renewals are counted. */
  readonly anchor: DayNumber;
  readonly credit: Minor;
  /** What happens at the end of the period: it renews, ends (canceled) or rests (paused). */
  readonly atEnd: 'renews' | 'ends' | 'rests';
  /** Switched-off add-ons by id: their former line, and until when they are paid for. */
  readonly off: ReadonlyMap<number, Off>;
  /** The agreed monthly price of a legacy plan; absent for current plans. */
  readonly agreed?: Minor;
}

/** A switched-off add-on. */
export interface Off {
  readonly line: Line;
  readonly paidUntil: DayNumber;
}

/** One line of a bill. Credits and balances are negative. */
export interface BillLine {
  readonly kind: 'charge' | 'credit' | 'balance' | 'carried';
  readonly source: Part['source'] | 'account';
  readonly id: number;
  readonly amount: Minor;
  readonly full: Minor;
  readonly days: number;
  readonly ofDays: number;
}

export interface Statement {
  readonly lines: readonly BillLine[];
  /** Credit that the bill uses. */
  readonly credit: Minor;
  readonly subtotal: Minor;
  readonly tax: Minor;
  readonly total: Minor;
  /** Credit that remains after the bill. */
  readonly carried: Minor;
  readonly recurring: Minor;
  readonly next: Minor;
  readonly period: Period;
}

/** Returns the n-th period of a cycle from an anchor day. */
export const periodFrom = (anchor: DayNumber, cycle: Cycle, n = 0): Period => ({
  startsOn: monthsFrom(anchor, n * MONTHS[cycle]),
  endsOn: monthsFrom(anchor, (n + 1) * MONTHS[cycle]),
});

/** Returns the rest of a period, today included. */
const leftOf = ({ startsOn, endsOn }: Period, today: DayNumber) => ({
  days: Math.max(0, endsOn - Math.max(today, startsOn)),
  ofDays: endsOn - startsOn,
});

function lineOf(kind: 'charge' | 'credit', { source, id, amount, isOnce }: Part, period: Period, today: DayNumber) {
  const { days, ofDays } = leftOf(period, today);
  const part = isOnce ? amount : partOf(amount, days, ofDays);
  const size = kind === 'credit' ? 0 - part : part;
  return { kind, source, id, amount: size, full: amount, ...(isOnce ? { days: 0, ofDays: 0 } : { days, ofDays }) };
}

const ofAccount = (kind: 'balance' | 'carried', amount: Minor): BillLine[] =>
  amount === 0 ? [] : [{ kind, source: 'account', id: 0, amount, full: Math.abs(amount), days: 0, ofDays: 0 }];

const withTax = (net: Minor, rate: number): Minor => net + taxOn(net, rate);

/** The day of a change, and what is not paid for on it. */
interface Day {
  readonly today: DayNumber;
  readonly isRefunded?: (item: Pick<Part, 'source' | 'id'>) => boolean;
}

/**
 * Returns the paid content: the held one, plus wanted add-ons that are switched off but still paid for. A new period ends all paid days,
 * so then it includes every add-on that is switched off and paid for, which is credited. What was refunded is not paid for.
 */
const withPaidFor = (
  { content, off }: Held,
  wanted: Content,
  { today, isRefunded }: Required<Day>,
  goesOn: boolean,
): Content => {
  const paid = [...off]
    .filter(([id, one]) => one.paidUntil > today && !content.lines.has(id) && (!goesOn || wanted.lines.has(id)))
    .filter(([id]) => !isRefunded({ source: 'module', id }));
  return { ...content, lines: new Map([...content.lines, ...paid.map(([id, { line }]) => [id, line] as const)]) };
};

/** Returns what was paid for a period of the subscription; for a legacy plan one amount for all of it. */
export const paidParts = (shelf: Shelf, held: Held, content: Content): readonly Part[] =>
  held.agreed === undefined
    ? partsOf(shelf, content, held.cycle).filter(({ isOnce }) => !isOnce)
    : [{ source: 'plan', id: content.planId ?? 0, amount: held.agreed * MONTHS[held.cycle], isOnce: false }];

/** Returns the next bill of the subscription, before credit and tax. */
export const nextBill = (shelf: Shelf, held: Held): Minor =>
  sum(paidParts(shelf, held, held.content).map(({ amount }) => amount));

const isIn = (parts: readonly Part[], { source, id, amount }: Part): boolean =>
  parts.some((one) => one.source === source && one.id === id && one.amount === amount);

/**
 * Returns the statement of a change today. In the same cycle the period stays, and added and removed items are prorated to its
 * remaining days; another cycle starts a new period today and credits the unused rest of the old one. What was
 * refunded gives no credit. [MNY-14, MNY-17]
 */
export function statementOf(
  shelf: Shelf,
  held: Held | null,
  wanted: { readonly content: Content; readonly cycle: Cycle },
  { today, isRefunded = () => false }: Day,
  rate: number,
): Statement {
  const goesOn = held !== null && held.cycle === wanted.cycle && today < held.endsOn;
  const period: Period = goesOn ? { startsOn: held.startsOn, endsOn: held.endsOn } : periodFrom(today, wanted.cycle);
  const before = held ? paidParts(shelf, held, withPaidFor(held, wanted.content, { today, isRefunded }, goesOn)) : [];
  const after = partsOf(shelf, wanted.content, wanted.cycle);
  const come = goesOn ? after.filter((part) => part.isOnce || !isIn(before, part)) : after;
  const gone = goesOn ? before.filter((part) => !isIn(after, part)) : before;
  const changes: BillLine[] = [
    ...come.map((part) => lineOf('charge', part, period, today)),
    ...(held ? gone.filter((part) => !isRefunded(part)).map((part) => lineOf('credit', part, held, today)) : []),
  ].filter(({ amount }) => amount !== 0);

  const open = sum(changes.map(({ amount }) => amount));
  const stored = held?.credit ?? 0;
  const credit = Math.min(stored, Math.max(0, open));
  const unused = Math.max(0, 0 - open);
  const subtotal = Math.max(0, open) - credit;
  const carried = stored - credit + unused;
  const bill = recurring(shelf, wanted.content, wanted.cycle);
  const tax = taxOn(subtotal, rate);
  return {
    lines: [...changes, ...ofAccount('balance', 0 - credit), ...ofAccount('carried', unused)],
    credit,
    subtotal,
    tax,
    total: subtotal + tax,
    carried,
    recurring: withTax(bill, rate),
    next: withTax(Math.max(0, bill - carried), rate),
    period,
  };
}
