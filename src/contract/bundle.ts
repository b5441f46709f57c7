import * as z from 'zod/mini';
import type { DiscountReason, Plan } from '../domain/catalogue/types';
import { PRICING_INDUSTRY } from '../domain/catalogue/plans';
import { CONTACT_CARD } from '../domain/codes/card-type';
import type { CurrencyCode } from '../domain/money/currency';
import { cycle } from './cycle';
import { toBasisPoints, toMinor, toMinorOrNull } from './envelope';
import {
  all,
  amount,
  codes,
  count,
  flag,
  id,
  ids,
  int,
  usableRows,
  oneOf,
  price,
  read,
  text,
  texts,
  flagOrTrue,
} from './fields';
import { ASSET_TYPES } from './module-fields';

export const DISCOUNT_REASONS: readonly DiscountReason[] = ['yearly', 'bundle'];

const idOnly = z.object({ id });

/** Decodes module ids from `[1, 2]`, `"1,2"`, `[{id: 1}]` or `{"1": …}`; a key with the flag 0 is left out. */
export const moduleIds = z.transform((value): readonly number[] => {
  if (typeof value === 'string') return z.parse(ids, value);
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return entries.flatMap(([key, item]: [string, unknown]) => {
    if (typeof item === 'object') return read(idOnly, item)?.id ?? [];
    return read(id, Array.isArray(value) ? item : Number(item) ? key : null) ?? [];
  });
});

const assetType = oneOf(ASSET_TYPES, null);

export const usageSchema = z.object({
  id,
  ...all(text, 'usage_key', 'unit_measured', 'type'),
  ...all(count, 'quantity', 'min', 'max', 'free_users'),
  ...all(flag, 'is_additional', 'is_support'),
  asset_type: assetType,
  price: amount,
});

export const featureSchema = z.object({
  ...all(text, 'group', 'name'),
  value: z.transform((value): string | boolean => (typeof value === 'boolean' ? value : (read(text, value) ?? ''))),
  note: text,
});

export const subpackageSchema = z.object({ id, ...all(text, 'code', 'title') });

/** Schema of a bundle record, with the fields that the pricing page shows. [MKT-24] */
export const bundleSchema = z.object({
  id,
  ...all(
    text,
    'code',
    'title',
    'icon',
    'description',
    'path',
    'type',
    'usage_type',
    'srt',
    'family',
    'extends',
    'catname',
  ),
  ...all(text, 'pricing_subtitle'),
  ...all(int, 'catid', 'inid', 'card_type'),
  ...all(flag, 'is_featured', 'is_exclusive', 'is_legacy'),
  ...all(price, 'price', 'billed_amount', 'minimum_asset_rate'),
  discount: amount,
  minimum_asset_count: count,
  asset_type: assetType,
  bundled: flagOrTrue,
  billing_cycle: cycle,
  discount_reason: oneOf(DISCOUNT_REASONS, null),
  edition: oneOf(['standard', 'commercial'], 'standard'),
  ...all(moduleIds, 'ids', 'modules'),
  subpackages: usableRows(subpackageSchema),
  usages: usableRows(usageSchema),
  features: usableRows(featureSchema),
  highlights: texts,
  subpackage_codes: codes,
});

export type WireBundle = z.infer<typeof bundleSchema>;

/**
 * Returns true if the server names a price and every amount is readable. A package of an industry may have no price, because the prices
 * of its modules add up to it; a package of the pricing page needs a price of its own.
 */
const isPriced = ({ price: list, billed_amount: billed, minimum_asset_rate: rate, inid }: WireBundle): boolean =>
  (typeof list === 'string' || (list === null && inid !== PRICING_INDUSTRY)) && billed !== false && rate !== false;

/**
 * Decodes a bundle record.
 * @returns the plan with amounts in minor units and the discount in basis points; a plan without a readable price is sold by contact only
 */
export const toPlan = (wire: WireBundle, code: CurrencyCode): Plan => ({
  id: wire.id,
  code: wire.code,
  title: wire.title,
  icon: wire.icon,
  description: wire.description,
  path: wire.path,
  categoryId: wire.catid,
  inid: wire.inid,
  type: wire.type,
  usageType: wire.usage_type,
  srt: wire.srt,
  bundled: wire.bundled,
  isFeatured: wire.is_featured,
  isExclusive: wire.is_exclusive,
  isLegacy: wire.is_legacy,
  isContact: wire.card_type === CONTACT_CARD || !isPriced(wire),
  // Falls back to the code, so that a plan without variants is a family of its own.
  family: wire.family || wire.code,
  cycle: wire.billing_cycle ?? 'month',
  edition: wire.edition,
  price: toMinorOrNull(wire.price || null, code),
  billedAmount: toMinorOrNull(wire.billed_amount || null, code),
  discount: toBasisPoints(wire.discount),
  discountReason: wire.discount_reason,
  minimumAssetCount: wire.minimum_asset_count,
  minimumAssetRate: toMinorOrNull(wire.minimum_asset_rate || null, code),
  assetType: wire.asset_type,
  pricingSubtitle: wire.pricing_subtitle,
  moduleIds: [...new Set([...wire.modules, ...wire.ids])],
  subpackages: wire.subpackages.length
    ? wire.subpackages
    : wire.subpackage_codes.map((one) => ({ id: 0, code: one, title: one })),
  usages: wire.usages.map((one) => ({
    id: one.id,
    key: one.usage_key,
    price: toMinor(one.price, code),
    quantity: one.quantity,
    min: one.min,
    max: one.max || Number.MAX_SAFE_INTEGER,
    unit: one.unit_measured,
    assetType: one.asset_type ?? read(assetType, one.unit_measured),
    type: one.type,
    isAdditional: one.is_additional,
    isSupport: one.is_support,
    freeUsers: one.free_users,
  })),
  features: wire.features.map(({ note, ...one }) => (note ? { ...one, note } : one)),
  highlights: wire.highlights,
  extends: wire.extends,
  ...(wire.card_type !== CONTACT_CARD && !isPriced(wire) && { hasNoPrice: true as const }),
});
