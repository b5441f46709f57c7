import { cycleOf, toldOf, usedBy, type Account } from './account';
import { EMPTY, missing, type Content, type Line } from './cart';
import { dayAt, type DayNumber } from './days';
import { sum, type Minor } from './money';
import { linePrice } from './price';

/** The amounts on the details page of an add-on, before tax. */
export interface ModulePage {
  /** The rows of "Why this price?": units, free units and dependencies; they add up to the sum. */
  readonly rows: readonly Minor[];
  readonly monthly: Minor;
  readonly once: Minor;
  /** The amount due now and its days; null if there is no subscription to charge it with. */
  readonly due: {
    readonly amount: Minor;
    readonly endsOn: DayNumber;
    readonly days: number;
    readonly ofDays: number;
  } | null;
}

type Lines = ReadonlyMap<number, Line>;

/** Returns the content to which the add-on would be added: the cart, else the subscription or what is on trial. */
function beside(account: Account, now: number): Content {
  if (account.cart.planId !== null) return account.cart;
  const used = usedBy(account);
  return used && used.endsOn > dayAt(now) ? used.content : EMPTY;
}

/** Returns the add-on's line as in the cart, else a new one, with its dependencies. */
function linesOf({ shelf, cart }: Account, before: Content, id: number): Lines {
  const lineFor = (one: number): Line => ({
    isBundled: false,
    quantity: Math.max(1, shelf.items.get(one)?.starts ?? 0),
  });
  const along = before.lines.has(id) ? [] : missing(shelf, [id], before.lines);
  return new Map([[id, cart.lines.get(id) ?? lineFor(id)], ...along.map((one) => [one, lineFor(one)] as const)]);
}

/**
 * Returns the amount due now for the lines, as the statement of an order would. Items that are held, or switched off but paid for, are
 * charged only for what exceeds that.
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

/** Returns the page of an add-on. @returns null without a page or price: sold by sales, bundled by the package, or a default module */
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
