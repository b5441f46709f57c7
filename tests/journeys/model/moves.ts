import type { CameWith } from '../accounts/came-with';
import type { Account } from './account';
import { billOf, refundedIn, type Billed } from './bills';
import { CUSTOM, type Content } from './cart';
import { dayAt, monthsFrom } from './days';
import { taxOn } from './money';
import { recurring } from './price';
import { nextBill, paidParts, statementOf, type Held, type Statement } from './statement';

const MONTHS = { month: 1, year: 12 } as const;
/** Number of periods that a legacy account was billed for before the current one. */
const BEFORE = { month: 47, year: 4 } as const;
/** Months since the anchor of a legacy plan: whole years, so that the anchor is the day on which its period ends. */
const MONTHS_BEFORE = 48;

/** Puts an account on a legacy plan with its earlier bills; plans billed by an app store have no invoices of ours. */
export function onEarlierPlan(account: Account, came: CameWith): Account {
  const { planId, cycle, perMonth, startsOn, endsOn } = came;
  const lines = new Map(came.becomes.map(({ id, quantity }) => [id, { isBundled: false, quantity }] as const));
  const content: Content = { planId, assets: 0, options: [], lines };
  const anchor = monthsFrom(endsOn, -MONTHS_BEFORE);
  const held = { content, cycle, anchor, credit: 0, atEnd: 'renews', off: new Map(), agreed: perMonth } as const;
  const earlier: Held = { ...held, startsOn, endsOn };
  const net = nextBill(account.shelf, earlier);
  const tax = taxOn(net, account.rate);
  const charged = paidParts(account.shelf, earlier, content);
  const billed = Array.from({ length: BEFORE[cycle] + 1 }, (_, n): Billed => {
    const from = monthsFrom(endsOn, -(n + 1) * MONTHS[cycle]);
    const period = { startsOn: from, endsOn: monthsFrom(endsOn, -n * MONTHS[cycle]) };
    const sums = { net, tax, total: net + tax, carried: 0, used: 0 } as const;
    return { what: 'renewal', issuedOn: from, ...sums, ...period, charged, takesBack: [] };
  });
  return { ...account, earlier, billed: account.isBilledHere ? billed.toReversed() : [] };
}

/** Returns the custom solution that a legacy plan becomes. */
export const becomes = ({ content }: Held): Content => ({
  planId: CUSTOM,
  assets: 0,
  options: [],
  lines: content.lines,
});

/**
 * Returns the statement of a migration. The unused part of the paid period is credited in proportion. If the same amount is already
 * paid, or an app store was paid, the period continues in its own cycle; otherwise the new content is billed monthly.
 */
export function toldOfMove({ shelf, earlier, isBilledHere, rate, billed }: Account, now: number): Statement | null {
  if (!earlier) return null;
  const { agreed, ...same } = earlier;
  const content = becomes(earlier);
  const isPaid = !isBilledHere || agreed === recurring(shelf, content, 'month');
  const isRefunded = refundedIn(billed, dayAt(now));
  // Where the plan was refunded, what it becomes is not paid for either.
  const isKept = isPaid && !isRefunded({ source: 'plan', id: earlier.content.planId ?? 0 });
  const held: Held = isKept ? { ...same, content } : earlier;
  const cycle = isPaid ? earlier.cycle : 'month';
  return statementOf(shelf, held, { content, cycle }, { today: dayAt(now), isRefunded }, rate);
}

/** Migrates an account: it has the same content as a custom solution that can be changed, billed by us. */
export function moved(account: Account, now: number): Account {
  const { earlier } = account;
  const told = toldOfMove(account, now);
  if (!earlier || !told) return account;
  const { carried, period } = told;
  const isPeriod = period.startsOn === earlier.startsOn && period.endsOn === earlier.endsOn;
  const anchor = isPeriod ? earlier.anchor : period.startsOn;
  const cycle = isPeriod ? earlier.cycle : 'month';
  const content = becomes(earlier);
  return {
    ...account,
    earlier: null,
    isBilledHere: true,
    held: { content, cycle, anchor, credit: carried, atEnd: 'renews', off: new Map(), ...period },
    billed: [...account.billed, billOf(account.isBilledHere ? 'order' : 'unbilled', told, dayAt(now), account.billed)],
  };
}

/** Records a migration that the bank declined: a void invoice, and the legacy plan stays. */
export function moveDeclined(account: Account, now: number): Account {
  const told = toldOfMove(account, now);
  if (!told || !account.isBilledHere) return account;
  return { ...account, billed: [...account.billed, billOf('declined', told, dayAt(now), account.billed)] };
}
