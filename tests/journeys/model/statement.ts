import type { Content, Line } from './cart';
import { monthsFrom, type DayNumber } from './days';
import { partOf, sum, taxOn, type Minor } from './money';
import { partsOf, recurring, type Part } from './price';
import type { Cycle, Shelf } from './shelf';

const MONTHS = { month: 1, year: 12 } as const;

/** Days that are paid for; its end is the day of the renewal. */
export interface Period {
  readonly startsOn: DayNumber;
  readonly endsOn: DayNumber;
}

/** What is in force, and what is left of earlier changes. */
export interface Held extends Period {
  readonly content: Content;
  readonly cycle: Cycle;
  /** The day on which its first period started: renewals are counted from it. */
  readonly anchor: DayNumber;
  readonly credit: Minor;
  /** What becomes of it at its end: it is canceled, paused, or neither. */
  readonly atEnd: 'renews' | 'ends' | 'rests';
  /** Add-ons that are switched off: as they were, and until when they are paid for. */
  readonly off: ReadonlyMap<number, Off>;
  /** What was agreed on for a month of a plan of before the marketplace; absent of what is sold today. */
  readonly agreed?: Minor;
}

/** An add-on that is switched off. */
export interface Off {
  readonly line: Line;
  readonly paidUntil: DayNumber;
}

/** One line of a bill. Credits and balances are below 0. */
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
  /** Credit that is used now. */
  readonly credit: Minor;
  readonly subtotal: Minor;
  readonly tax: Minor;
  readonly total: Minor;
  /** Credit that is left after it. */
  readonly carried: Minor;
  readonly recurring: Minor;
  readonly next: Minor;
  readonly period: Period;
}

/** The period of a cycle that begins on a day. */
export const periodFrom = (anchor: DayNumber, cycle: Cycle, n = 0): Period => ({
  startsOn: monthsFrom(anchor, n * MONTHS[cycle]),
  endsOn: monthsFrom(anchor, (n + 1) * MONTHS[cycle]),
});

/** The part of a period that is left, today included. */
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

/**
 * What is paid for: what is held, together with those of the wanted add-ons that are switched off and not paid for again. A period of
 * another length ends all days that were paid for, so everything that is off and paid for is given back then.
 */
const withPaidFor = ({ content, off }: Held, wanted: Content, today: DayNumber, goesOn: boolean): Content => {
  const paid = [...off].filter(
    ([id, one]) => one.paidUntil > today && !content.lines.has(id) && (!goesOn || wanted.lines.has(id)),
  );
  return { ...content, lines: new Map([...content.lines, ...paid.map(([id, { line }]) => [id, line] as const)]) };
};

/** What was paid for a period of what is held: of an earlier plan one sum for all of it. */
const paidParts = (shelf: Shelf, held: Held, content: Content): readonly Part[] =>
  held.agreed === undefined
    ? partsOf(shelf, content, held.cycle).filter(({ isOnce }) => !isOnce)
    : [{ source: 'plan', id: content.planId ?? 0, amount: held.agreed * MONTHS[held.cycle], isOnce: false }];

/** What the next period of what is held is billed, before credit and tax. */
export const nextBill = (shelf: Shelf, held: Held): Minor =>
  sum(paidParts(shelf, held, held.content).map(({ amount }) => amount));

const isIn = (parts: readonly Part[], { source, id, amount }: Part): boolean =>
  parts.some((one) => one.source === source && one.id === id && one.amount === amount);

/**
 * What a change costs today. In the same cycle the period stays, and what comes and goes is counted for the days that are left
 * of it; anything else begins a period today and credits what was paid for and is not used. [MNY-14, MNY-17]
 */
export function statementOf(
  shelf: Shelf,
  held: Held | null,
  wanted: { readonly content: Content; readonly cycle: Cycle },
  today: DayNumber,
  rate: number,
): Statement {
  const goesOn = held !== null && held.cycle === wanted.cycle && today < held.endsOn;
  const period: Period = goesOn ? { startsOn: held.startsOn, endsOn: held.endsOn } : periodFrom(today, wanted.cycle);
  const before = held ? paidParts(shelf, held, withPaidFor(held, wanted.content, today, goesOn)) : [];
  const after = partsOf(shelf, wanted.content, wanted.cycle);
  const come = goesOn ? after.filter((part) => part.isOnce || !isIn(before, part)) : after;
  const gone = goesOn ? before.filter((part) => !isIn(after, part)) : before;
  const changes: BillLine[] = [
    ...come.map((part) => lineOf('charge', part, period, today)),
    ...(held ? gone.map((part) => lineOf('credit', part, held, today)) : []),
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
