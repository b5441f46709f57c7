import * as z from 'zod/mini';
import { emptyCart } from '../domain/cart/empty-cart';
import type { Stamp } from '../domain/cart/stamp';
import type { SharedCart, TabMessage } from '../domain/cart/tab-message';
import { currency } from './envelope';
import { id, read, recordOf, textOrNull } from './fields';
import { readStoredCart } from './stored-cart';
import { toStored } from './to-stored';

/** Version of the broadcast format; tabs ignore messages of another release. */
const VERSION = 1;

/** Maximum length of a message in characters; a cart with a thousand lines is shorter. */
const MAX_LENGTH = 2_000_000;

const LONGEST_ID = 40;

/** Latest time that a `Date` can hold, in ms; a larger stamp could not be ordered. */
const LAST_MOMENT = 8.64e15;

/** Builds a schema from a type guard, because the library's own checks weigh a kilobyte before the first paint. */
const only = <T>(passes: (value: unknown) => value is T) =>
  z.transform((value, context): T => {
    if (!passes(value)) context.issues.push({ code: 'custom', input: value });
    return value as T;
  });

const KINDS: readonly unknown[] = ['cart', 'upgrade', 'account'];
const stamp = z.object({
  at: only((value): value is number => typeof value === 'number' && value >= 0 && value <= LAST_MOMENT),
  tab: only((value): value is string => typeof value === 'string' && value.length <= LONGEST_ID),
});
const schema = z.object({
  v: only((value): value is typeof VERSION => value === VERSION),
  kind: only((value): value is TabMessage['kind'] => KINDS.includes(value)),
  stamp,
});
const nothing = only((value): value is null => value === null);
const empty = z.object({ cart: z.object({ plan: nothing }), currency, trackingId: textOrNull });

/** Reads the stamp of a stored value: when and by which tab it was written; null if it has none. */
export const readStamp = (kept: { readonly at: number; readonly data: unknown } | null): Stamp | null =>
  kept && read(stamp, { at: kept.at, tab: Reflect.get(recordOf(kept.data), 'tab') });

/** Reads another tab's cart, which may be empty; null if it is malformed. */
export const readSharedCart = (value: unknown): SharedCart | null => {
  const emptied = read(empty, value);
  return emptied ? { ...emptied, cart: emptyCart } : readStoredCart(value);
};

/** Encodes a broadcast message as text: a parsed copy has no cycles, and its size is known before it is parsed. */
export const writeTabMessage = (message: TabMessage): string => {
  const shared = message.kind === 'cart' && message.shared;
  return JSON.stringify({ v: VERSION, ...message, ...(shared && { shared: toStored(shared, (carried) => carried) }) });
};

/** Reads a broadcast message. Any script of the origin can post one, so whatever does not validate gives null. [STO-05, STO-06] */
export const readTabMessage = (value: unknown): TabMessage | null => {
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return null;
  let said: Record<string, unknown>;
  try {
    said = { ...recordOf(JSON.parse(value)) };
  } catch {
    return null;
  }
  const head = read(schema, said);
  if (!head) return null;
  const { kind, stamp: when } = head;
  if (kind === 'upgrade') return { kind, stamp: when };
  if (kind === 'account') {
    const memberId = read(id, said['memberId']);
    return memberId === null ? null : { kind, stamp: when, memberId };
  }
  if (said['shared'] === null) return { kind, stamp: when, shared: null };
  const shared = readSharedCart(said['shared']);
  return shared && { kind, stamp: when, shared };
};
