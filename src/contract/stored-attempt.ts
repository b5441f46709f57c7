import * as z from 'zod/mini';
import { ENDINGS, ORDER_CALLS, ORDER_ENDS, type Agreed, type Order } from '../domain/checkout/order';
import { currency } from './envelope';
import { all, count, day, flag, id, int, intOrNull, maybe, oneOf, read, recordOf, text, textOrNull } from './fields';
import { readMoved } from './stored-moved';

/** An attempt to order, as it outlives its page. */
export interface StoredAttempt {
  /** The write's Idempotency-Key. */
  readonly key: string;
  /** ms since 1970 */
  readonly startedAt: number;
  /** The server has taken it; else nobody knows yet. */
  readonly isAccepted: boolean;
  /** The person went on with something else. */
  readonly isHidden: boolean;
  readonly order: Order;
}

/** The shape of a key. */
const KEY = /^[\da-f]{32}$/;

const attemptSchema = z.object({ key: text, startedAt: count, ...all(flag, 'isAccepted', 'isHidden') });
const orderSchema = z.object({
  ending: oneOf(ENDINGS, null),
  memberId: id,
  surface: oneOf(['pricing', 'marketplace'], 'pricing'),
  call: oneOf(ORDER_CALLS, null),
  postState: int,
  ...all(flag, 'isTrial', 'isReplacement'),
  goesTo: oneOf(ORDER_ENDS, 'manageFeatures'),
  planId: intOrNull,
  title: text,
  ...all(count, 'moduleCount', 'total', 'oneTimeTotal'),
  currency,
  timeframe: textOrNull,
});

const agreedSchema = z.object({
  version: textOrNull,
  ...all(intOrNull, 'total', 'next', 'recurring'),
  timeframe: oneOf(['month', 'year'], null),
  ...all(day, 'dueAt', 'renewsOn', 'periodStartedOn'),
});
const readAgreed = (value: unknown): Agreed | null => read(maybe(agreedSchema), value);

/** Numbers by name; anything else of a query is left out. */
const queryOf = (value: unknown): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(recordOf(value)).filter(([, one]) => typeof one === 'number'));

/** What storage holds; null where it is no attempt. It is asked about, and sent again only when a person says so. */
export function readStoredAttempt(value: unknown): StoredAttempt | null {
  const stored = read(attemptSchema, value);
  const record: Readonly<Record<string, unknown>> = { ...recordOf(value) };
  const wire: Readonly<Record<string, unknown>> = { ...recordOf(record['order']) };
  const order = read(orderSchema, wire);
  if (!stored || !KEY.test(stored.key) || !order?.call || !order.ending) return null;
  const { call, ending } = order;
  const body = wire['body'] ? recordOf(wire['body']) : null;
  const moved = ending === 'migration' ? { moved: readMoved(wire['moved']) } : {};
  const agreed = readAgreed(wire['agreed']);
  return { ...stored, order: { ...order, call, ending, body, query: queryOf(wire['query']), agreed, ...moved } };
}
