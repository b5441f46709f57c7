import * as z from 'zod/mini';
import { countsAssets } from '../domain/cart/quantity';
import type { Cart } from '../domain/cart/types';
import { count, id, read, recordOf, texts, textOrNull, zeroOrOne } from './fields';
import { toZeroOrOne } from './zero-or-one';

const addOns = z.transform((value): Record<string, 0 | 1> =>
  Object.fromEntries(
    Object.entries(recordOf(value)).flatMap(([key, flag]) =>
      read(id, key) === null ? [] : [[key, z.parse(zeroOrOne, flag)]],
    ),
  ),
);

const schema = z.object({
  id,
  tracking_id: textOrNull,
  bundled: zeroOrOne,
  add_ons: addOns,
  sub_packages: texts,
  quantity: z.optional(count),
});

/** A visitor's choice as stored, which survives a registration. [STO-04] */
export type TemporaryCart = z.infer<typeof schema>;

/** @returns null if the cart is empty */
export const toTemporaryCart = ({ plan, lines }: Cart, trackingId: string | null): TemporaryCart | null =>
  plan && {
    id: plan.id,
    tracking_id: trackingId,
    bundled: toZeroOrOne(plan.bundled),
    add_ons: Object.fromEntries(Object.values(lines).map(({ module, bundled }) => [module.id, toZeroOrOne(bundled)])),
    sub_packages: [...plan.selected],
    ...(countsAssets(plan) && { quantity: plan.quantity }),
  };

/** Reads the choice from storage; null if it is malformed. */
export const readTemporaryCart = (value: unknown): TemporaryCart | null => read(schema, value);
