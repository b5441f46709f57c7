import * as z from 'zod/mini';
import type { Cart } from '../domain/cart/types';
import { read } from './fields';
import { toZeroOrOne } from './zero-or-one';

/** The part of an order that names a cart. [CRT-48 … CRT-52] */
export interface OrderItem {
  readonly id: number;
  readonly bundled: number;
  readonly code: string;
  readonly srt: string;
  readonly modules: Readonly<Record<string, { readonly id: number; readonly srt: string }>>;
}

export type CheckedOrderItem =
  | { readonly ok: true; readonly item: OrderItem }
  | { readonly ok: false; readonly code: 500; readonly message: 'Invalid cart item' };

const CODE_LENGTH = { min: 10, max: 50 };

/** Builds a strict schema, which fails instead of falling back to a default, because an order is validated and never repaired. */
const exactly = <T>(is: (value: unknown) => value is T) =>
  z.transform((value, context): T => {
    if (!is(value)) context.issues.push({ code: 'custom', input: value });
    return value as T;
  });

const numeric = exactly((value): value is number => typeof value === 'number' && Number.isFinite(value));
const string = exactly((value): value is string => typeof value === 'string');
const code = exactly(
  (value): value is string =>
    typeof value === 'string' && value.length >= CODE_LENGTH.min && value.length <= CODE_LENGTH.max,
);
const module = z.object({ id: numeric, srt: string });

const schema = z.object({
  id: numeric,
  bundled: numeric,
  code,
  srt: string,
  modules: z.transform((value, context) => {
    const checked: Record<string, z.infer<typeof module>> = {};
    const isMap = typeof value === 'object' && value !== null;
    if (!isMap) context.issues.push({ code: 'custom', input: value });
    for (const [key, one] of Object.entries(isMap ? value : {})) {
      const known = read(module, one);
      if (known && key !== '__proto__') checked[key] = known;
      else context.issues.push({ code: 'custom', input: one });
    }
    return checked;
  }),
});

/** Validates a cart against the order schema before the submit; an invalid cart is not submitted. [CRT-53] */
export const checkOrderItem = (value: unknown): CheckedOrderItem => {
  const item = read(schema, value);
  return item ? { ok: true, item } : { ok: false, code: 500, message: 'Invalid cart item' };
};

/** Encodes a cart as an order item; null if the cart holds no plan. */
export const toOrderItem = ({ plan, lines }: Cart): OrderItem | null =>
  plan && {
    id: plan.id,
    bundled: toZeroOrOne(plan.bundled),
    code: plan.code,
    srt: plan.srt,
    modules: Object.fromEntries(Object.values(lines).map(({ module: { id, srt } }) => [id, { id, srt }])),
  };
