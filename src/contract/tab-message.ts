import * as z from 'zod/mini';
import { emptyCart } from '../domain/cart/empty-cart';
import type { Stamp } from '../domain/cart/stamp';
import type { SharedCart, TabMessage } from '../domain/cart/tab-message';
import { currency } from './envelope';
import { id, read, recordOf, textOrNull } from './fields';
import { readStoredCart } from './stored-cart';
import { toStored } from './to-stored';

/** The shape of a message; a tab of another release is not understood, and not misunderstood either. */
const VERSION = 1;

/** The longest message that is read, in characters. A cart with a thousand lines is shorter. */
const MAX_LENGTH = 2_000_000;

const LONGEST_ID = 40;

/** The last moment that a date can name, ms. Above it a later stamp could not be told from an equal one. */
const LAST_MOMENT = 8.64e15;

/** Only what passes; written as the other fields are, because the checks of the library weigh a kilobyte before the first paint. */
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

/** When a kept value was written and by which tab; null where it does not say so. */
export const readStamp = (kept: { readonly at: number; readonly data: unknown } | null): Stamp | null =>
  kept && read(stamp, { at: kept.at, tab: Reflect.get(recordOf(kept.data), 'tab') });

/** A cart that another tab left, which may have been emptied there; null where it is none. */
export const readSharedCart = (value: unknown): SharedCart | null => {
  const emptied = read(empty, value);
  return emptied ? { ...emptied, cart: emptyCart } : readStoredCart(value);
};

/** As text: what is parsed from it is a copy, has no cycles, and its size is known before it is looked at. */
export const writeTabMessage = (message: TabMessage): string => {
  const shared = message.kind === 'cart' && message.shared;
  return JSON.stringify({ v: VERSION, ...message, ...(shared && { shared: toStored(shared, (carried) => carried) }) });
};

/** What another tab says. Anybody on this origin can say anything: whatever is not understood is null. [STO-05, STO-06] */
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
