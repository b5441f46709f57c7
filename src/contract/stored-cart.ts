import * as z from 'zod/mini';
import type { Cart, CartLine } from '../domain/cart/types';
import type { ModuleId } from '../domain/catalogue/types';
import type { CurrencyCode } from '../domain/money/currency';
import { DISCOUNT_REASONS } from './bundle';
import { upsellSchema } from './cart';
import { currency } from './envelope';
import {
  all,
  count,
  flag,
  id,
  ids,
  intOrNull,
  listOf,
  usableRows,
  recordOrNull,
  oneOf,
  read,
  recordOf,
  rowsOf,
} from './fields';
import { text, texts, textOrNull } from './fields';
import { ASSET_TYPES, CARRIED, FIELDS, TRIAL } from './module-fields';

const module = z.object({
  ...FIELDS.stored,
  hasNoPrice: z.optional(z.literal(true)),
  trial: z.object(TRIAL.stored),
  carried: z.object(CARRIED.stored),
});

const lineSchema = z.object({ module, bundled: flag, price: id, quantity: count });

/** Moves the carried fields of a stored module into `carried`; storage keeps them beside the other fields. */
const withCarried = (record: unknown): object => {
  const { module: fields, ...rest }: { readonly module?: unknown } = recordOf(record);
  return { ...rest, module: { ...recordOf(fields), carried: fields } };
};

const plan = z.object({
  id,
  ...all(text, 'code', 'title', 'srt'),
  bundled: flag,
  ...all(intOrNull, 'price', 'billedAmount', 'minimumAssetRate'),
  ...all(count, 'minimumAssetCount', 'quantity'),
  assetType: oneOf(ASSET_TYPES, null),
  discount: z.transform((value) => Math.min(10_000, z.parse(count, value))),
  discountReason: oneOf(DISCOUNT_REASONS, null),
  cycle: oneOf(['month', 'year'], 'month'),
  edition: oneOf(['standard', 'commercial'], 'standard'),
  isLegacy: flag,
  subpackages: usableRows(z.object({ id, ...all(text, 'code', 'title') })),
  selected: texts,
});

const cart = z.object({
  plan,
  lines: z.transform((value) => rowsOf(lineSchema, listOf(value).map(withCarried)).kept),
  takenOut: z.optional(ids),
  upsell: recordOrNull(upsellSchema),
  ...all(flag, 'planReset', 'noRecordFound'),
});

const schema = z.object({ cart, currency, trackingId: textOrNull });

/** Snapshot of the cart in storage: shown until the server replies, and the only copy of a visitor's cart. [STO-03] */
export interface StoredCart {
  readonly cart: Cart;
  readonly currency: CurrencyCode;
  readonly trackingId: string | null;
}

/** Reads the snapshot from storage; null if it holds no cart with a plan. Marks of an open dialog are never stored. [CRT-07] */
export const readStoredCart = (value: unknown): StoredCart | null => {
  const stored = read(schema, value);
  if (!stored) return null;
  const lines: Record<ModuleId, CartLine> = {};
  for (const one of stored.cart.lines) lines[one.module.id] = one;
  return { ...stored, cart: { ...stored.cart, lines, pending: [], markedForDeletion: [] } };
};
