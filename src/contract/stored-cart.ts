import * as z from 'zod/mini';
import type { Cart, CartLine } from '../domain/cart/types';
import type { ModuleId } from '../domain/catalogue/types';
import { Added } from '../domain/codes/markers';
import type { CurrencyCode } from '../domain/money/currency';
import { DISCOUNT_REASONS } from './bundle';
import { upsellSchema } from './cart';
import { currency } from './envelope';
import { all, count, flag, id, ids, int, intOrNull, kept, marker, maybe, moment, oneOf, read } from './fields';
import { text, texts, textOrNull } from './fields';
import { ASSET_TYPES, CHARGES, MODULE_KINDS, unitsOf } from './module';

// The snapshot is ours, but anything on the page can write to storage: an amount that is not whole costs its record.
const whole = id;

const module = z.object({
  id,
  ...all(whole, 'pricingPrice', 'price', 'basePrice'),
  ...all(text, 'code', 'title', 'description', 'icon', 'categoryName', 'srt', 'pricingSubtitle', 'pricingStatus'),
  message: text,
  ...all(int, 'categoryId', 'cardType', 'sort', 'paymentStatus'),
  ...all(count, 'quantity', 'minimumAssetCount', 'freeUsers'),
  ...all(flag, 'isHidden', 'isFeatured', 'isCore', 'isLegacy', 'isCrossSell', 'isPrepayment'),
  ...all(flag, 'isAdditionalAccountUser', 'isShowInvoice'),
  isUntold: z.optional(z.literal(true)),
  ...all(marker, 'bundled', 'isDefault'),
  ...all(moment, 'startedAt', 'lastPaymentAt'),
  kind: oneOf(MODULE_KINDS, 'default'),
  added: oneOf([Added.empty, Added.no, Added.yes], Added.no),
  dependencies: ids,
  moduleDependentId: intOrNull,
  pricingType: oneOf(['FIXED', 'USAGE'], 'FIXED'),
  charge: oneOf(CHARGES, 'recurring'),
  pricePer: unitsOf,
  assetType: oneOf(ASSET_TYPES, null),
  trial: z.object({
    ...all(flag, 'isTrial', 'actualIsTrial'),
    ...all(count, 'quantity', 'interval'),
    expiresAt: moment,
    unit: text,
  }),
  urlAliases: kept(z.object(all(text, 'status', 'url'))),
});

const plan = z.object({
  id,
  ...all(text, 'code', 'title', 'srt'),
  bundled: marker,
  ...all(intOrNull, 'price', 'billedAmount', 'minimumAssetRate'),
  ...all(count, 'minimumAssetCount', 'quantity'),
  assetType: oneOf(ASSET_TYPES, null),
  discount: z.transform((value) => Math.min(10_000, z.parse(count, value))),
  discountReason: oneOf(DISCOUNT_REASONS, null),
  cycle: oneOf(['month', 'year'], 'month'),
  edition: oneOf(['standard', 'commercial'], 'standard'),
  isLegacy: flag,
  subpackages: kept(z.object({ id, ...all(text, 'code', 'title') })),
  selected: texts,
});

const cart = z.object({
  plan,
  lines: kept(z.object({ module, bundled: marker, price: whole, quantity: count })),
  takenOut: z.optional(ids),
  upsell: maybe(upsellSchema),
  ...all(flag, 'planReset', 'noRecordFound'),
});

const schema = z.object({ cart, currency, trackingId: textOrNull });

/** The last cart as it is kept locally: for display until the server is heard, and all there is of a visitor's. [STO-03] */
export interface StoredCart {
  readonly cart: Cart;
  readonly currency: CurrencyCode;
  readonly trackingId: string | null;
}

/** What storage holds; null where it is not a cart with a plan. Marks of an open dialog are never kept. [CRT-07] */
export const readStoredCart = (value: unknown): StoredCart | null => {
  const stored = read(schema, value);
  if (!stored) return null;
  const lines: Record<ModuleId, CartLine> = {};
  for (const line of stored.cart.lines) lines[line.module.id] = line;
  return { ...stored, cart: { ...stored.cart, lines, pending: [], doomed: [] } };
};
