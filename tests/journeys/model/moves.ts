import type { CameWith } from '../accounts/came-with';
import type { Account, Billed } from './account';
import { CUSTOM, type Content } from './cart';
import { dayAt, monthsFrom } from './days';
import { taxOn } from './money';
import { recurring } from './price';
import { nextBill, statementOf, type Held, type Statement } from './statement';

const MONTHS = { month: 1, year: 12 } as const;
/** Periods that an account was billed for before the one that it comes in. */
const BEFORE = { month: 47, year: 4 } as const;
/** What an account came with it has had for whole years, so its anchor is the day that its period ends on. */
const MONTHS_BEFORE = 48;

/** Somebody on a plan of before the marketplace, with what was billed for it. What a store bills is on no invoice of ours. */
export function onEarlierPlan(account: Account, came: CameWith): Account {
  const { planId, cycle, perMonth, startsOn, endsOn } = came;
  const lines = new Map(came.becomes.map(({ id, quantity }) => [id, { isBundled: false, quantity }] as const));
  const content: Content = { planId, assets: 0, options: [], lines };
  const anchor = monthsFrom(endsOn, -MONTHS_BEFORE);
  const held = { content, cycle, anchor, credit: 0, atEnd: 'renews', off: new Map(), agreed: perMonth } as const;
  const earlier: Held = { ...held, startsOn, endsOn };
  const net = nextBill(account.shelf, earlier);
  const tax = taxOn(net, account.rate);
  const billed = Array.from({ length: BEFORE[cycle] + 1 }, (_, n): Billed => {
    const from = monthsFrom(endsOn, -(n + 1) * MONTHS[cycle]);
    const period = { startsOn: from, endsOn: monthsFrom(endsOn, -n * MONTHS[cycle]) };
    return { what: 'renewal', issuedOn: from, net, tax, total: net + tax, carried: 0, ...period };
  });
  return { ...account, earlier, billed: account.isBilledHere ? billed.toReversed() : [] };
}

/** What an earlier plan becomes: add-ons, one by one. */
export const becomes = ({ content }: Held): Content => ({
  planId: CUSTOM,
  assets: 0,
  options: [],
  lines: content.lines,
});

/**
 * What a move costs. What is unused of the period that was paid for is credited, as a part of what all of it cost. Where the same is
 * paid for already, or a store has taken the money, the period goes on in its own cycle; else what it becomes is billed by the month.
 */
export function toldOfMove({ shelf, earlier, isBilledHere, rate }: Account, now: number): Statement | null {
  if (!earlier) return null;
  const { agreed, ...same } = earlier;
  const content = becomes(earlier);
  const isPaid = !isBilledHere || agreed === recurring(shelf, content, 'month');
  const held: Held = isPaid ? { ...same, content } : earlier;
  const cycle = isPaid ? earlier.cycle : 'month';
  return statementOf(shelf, held, { content, cycle }, dayAt(now), rate);
}

/** The account is on the marketplace: it has what it had, as a custom solution that can be changed, and we bill it. */
export function moved(account: Account, now: number): Account {
  const { earlier } = account;
  const told = toldOfMove(account, now);
  if (!earlier || !told) return account;
  const { subtotal, tax, total, carried, period } = told;
  const isPeriod = period.startsOn === earlier.startsOn && period.endsOn === earlier.endsOn;
  const anchor = isPeriod ? earlier.anchor : period.startsOn;
  const cycle = isPeriod ? earlier.cycle : 'month';
  const content = becomes(earlier);
  const bill = { issuedOn: dayAt(now), net: subtotal, tax, total, carried, ...period };
  return {
    ...account,
    earlier: null,
    isBilledHere: true,
    held: { content, cycle, anchor, credit: carried, atEnd: 'renews', off: new Map(), ...period },
    billed: [...account.billed, { what: account.isBilledHere ? 'order' : 'unbilled', ...bill }],
  };
}

/** The bank declines a move: its invoice is void, and the earlier plan stays. */
export function moveDeclined(account: Account, now: number): Account {
  const told = toldOfMove(account, now);
  if (!told) return account;
  const { subtotal, tax, total, carried, period } = told;
  const bill = { issuedOn: dayAt(now), net: subtotal, tax, total, carried, ...period };
  return {
    ...account,
    billed: [...account.billed, ...(account.isBilledHere ? [{ what: 'declined', ...bill } as const] : [])],
  };
}
