import * as z from 'zod/mini';
import type { AssetType, Charge, Module, ModuleKind } from '../domain/catalogue/types';
import { Added } from '../domain/codes/markers';
import type { CurrencyCode } from '../domain/money/currency';
import { toMinor } from './envelope';
import {
  all,
  amount,
  count,
  flag,
  id,
  int,
  intOrNull,
  kept,
  marker,
  moment,
  oneOf,
  read,
  rowsOf,
  text,
} from './fields';

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

/** The documents write dependencies as ids with commas between them. [CRT-02] */
const dependencies = z.transform((value) =>
  rowsOf(id, Array.isArray(value) ? value : z.parse(text, value).split(/\s*,\s*/)).kept.filter((one) => one > 0),
);

export const aliasSchema = z.object(all(text, 'status', 'url'));

/** A module record. [MKT-22, MKT-23] */
export const moduleSchema = z.object({
  id,
  ...all(text, 'code', 'title', 'description', 'icon', 'catname', 'srt', 'pricing_subtitle', 'pricing_status'),
  ...all(text, 'pricing_trial_unit', 'message'),
  ...all(int, 'catid', 'card_type', 'module_sort', 'payment_status'),
  ...all(count, 'quantity', 'minimum_asset_count', 'free_users', 'trial_quantity', 'pricing_interval_trial'),
  ...all(flag, 'is_hidden', 'is_featured', 'is_core', 'is_legacy', 'is_cross_sell', 'is_prepayment', 'is_trial'),
  ...all(flag, 'actual_is_trial', 'is_additional_account_user', 'is_show_invoice'),
  ...all(amount, 'price', 'base_price', 'pricing_price'),
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

/** @returns the module with its amounts in minor units of the envelope's currency. */
export const toModule = (wire: WireModule, code: CurrencyCode): Module => {
  const price = toMinor(wire.price ?? wire.base_price, code);
  return {
    id: wire.id,
    code: wire.code,
    title: wire.title,
    description: wire.description,
    icon: wire.icon,
    categoryId: wire.catid,
    categoryName: wire.catname,
    kind: wire.type,
    cardType: wire.card_type,
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
    price,
    basePrice: wire.base_price === null ? price : toMinor(wire.base_price, code),
    assetType: wire.asset_type,
    quantity: wire.quantity,
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
    paymentStatus: wire.payment_status,
    startedAt: wire.datetime_started,
    lastPaymentAt: wire.datetime_last_payment,
    urlAliases: wire.url_alias_list,
    message: wire.message,
  };
};
