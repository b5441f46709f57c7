import type { DayNumber } from './days';
import { sum, type Minor } from './money';
import type { Part } from './price';
import type { Period, Statement } from './statement';

type Item = Pick<Part, 'source' | 'id'>;

/** A bill, as its invoice and transaction have to show it. */
export interface Billed extends Period {
  /** The kind of bill; `unbilled` is an order without an invoice of ours, `refund` the credit note of a bill that was returned. */
  readonly what: 'order' | 'renewal' | 'declined' | 'unbilled' | 'refund';
  readonly issuedOn: DayNumber;
  readonly net: Minor;
  readonly tax: Minor;
  readonly total: Minor;
  /** Credit that remains after the bill. */
  readonly carried: Minor;
  /** The items that it charges. */
  readonly charged: readonly Item[];
  /** Credit that paid for a part of it. */
  readonly used: Minor;
  /** The places of the bills whose charges it takes back. */
  readonly takesBack: readonly number[];
  /** True for a period that could not be collected, or whose payment was missed, until it is paid. */
  readonly isOpen?: boolean;
  readonly isMissed?: boolean;
  /** True once its payment was returned. */
  readonly isRefunded?: boolean;
}

/** Returns the bills with an invoice of ours. */
export const invoiced = ({ billed }: { readonly billed: readonly Billed[] }): readonly Billed[] =>
  billed.filter(({ what }) => what !== 'unbilled');

/** Returns the last invoice that is not void. */
export const lastInvoiced = (account: { readonly billed: readonly Billed[] }): Billed | undefined =>
  invoiced(account).findLast(({ what }) => what !== 'declined');

const isSame = (one: Item) => (other: Item) => one.source === other.source && one.id === other.id;

/** Returns the newest bill of a period that still runs for which this holds; of several on one day, the last. */
function newest(billed: readonly Billed[], today: DayNumber, holds: (one: Billed) => boolean): Billed | undefined {
  const found = billed.filter((one) => ['order', 'renewal'].includes(one.what) && one.endsOn > today && holds(one));
  return found.reduce<Billed | undefined>(
    (last, one) => (last && last.issuedOn > one.issuedOn ? last : one),
    undefined,
  );
}

/**
 * Returns the bill that paid for an item in the running period: the newest that charged it. What none charged came with an earlier plan, and
 * was paid with that.
 */
const payerOf = (billed: readonly Billed[], item: Item, today: DayNumber): Billed | undefined =>
  newest(billed, today, ({ charged }) => charged.some(isSame(item))) ??
  newest(billed, today, ({ charged }) => charged.some(({ source }) => source === 'plan'));

/** Returns which items are not paid for, because the bill that paid for them was returned. */
export const refundedIn =
  (billed: readonly Billed[], today: DayNumber) =>
  (item: Item): boolean =>
    payerOf(billed, item, today)?.isRefunded ?? false;

/** Returns the bill of a statement that was confirmed on a day. */
export function billOf(
  what: Billed['what'],
  { lines, subtotal, tax, total, carried, period }: Statement,
  issuedOn: DayNumber,
  billed: readonly Billed[],
): Billed {
  const back = lines
    .filter(({ kind }) => kind === 'credit')
    .map((line) => payerOf(billed, line as Item, issuedOn) ?? newest(billed, issuedOn, (one) => !one.isRefunded));
  const taken = lines.filter(({ kind }) => kind === 'credit' || kind === 'balance').map(({ amount }) => 0 - amount);
  return {
    what,
    issuedOn,
    net: subtotal,
    tax,
    total,
    carried,
    ...period,
    charged: lines.filter(({ kind }) => kind === 'charge').map(({ source, id }) => ({ source, id }) as Item),
    used: sum(taken),
    takesBack: billed.flatMap((one, at) => (back.includes(one) ? at : [])),
  };
}

/** What the seller answers to a wish to return a bill: it is returned, its money would be returned twice, or there is nothing to return. */
export type Answer = 'returned' | 'credited' | 'nothing';

/** Returns whether a bill can be returned: one that was paid, once, and nothing of which an order in force has credited. */
export function answerTo(billed: readonly Billed[], at: number): Answer {
  const bill = billed[at];
  if (!bill || !['order', 'renewal'].includes(bill.what) || bill.total <= 0) return 'nothing';
  if (bill.isOpen || bill.isMissed || bill.isRefunded) return 'nothing';
  return billed.some(({ what, takesBack }) => what !== 'declined' && takesBack.includes(at)) ? 'credited' : 'returned';
}

/** Returns a bill, and adds its credit note. */
export function withReturned(billed: readonly Billed[], at: number, issuedOn: DayNumber): readonly Billed[] {
  const bill = billed[at];
  if (!bill) return billed;
  const { startsOn, endsOn, net, tax, total } = bill;
  const none = { carried: 0, charged: [], used: 0, takesBack: [] } as const;
  const note = { net: 0 - net, tax: 0 - tax, total: 0 - total, startsOn, endsOn, issuedOn, ...none } as const;
  return [...billed.with(at, { ...bill, isRefunded: true }), { what: 'refund', ...note }];
}
