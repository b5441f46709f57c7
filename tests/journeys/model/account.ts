import { CUSTOM, EMPTY, contentAsText, type Content } from './cart';
import { billOf, lastInvoiced, refundedIn, type Billed } from './bills';
import { dayAt, monthsFrom, type DayNumber } from './days';
import { sum, taxOn, type Minor } from './money';
import { partsOf } from './price';
import type { Cycle, Shelf } from './shelf';
import { nextBill, paidParts, periodFrom, statementOf, type Held, type Period, type Statement } from './statement';

/** A package on trial. */
export interface Trial extends Period {
  readonly content: Content;
  readonly cycle: Cycle;
  /** The charge at the end of the trial for what was ordered during it; null if nothing was. */
  readonly scheduled: Minor | null;
}

/** The model of an account: its cart, subscription, trial and bills. */
export interface Account {
  readonly shelf: Shelf;
  /** The member id; 0 for a visitor. */
  readonly memberId: number;
  /** The tax rate in hundredths of a percent. */
  readonly rate: number;
  readonly cart: Content;
  readonly held: Held | null;
  /** The subscription that was paused or has ended and whose period is over; its credit is left. */
  readonly rested: Held | null;
  readonly trial: Trial | null;
  /** The legacy plan, which is paid for but cannot be changed. */
  readonly earlier: Held | null;
  /** True if the seller issues the invoices, and not a reseller. */
  readonly isBilledHere: boolean;
  /** True if a card is stored. */
  readonly hasCard: boolean;
  /** The invoice whose payment was missed, with its number and total; null if there is none. */
  readonly owes: { readonly number: string; readonly total: Minor } | null;
  readonly billed: readonly Billed[];
  /** The one-off items that were billed, which are not sold again by a switch. */
  readonly services: ReadonlySet<number>;
}

export const newAccount = (shelf: Shelf, rate: number, memberId = 1, isBilledHere = true): Account => ({
  shelf,
  memberId,
  rate,
  cart: EMPTY,
  held: null,
  rested: null,
  trial: null,
  earlier: null,
  isBilledHere,
  hasCard: true,
  owes: null,
  billed: [],
  services: new Set(),
});

/** Returns the one-off items of an account after these items were billed as well. */
export const servicesWith = ({ services, shelf }: Account, billed: Iterable<number>): ReadonlySet<number> =>
  new Set([...services, ...[...billed].filter((id) => shelf.items.get(id)?.isOnce)]);

/** Returns the content that stays in the subscription: all but one-off items. */
export const kept = ({ items }: Shelf, content: Content): Content => ({
  ...content,
  lines: new Map([...content.lines].filter(([id]) => !items.get(id)?.isOnce)),
});

/** Days in which a bill is to be paid. */
const TERM = 14;

/** Returns the past-due invoice: the missed one, else the oldest open period whose day of payment has passed; null if there is none. */
export function debtOf({ owes, billed }: Account, now: number): { number?: string; total: Minor } | null {
  return owes ?? billed.find(({ isOpen, issuedOn }) => isOpen && issuedOn + TERM < dayAt(now)) ?? null;
}

/** Misses the payment of the last invoice. */
export function missed(account: Account, number: string): Account {
  const last = lastInvoiced(account);
  const billed = account.billed.map((one) => (one === last ? { ...one, isMissed: true } : one));
  return { ...account, billed, owes: { number, total: last?.total ?? 0 } };
}

/** Pays the past-due invoice. */
export function debtPaid(account: Account, now: number): Account {
  const debt = debtOf(account, now);
  const billed = account.billed.map((one) =>
    one === debt ? { ...one, isOpen: false } : { ...one, isMissed: account.owes ? false : one.isMissed },
  );
  return { ...account, owes: null, billed };
}

const STEPS = { month: 1, year: 12 } as const;

/** Ends a trial with its first charge, one-off items included; without a card the account ends up without a subscription. */
function afterTrial(account: Account, { content, cycle, endsOn, scheduled }: Trial): Account {
  if (!account.hasCard) return { ...account, trial: null };
  const charged = partsOf(account.shelf, content, cycle);
  const net = sum(charged.map(({ amount }) => amount));
  const tax = taxOn(net, account.rate);
  const period = periodFrom(endsOn, cycle);
  const begun = { content: kept(account.shelf, content), cycle, anchor: endsOn, credit: 0, ...period };
  const held: Held = { ...begun, atEnd: 'renews', off: new Map() };
  const what = scheduled === null ? 'renewal' : 'order';
  const sums = { net, tax, total: net + tax, carried: 0, used: 0 } as const;
  const bill: Billed = { what, issuedOn: endsOn, ...sums, ...period, charged, takesBack: [] };
  const services = servicesWith(account, content.lines.keys());
  return { ...account, trial: null, held, services, billed: [...account.billed, bill] };
}

/**
 * Renews the subscription for every period that has begun by `now`, also one without a payment method, whose bills stay open. A canceled one
 * ends; a paused one rests, no longer in force.
 */
export function renewedUntil(account: Account, now: number): Account {
  const today = dayAt(now);
  if (account.trial && account.trial.endsOn <= today) return renewedUntil(afterTrial(account, account.trial), now);
  const { earlier } = account;
  let held = account.held ?? earlier;
  const billed = [...account.billed];
  while (held && held.endsOn <= today) {
    if (held.atEnd === 'rests') return { ...account, held: null, rested: held, billed };
    if (held.atEnd === 'ends') return { ...account, held: null, rested: { ...held, off: new Map() }, billed };
    const { cycle, anchor, endsOn: startsOn } = held;
    const bill = nextBill(account.shelf, held);
    const used = Math.min(held.credit, bill);
    const net = bill - used;
    const period = { startsOn, endsOn: periodFrom(anchor, cycle, periods(held) + 1).endsOn };
    held = { ...held, ...period, credit: held.credit - used };
    const tax = taxOn(net, account.rate);
    const { credit: carried } = held;
    // An app store bills its customers itself, so there is no invoice of ours.
    if (account.isBilledHere || !earlier)
      billed.push({
        what: 'renewal',
        issuedOn: startsOn,
        net,
        tax,
        total: net + tax,
        carried,
        used,
        charged: paidParts(account.shelf, held, held.content),
        takesBack: [],
        isOpen: account.isBilledHere && !account.hasCard && net > 0,
        ...period,
      });
  }
  return { ...account, ...(earlier ? { earlier: held } : { held }), billed };
}

/** Returns the number of periods since the anchor before the current one. */
function periods({ anchor, cycle, startsOn }: Held): number {
  let n = 0;
  while (monthsFrom(anchor, n * STEPS[cycle]) < startsOn) n += 1;
  return n;
}

/** Returns the day of the next renewal, or of a later one. */
export const renewalOf = (held: Held, times: number): DayNumber =>
  periodFrom(held.anchor, held.cycle, periods(held) + times - 1).endsOn;

/** Returns what the account uses, in force or on trial; an order extends it. */
export const usedBy = ({ held, trial }: Account): Held | Trial | null => held ?? trial;

/** Returns the default billing cycle of a content: its package's own, else that of the subscription. */
export function cycleOf(account: Account, { planId }: Content): Cycle {
  const { shelf } = account;
  const plan = planId === null ? undefined : shelf.packages.get(planId);
  return plan?.cycle ?? usedBy(account)?.cycle ?? 'month';
}

/** Returns the day on which an order is charged: today, or the end of the trial. */
export const chargedOn = ({ trial }: Account, now: number): DayNumber => trial?.endsOn ?? dayAt(now);

export const toldOf = (account: Account, content: Content, now: number, cycle = cycleOf(account, content)): Statement =>
  statementOf(
    account.shelf,
    account.held ?? account.rested,
    { content, cycle },
    { today: chargedOn(account, now), isRefunded: isRefundedNow(account, now) },
    account.rate,
  );

/** Returns which items of the running period are not paid for, because their payment was returned. */
export const isRefundedNow = ({ billed }: Account, now: number) => refundedIn(billed, dayAt(now));

/** Gives credit back to a subscription, in force or paused; one that has ended has none. */
export const creditReturned = (account: Account, credit: Minor): Account => {
  const { held, rested } = account;
  if (held) return { ...account, held: { ...held, credit: held.credit + credit } };
  return rested ? { ...account, rested: { ...rested, credit: rested.credit + credit } } : account;
};

/** Orders a content, with immediate effect. */
export function ordered(account: Account, content: Content, now: number, cycle = cycleOf(account, content)): Account {
  const told = toldOf(account, content, now, cycle);
  const { total, carried, period } = told;
  if (account.trial) return { ...account, trial: { ...account.trial, content, cycle, scheduled: total } };
  const goesOn = account.held?.startsOn === period.startsOn && account.held.cycle === cycle;
  const anchor = goesOn && account.held ? account.held.anchor : period.startsOn;
  const own = kept(account.shelf, content);
  // Add-ons that are switched off stay paid for, unless they are ordered anew; a new period has credited them.
  const off = new Map(
    [...((account.held ?? account.rested)?.off ?? [])]
      .filter(([id]) => !own.lines.has(id))
      .map(([id, one]) => [id, goesOn ? one : { ...one, paidUntil: period.startsOn }] as const),
  );
  return {
    ...account,
    trial: null,
    rested: null,
    held: { content: own, cycle, anchor, credit: carried, atEnd: 'renews', off, ...period },
    services: servicesWith(account, content.lines.keys()),
    billed: [...account.billed, billOf('order', told, dayAt(now), account.billed)],
  };
}

/** Records an order that the bank declined: a void invoice and no other change. An order on a trial has no invoice yet. */
export function declined(account: Account, now: number): Account {
  if (account.trial) return account;
  const told = toldOf(account, account.cart, now);
  return { ...account, billed: [...account.billed, billOf('declined', told, dayAt(now), account.billed)] };
}

/** Registers a visitor with a package in the cart: a trial of seven days, with nothing due before its end. [TRL-01] */
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

/** Tells whether the cart equals a subscription that renews, in the same cycle, so that there is nothing to order. */
export const isHeld = (account: Account): boolean => account.held?.atEnd === 'renews' && isSame(account);

/** Tells whether the cart equals the subscription, whether or not that renews. */
export const isSame = (account: Account): boolean =>
  account.held !== null &&
  account.held.cycle === cycleOf(account, account.cart) &&
  contentAsText(account.held.content) === contentAsText(account.cart);

/**
 * Tells whether the cart has a metered add-on in a quantity of 0, which nobody can order; what is held so may stay so, and a support level
 * may count no users.
 */
export const ordersNone = (account: Account): boolean =>
  [...account.cart.lines].some(([id, { isBundled, quantity }]) => {
    const item = account.shelf.items.get(id);
    const isCounted = !isBundled && item?.isMetered === true && item.kind !== 'support';
    return isCounted && quantity === 0 && usedBy(account)?.content.lines.get(id)?.quantity !== 0;
  });

/** Returns the charges for orders, with the one that is scheduled for the end of the trial. */
export const taken = ({ billed, trial }: Account): readonly Minor[] => [
  ...billed.filter(({ what }) => what === 'order' || what === 'unbilled').map(({ total }) => total),
  ...(trial?.scheduled == null ? [] : [trial.scheduled]),
];
