import { EMPTY, written, type Content } from './cart';
import { dayAt, monthsFrom, type DayNumber } from './days';
import { taxOn, type Minor } from './money';
import { recurring } from './price';
import type { Cycle, Shelf } from './shelf';
import { periodFrom, statementOf, type Held, type Period, type Statement } from './statement';

/** What was billed, as an invoice and a transaction have to say it. */
export interface Billed extends Period {
  readonly what: 'order' | 'renewal';
  readonly issuedOn: DayNumber;
  readonly net: Minor;
  readonly tax: Minor;
  readonly total: Minor;
  /** Credit that is left after it. */
  readonly carried: Minor;
}

/** Everything that somebody has: a cart, what is in force, what was billed. */
export interface Account {
  readonly shelf: Shelf;
  /** Hundredths of a percent. */
  readonly rate: number;
  readonly cart: Content;
  readonly held: Held | null;
  readonly billed: readonly Billed[];
}

export const newAccount = (shelf: Shelf, rate: number): Account => ({
  shelf,
  rate,
  cart: EMPTY,
  held: null,
  billed: [],
});

/** One-off things are not held after their bill. */
const kept = ({ items }: Shelf, content: Content): Content => ({
  ...content,
  lines: new Map([...content.lines].filter(([id]) => !items.get(id)?.isOnce)),
});

/** Renews, each period once, all whose day has come. */
export function until(account: Account, now: number): Account {
  let { held } = account;
  const billed = [...account.billed];
  while (held && held.endsOn <= dayAt(now)) {
    const { content, cycle, anchor, endsOn: startsOn } = held;
    const n = periods(held) + 1;
    const bill = recurring(account.shelf, content, cycle);
    const used = Math.min(held.credit, bill);
    const net = bill - used;
    const period = { startsOn, endsOn: periodFrom(anchor, cycle, n).endsOn };
    held = { ...held, ...period, credit: held.credit - used };
    const tax = taxOn(net, account.rate);
    billed.push({ what: 'renewal', issuedOn: startsOn, net, tax, total: net + tax, carried: held.credit, ...period });
  }
  return { ...account, held, billed };
}

/** How many periods of its anchor came before the one that runs. */
function periods({ anchor, cycle, startsOn }: Held): number {
  const step = cycle === 'year' ? 12 : 1;
  let n = 0;
  while (monthsFrom(anchor, n * step) < startsOn) n += 1;
  return n;
}

/** The cycle that a content is billed in where nobody says: its package's own, else the one that is in force. */
export function cycleOf({ shelf, held }: Account, { planId }: Content): Cycle {
  const plan = planId === null ? undefined : shelf.packages.get(planId);
  return plan?.cycle ?? held?.cycle ?? 'month';
}

export const toldOf = (account: Account, content: Content, now: number, cycle = cycleOf(account, content)): Statement =>
  statementOf(account.shelf, account.held, { content, cycle }, dayAt(now), account.rate);

/** A content is ordered and at once in force. */
export function ordered(account: Account, content: Content, now: number, cycle = cycleOf(account, content)): Account {
  const { subtotal, tax, total, carried, period } = toldOf(account, content, now, cycle);
  const goesOn = account.held?.startsOn === period.startsOn && account.held.cycle === cycle;
  const anchor = goesOn && account.held ? account.held.anchor : period.startsOn;
  const bill = { issuedOn: dayAt(now), net: subtotal, tax, total, carried, ...period };
  return {
    ...account,
    held: { content: kept(account.shelf, content), cycle, anchor, credit: carried, ...period },
    billed: [...account.billed, { what: 'order', ...bill }],
  };
}

/** The cart is what is in force already, in the same cycle: there is nothing to order. */
export const isHeld = (account: Account): boolean =>
  account.held !== null &&
  account.held.cycle === cycleOf(account, account.cart) &&
  written(account.held.content) === written(account.cart);
