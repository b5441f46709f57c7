import * as z from 'zod/mini';
import { ENDINGS, ORDER_CALLS, ORDER_ENDS, type Agreed, type Order } from '../domain/checkout/order';
import { currency } from './envelope';
import {
  all,
  count,
  day,
  flag,
  id,
  int,
  intOrNull,
  recordOrNull,
  oneOf,
  read,
  recordOf,
  text,
  textOrNull,
} from './fields';
import { readStoredMove } from './stored-move';

/** A checkout attempt as stored, so that it survives a reload. */
export interface StoredAttempt {
  /** Idempotency key of the order. */
  readonly key: string;
  /** When the attempt began, in ms since 1970. */
  readonly startedAt: number;
  /** True once the server has accepted the order; else the outcome is unknown. */
  readonly isAccepted: boolean;
  /** True if the person moved on to something else. */
  readonly isHidden: boolean;
  readonly order: Order;
}

/** Shape of an idempotency key. */
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
const readAgreed = (value: unknown): Agreed | null => read(recordOrNull(agreedSchema), value);

/** Keeps the numbers of a query and drops anything else. */
const queryOf = (value: unknown): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(recordOf(value)).filter(([, one]) => typeof one === 'number'));

/**
 * Reads an attempt from storage; null if it is malformed. The page asks for its outcome, and sends it again only when a person presses.
 */
export function readStoredAttempt(value: unknown): StoredAttempt | null {
  const stored = read(attemptSchema, value);
  const record: Readonly<Record<string, unknown>> = { ...recordOf(value) };
  const wire: Readonly<Record<string, unknown>> = { ...recordOf(record['order']) };
  const order = read(orderSchema, wire);
  if (!stored || !KEY.test(stored.key) || !order?.call || !order.ending) return null;
  const { call, ending } = order;
  const body = wire['body'] ? recordOf(wire['body']) : null;
  const moved = ending === 'migration' ? { moved: readStoredMove(wire['moved']) } : {};
  const agreed = readAgreed(wire['agreed']);
  return { ...stored, order: { ...order, call, ending, body, query: queryOf(wire['query']), agreed, ...moved } };
}
