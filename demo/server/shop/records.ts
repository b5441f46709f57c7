import { currencyOf, type CurrencyCode } from '../../../src/domain/money/currency';
import { discounted, inCurrency, percent, written } from './money';
import type { BundleRow, ModuleRow, Shop } from './shop';

const mark = (value: boolean): 0 | 1 => (value ? 1 : 0);

/** How many bills make a year's price out of a month's. */
const MONTHS = { month: 1, year: 12 } as const;

/** What every envelope says of its amounts. */
export const money = (code: CurrencyCode) => ({ currency: code, currency_symbol: currencyOf(code).symbol });

/** A module as the wire carries it. [MKT-23] */
export function moduleRecord(shop: Shop, row: ModuleRow, code: CurrencyCode) {
  const platform = shop.platforms.find(({ id }) => id === row.platformId);
  const price = written(inCurrency(row.price, code), code);
  return {
    id: row.id,
    is_module: 1,
    code: row.code,
    title: row.title,
    description: row.description,
    icon: row.icon,
    catid: row.platformId ?? 0,
    catname: platform?.name ?? '',
    type: row.kind,
    card_type: row.cardType,
    srt: row.srt,
    module_sort: row.sort,
    is_added: 0,
    bundled: 0,
    is_default: mark(row.isDefault),
    is_hidden: mark(row.isHidden),
    is_featured: mark(row.isFeatured),
    is_core: mark(row.isCore),
    is_legacy: mark(row.isLegacy),
    is_cross_sell: mark(row.isCrossSell),
    is_prepayment: mark(row.isPrepayment),
    is_additional_account_user: 0,
    is_show_invoice: 0,
    has_dependency: mark(row.dependencies.length > 0),
    dependencies: row.dependencies.join(','),
    module_dependent_id: row.dependencies.at(-1) ?? null,
    pricing_type: row.pricingType,
    pricing_price: price,
    pricing_subtitle: row.pricingSubtitle,
    pricing_status: 'active',
    charge: row.charge,
    price_per: row.pricePer,
    price,
    base_price: price,
    asset_type: row.assetType,
    quantity: row.minimumAssetCount,
    minimum_asset_count: row.minimumAssetCount,
    free_users: row.freeUsers,
    is_trial: 0,
    actual_is_trial: 0,
    trial_quantity: row.trialQuantity,
    trial_expires_on: null,
    pricing_interval_trial: row.trialDays,
    pricing_trial_unit: row.trialDays ? 'day' : '',
    payment_status: 0,
    datetime_started: null,
    datetime_last_payment: null,
    url_alias_list: [],
    message: '',
  };
}

/** A bundle as the wire carries it. [MKT-24] */
export function bundleRecord(row: BundleRow, code: CurrencyCode) {
  const price = row.price === null ? null : inCurrency(row.price, code);
  const bill = price === null ? null : discounted(price, row.discount, code) * MONTHS[row.billingCycle];
  return {
    id: row.id,
    is_module: 0,
    code: row.code,
    title: row.title,
    description: row.description,
    icon: row.icon,
    path: row.path,
    catid: row.categoryId,
    inid: row.inid,
    type: row.type,
    usage_type: row.usageType,
    card_type: row.cardType,
    srt: row.srt,
    is_added: 0,
    bundled: 1,
    is_featured: mark(row.isFeatured),
    is_exclusive: mark(row.isExclusive),
    is_legacy: mark(row.isLegacy),
    family: row.family,
    billing_cycle: row.billingCycle,
    edition: row.edition,
    price: price === null ? null : written(price, code),
    billed_amount: bill === null ? null : written(bill, code),
    discount: percent(row.discount),
    discount_reason: row.discountReason,
    minimum_asset_count: row.minimumAssetCount,
    minimum_asset_rate: row.minimumAssetRate === null ? null : written(inCurrency(row.minimumAssetRate, code), code),
    asset_type: row.assetType,
    pricing_subtitle: row.pricingSubtitle,
    extends: row.extends,
    ids: row.moduleIds,
    subpackages: row.subpackages,
    subpackage_codes: row.subpackages.map((one) => one.code),
    highlights: row.highlights,
    features: row.features,
    usages: row.usages.map((one) => ({
      id: one.id,
      usage_key: one.key,
      price: written(inCurrency(one.price, code), code),
      quantity: one.quantity,
      min: 0,
      max: one.max,
      unit_measured: one.unit,
      type: one.type,
      currency: code,
      is_additional: mark(!one.isSupport),
      is_support: mark(one.isSupport),
      free_users: one.freeUsers,
    })),
  };
}

/** The categories with how many modules each shows. [MKT-16] */
export function platformRecords({ platforms, modules }: Shop) {
  const totals = new Map<number | null, number>();
  for (const { platformId, isHidden } of modules.values())
    if (!isHidden) totals.set(platformId, (totals.get(platformId) ?? 0) + 1);
  return platforms.map((row) => ({ ...row, total: totals.get(row.id) ?? 0 }));
}

/** The industries with how many packages each has. [MKT-17] */
export const industryRecords = ({ industries, bundles }: Shop) =>
  industries.map((row) => ({ ...row, total: [...bundles.values()].filter(({ inid }) => inid === row.id).length }));
