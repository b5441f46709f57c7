import * as z from 'zod/mini';
import type { AssetType, Charge, Module, ModuleKind } from '../domain/catalogue/types';
import { CONTACT_CARD } from '../domain/codes/card-type';
import { Added } from '../domain/codes/markers';
import { Payment } from '../domain/codes/payment';
import type { CurrencyCode } from '../domain/money/currency';
import { toMinor } from './envelope';
import {
  all,
  amount,
  count,
  flag,
  id,
  ids,
  int,
  intOrNull,
  kept,
  marker,
  moment,
  oneOf,
  price,
  read,
  text,
} from './fields';
import { paymentStatus } from './payment-status';

export const ASSET_TYPES: readonly AssetType[] = [
  'driver',
  'user',
  'planner',
  'billable asset',
  'dispatcher',
  'vehicle',
  'regional manager',
  'analyst',
  'admin',
  'sensor',
];
/** The union of both documents' kinds. [PRC-19] */
export const MODULE_KINDS: readonly ModuleKind[] = ['pricing', 'default', 'booster', 'service', 'support', 'internal'];

export const CHARGES: readonly Charge[] = ['recurring', 'once'];

/** How many units a price is for: one where nobody says more. */
export const unitsOf = z.transform((value): number => z.parse(count, value) || 1);

const dependencies = z.transform((value) => z.parse(ids, value).filter((one) => one > 0));

export const aliasSchema = z.object(all(text, 'status', 'url'));

/** A module record. [MKT-22, MKT-23] */
export const moduleSchema = z.object({
  id,
  ...all(text, 'code', 'title', 'description', 'icon', 'catname', 'srt', 'pricing_subtitle', 'pricing_status'),
  ...all(text, 'pricing_trial_unit', 'message'),
  ...all(int, 'catid', 'card_type', 'module_sort'),
  payment_status: paymentStatus,
  quantity: intOrNull,
  ...all(count, 'minimum_asset_count', 'free_users', 'trial_quantity', 'pricing_interval_trial'),
  ...all(flag, 'is_hidden', 'is_featured', 'is_core', 'is_legacy', 'is_cross_sell', 'is_prepayment', 'is_trial'),
  ...all(flag, 'actual_is_trial', 'is_additional_account_user', 'is_show_invoice'),
  ...all(price, 'price', 'base_price'),
  pricing_price: amount,
  ...all(moment, 'trial_expires_on', 'datetime_started', 'datetime_last_payment'),
  ...all(marker, 'bundled', 'is_default'),
  type: oneOf(MODULE_KINDS, 'default'),
  // `pending` belongs to an open dialog of this page and is never on the wire. [CRT-07]
  is_added: oneOf([Added.empty, Added.no, Added.yes], Added.no),
  dependencies,
  module_dependent_id: intOrNull,
  pricing_type: oneOf(['FIXED', 'USAGE'], 'FIXED'),
  charge: oneOf(CHARGES, 'recurring'),
  price_per: unitsOf,
  asset_type: oneOf(ASSET_TYPES, null),
  url_alias_list: kept(aliasSchema),
});

const kind = z.object({ is_module: flag });
/** Modules and bundles come in one list where a reply mixes them. */
export const isModule = (record: unknown): boolean => read(kind, record)?.is_module ?? false;

export type WireModule = z.infer<typeof moduleSchema>;

/** Whether its price can be read. What everybody has may have none. */
export const isPriced = ({ price: now, base_price: base, is_default: isDefault }: WireModule): boolean =>
  now !== false && base !== false && ((now ?? base) !== null || isDefault === 1);

/**
 * @returns the module with its amounts in minor units of the envelope's currency. One without a price that can be read is sold by
 * contact only, and never at 0.
 */
export const toModule = (wire: WireModule, code: CurrencyCode): Module => {
  const amountNow = toMinor(wire.price || wire.base_price || null, code);
  return {
    id: wire.id,
    code: wire.code,
    title: wire.title,
    description: wire.description,
    icon: wire.icon,
    categoryId: wire.catid,
    categoryName: wire.catname,
    kind: wire.type,
    cardType: isPriced(wire) ? wire.card_type : CONTACT_CARD,
    ...(wire.card_type !== CONTACT_CARD && !isPriced(wire) && { isUntold: true as const }),
    srt: wire.srt,
    sort: wire.module_sort,
    added: wire.is_added,
    bundled: wire.bundled,
    isDefault: wire.is_default,
    isHidden: wire.is_hidden,
    isFeatured: wire.is_featured,
    isCore: wire.is_core,
    isLegacy: wire.is_legacy,
    isCrossSell: wire.is_cross_sell,
    isPrepayment: wire.is_prepayment,
    isAdditionalAccountUser: wire.is_additional_account_user,
    isShowInvoice: wire.is_show_invoice,
    dependencies: wire.dependencies,
    moduleDependentId: wire.module_dependent_id,
    pricingType: wire.pricing_type,
    pricingPrice: toMinor(wire.pricing_price, code),
    pricingSubtitle: wire.pricing_subtitle,
    pricingStatus: wire.pricing_status,
    charge: wire.charge,
    pricePer: wire.price_per,
    price: amountNow,
    basePrice: wire.base_price ? toMinor(wire.base_price, code) : amountNow,
    assetType: wire.asset_type,
    quantity: Math.max(0, wire.quantity ?? 0),
    minimumAssetCount: wire.minimum_asset_count,
    freeUsers: wire.free_users,
    trial: {
      isTrial: wire.is_trial,
      actualIsTrial: wire.actual_is_trial,
      quantity: wire.trial_quantity,
      expiresAt: wire.trial_expires_on,
      interval: wire.pricing_interval_trial,
      unit: wire.pricing_trial_unit,
    },
    paymentStatus: wire.payment_status ?? Payment.unpaid,
    startedAt: wire.datetime_started,
    lastPaymentAt: wire.datetime_last_payment,
    urlAliases: wire.url_alias_list,
    message: wire.message,
  };
};
