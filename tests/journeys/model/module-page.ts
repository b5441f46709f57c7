import { cycleOf, toldOf, type Account } from './account';
import { EMPTY, missing, type Content, type Line } from './cart';
import { dayAt, type DayNumber } from './days';
import { sum, type Minor } from './money';
import { linePrice } from './price';

/** What the page of an add-on says, before tax. */
export interface ModulePage {
  /** "Why this price?": the units at their price, the free ones of them, and what comes along; the amounts make the sum. */
  readonly rows: readonly Minor[];
  readonly monthly: Minor;
  readonly once: Minor;
  /** What is charged now, and for which days; null where nothing is in force that it would be charged with. */
  readonly due: {
    readonly amount: Minor;
    readonly endsOn: DayNumber;
    readonly days: number;
    readonly ofDays: number;
  } | null;
}

type Lines = ReadonlyMap<number, Line>;

/** What it would be put into: the cart, else what is in force. */
function beside({ cart, held }: Account, now: number): Content {
  if (cart.planId !== null) return cart;
  return held && held.endsOn > dayAt(now) ? held.content : EMPTY;
}

/** The add-on as it is in the cart, else as it begins; and all that comes along. */
function linesOf({ shelf, cart }: Account, before: Content, id: number): Lines {
  const lineFor = (one: number): Line => ({
    isBundled: false,
    quantity: Math.max(1, shelf.items.get(one)?.starts ?? 0),
  });
  const along = before.lines.has(id) ? [] : missing(shelf, [id], before.lines);
  return new Map([[id, cart.lines.get(id) ?? lineFor(id)], ...along.map((one) => [one, lineFor(one)] as const)]);
}

/**
 * What the lines are charged now, as the statement of an order with them says it. What is held, or is switched off and paid for, is
 * charged no more than what it costs beyond that.
 */
function dueOf(account: Account, before: Content, lines: Lines, now: number): ModulePage['due'] {
  const { held } = account;
  if (!held || held.endsOn <= dayAt(now)) return null;
  const wanted = { ...before, lines: new Map([...lines, ...before.lines]) };
  const told = toldOf(account, wanted, now, cycleOf(account, wanted));
  const goesOn = told.period.startsOn === held.startsOn && told.period.endsOn === held.endsOn;
  const of = (id: number): Minor =>
    Math.max(
      0,
      sum(
        told.lines
          .filter((one) => one.id === id && one.source === 'module' && (goesOn || one.kind === 'charge'))
          .map(({ amount }) => amount),
      ),
    );
  const { startsOn, endsOn } = told.period;
  const days = { days: endsOn - Math.max(dayAt(now), startsOn), ofDays: endsOn - startsOn };
  return { amount: sum([...lines.keys()].map(of)), endsOn, ...days };
}

/** @returns null of what has no page, of what sales tell the price of, and of what comes with the package or is everybody's: no price is told of it */
export function modulePage(account: Account, id: number, now: number): ModulePage | null {
  const { shelf, cart } = account;
  const item = shelf.items.get(id);
  if (!item?.isInMarket || item.isContact || item.isDefault || cart.lines.get(id)?.isBundled) return null;
  const before = beside(account, now);
  const lines = linesOf(account, before, id);
  const prices = [...lines].map(([one, { quantity }]) => ({
    isOnce: shelf.items.get(one)?.isOnce ?? false,
    price: linePrice(shelf, one, quantity),
  }));
  const total = (isOnce: boolean): Minor =>
    sum(prices.filter((one) => one.isOnce === isOnce).map(({ price }) => price));
  const quantity = lines.get(id)?.quantity ?? 1;
  const free = item.isMetered ? Math.min(item.free, quantity) * item.price : 0;
  const base = item.isMetered ? quantity * item.price : item.price;
  const along = prices.slice(1).map(({ price }) => price);
  return {
    rows: [base, ...(free > 0 ? [0 - free] : []), ...along],
    monthly: total(false),
    once: total(true),
    due: dueOf(account, before, lines, now),
  };
}
