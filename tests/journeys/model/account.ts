import { CUSTOM, EMPTY, contentAsText, type Content } from './cart';
import { dayAt, monthsFrom, type DayNumber } from './days';
import { sum, taxOn, type Minor } from './money';
import { partsOf } from './price';
import type { Cycle, Shelf } from './shelf';
import { nextBill, periodFrom, statementOf, type Held, type Period, type Statement } from './statement';

/** What was billed, as an invoice and a transaction have to say it. */
export interface Billed extends Period {
  /** `unbilled`: an order that is on no invoice, because nothing was ours to bill. */
  readonly what: 'order' | 'renewal' | 'declined' | 'unbilled';
  readonly issuedOn: DayNumber;
  readonly net: Minor;
  readonly tax: Minor;
  readonly total: Minor;
  /** Credit that is left after it. */
  readonly carried: Minor;
}

/** A package that is tried before it is paid for. */
export interface Trial extends Period {
  readonly content: Content;
  readonly cycle: Cycle;
  /** What is taken at its end for what was ordered in it; null where nothing was. */
  readonly scheduled: Minor | null;
}

/** Everything that somebody has: a cart, what is in force, what was billed. */
export interface Account {
  readonly shelf: Shelf;
  /** 0 = a visitor. */
  readonly memberId: number;
  /** Hundredths of a percent. */
  readonly rate: number;
  readonly cart: Content;
  readonly held: Held | null;
  readonly trial: Trial | null;
  /** A plan of before the marketplace: it is paid for, and nothing of it can be changed. */
  readonly earlier: Held | null;
  /** We send the invoices, and not a reseller. */
  readonly isBilledHere: boolean;
  /** A card is stored. */
  readonly hasCard: boolean;
  /** The number of an invoice that was not paid in time, and what is owed for it. */
  readonly owes: { readonly number: string; readonly total: Minor } | null;
  readonly billed: readonly Billed[];
}

export const newAccount = (shelf: Shelf, rate: number, memberId = 1, isBilledHere = true): Account => ({
  shelf,
  memberId,
  rate,
  cart: EMPTY,
  held: null,
  trial: null,
  earlier: null,
  isBilledHere,
  hasCard: true,
  owes: null,
  billed: [],
});

/** One-off things are not held after their bill. */
export const kept = ({ items }: Shelf, content: Content): Content => ({
  ...content,
  lines: new Map([...content.lines].filter(([id]) => !items.get(id)?.isOnce)),
});

const STEPS = { month: 1, year: 12 } as const;

/** The first charge of a trial, of what is paid once too; without a card nothing comes after it. */
function afterTrial(account: Account, { content, cycle, endsOn, scheduled }: Trial): Account {
  if (!account.hasCard) return { ...account, trial: null };
  const net = sum(partsOf(account.shelf, content, cycle).map(({ amount }) => amount));
  const tax = taxOn(net, account.rate);
  const period = periodFrom(endsOn, cycle);
  const begun = { content: kept(account.shelf, content), cycle, anchor: endsOn, credit: 0, ...period };
  const held: Held = { ...begun, atEnd: 'renews', off: new Map() };
  const what = scheduled === null ? 'renewal' : 'order';
  const bill: Billed = { what, issuedOn: endsOn, net, tax, total: net + tax, carried: 0, ...period };
  return { ...account, trial: null, held, billed: [...account.billed, bill] };
}

/** Renews, each period once, all whose day has come. What was canceled ends, what is paused rests. */
export function renewedUntil(account: Account, now: number): Account {
  const today = dayAt(now);
  if (account.trial && account.trial.endsOn <= today) return renewedUntil(afterTrial(account, account.trial), now);
  const { earlier } = account;
  let held = account.held ?? earlier;
  const billed = [...account.billed];
  while (held && held.endsOn <= today && held.atEnd !== 'rests') {
    if (held.atEnd === 'ends') return { ...account, held: null, billed };
    const { cycle, anchor, endsOn: startsOn } = held;
    const bill = nextBill(account.shelf, held);
    const used = Math.min(held.credit, bill);
    const net = bill - used;
    const period = { startsOn, endsOn: periodFrom(anchor, cycle, periods(held) + 1).endsOn };
    held = { ...held, ...period, credit: held.credit - used };
    const tax = taxOn(net, account.rate);
    const { credit: carried } = held;
    // What a store bills is on no invoice of ours.
    if (account.isBilledHere || !earlier)
      billed.push({ what: 'renewal', issuedOn: startsOn, net, tax, total: net + tax, carried, ...period });
  }
  return { ...account, ...(earlier ? { earlier: held } : { held }), billed };
}

/** How many periods of its anchor came before the one that runs. */
function periods({ anchor, cycle, startsOn }: Held): number {
  let n = 0;
  while (monthsFrom(anchor, n * STEPS[cycle]) < startsOn) n += 1;
  return n;
}

/** The day of the next renewal, or of one that comes later. */
export const renewalOf = (held: Held, times: number): DayNumber =>
  periodFrom(held.anchor, held.cycle, periods(held) + times - 1).endsOn;

/** The cycle that a content is billed in where nobody says: its package's own, else the one that is in force. */
export function cycleOf({ shelf, held }: Account, { planId }: Content): Cycle {
  const plan = planId === null ? undefined : shelf.packages.get(planId);
  return plan?.cycle ?? held?.cycle ?? 'month';
}

/** The day on which an order is charged: today, or when the trial is over. */
export const chargedOn = ({ trial }: Account, now: number): DayNumber => trial?.endsOn ?? dayAt(now);

export const toldOf = (account: Account, content: Content, now: number, cycle = cycleOf(account, content)): Statement =>
  statementOf(account.shelf, account.held, { content, cycle }, chargedOn(account, now), account.rate);

/** A content is ordered and at once in force. */
export function ordered(account: Account, content: Content, now: number, cycle = cycleOf(account, content)): Account {
  const { subtotal, tax, total, carried, period } = toldOf(account, content, now, cycle);
  if (account.trial) return { ...account, trial: { ...account.trial, content, cycle, scheduled: total } };
  const goesOn = account.held?.startsOn === period.startsOn && account.held.cycle === cycle;
  const anchor = goesOn && account.held ? account.held.anchor : period.startsOn;
  const bill = { issuedOn: dayAt(now), net: subtotal, tax, total, carried, ...period };
  const own = kept(account.shelf, content);
  // What is switched off and paid for stays so, but for what was ordered anew. A new period has given back what was paid for.
  const off = new Map(
    [...(account.held?.off ?? [])]
      .filter(([id]) => !own.lines.has(id))
      .map(([id, one]) => [id, goesOn ? one : { ...one, paidUntil: period.startsOn }] as const),
  );
  return {
    ...account,
    trial: null,
    held: { content: own, cycle, anchor, credit: carried, atEnd: 'renews', off, ...period },
    billed: [...account.billed, { what: 'order', ...bill }],
  };
}

/** The bank declines an order: its invoice is void, and everything stays as it was. What is ordered on a trial has no invoice yet. */
export function declined(account: Account, now: number): Account {
  if (account.trial) return account;
  const { subtotal, tax, total, carried, period } = toldOf(account, account.cart, now);
  const bill = { issuedOn: dayAt(now), net: subtotal, tax, total, carried, ...period };
  return { ...account, billed: [...account.billed, { what: 'declined', ...bill }] };
}

/** A visitor who holds a package registers: it is tried for seven days, and nothing is due before. [TRL-01] */
export const registered = (account: Account, memberId: number, rate: number, now: number): Account => {
  const { cart } = account;
  const known = { ...account, memberId, rate, hasCard: false };
  if ((cart.planId ?? CUSTOM) === CUSTOM) return known;
  const [startsOn, endsOn] = [dayAt(now), dayAt(now) + 7];
  return {
    ...known,
    cart: EMPTY,
    trial: { content: cart, cycle: cycleOf(account, cart), startsOn, endsOn, scheduled: null },
  };
};

/** The cart is what is in force already, in the same cycle, and goes on: there is nothing to order. */
export const isHeld = (account: Account): boolean => account.held?.atEnd === 'renews' && isSame(account);

/** The cart is what is held, whatever becomes of that at its end. */
export const isSame = (account: Account): boolean =>
  account.held !== null &&
  account.held.cycle === cycleOf(account, account.cart) &&
  contentAsText(account.held.content) === contentAsText(account.cart);

/** What was taken for orders, or will be when the trial is over. */
export const taken = ({ billed, trial }: Account): readonly Minor[] => [
  ...billed.filter(({ what }) => what === 'order' || what === 'unbilled').map(({ total }) => total),
  ...(trial?.scheduled == null ? [] : [trial.scheduled]),
];

/** What was billed on an invoice of ours. */
export const invoiced = ({ billed }: Pick<Account, 'billed'>): readonly Billed[] =>
  billed.filter(({ what }) => what !== 'unbilled');

/** The last invoice that is valid. */
export const lastInvoiced = (account: Pick<Account, 'billed'>): Billed | undefined =>
  invoiced(account).findLast(({ what }) => what !== 'declined');
