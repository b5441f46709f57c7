import { toZeroOrOne } from '../../../src/contract/zero-or-one';
import { CARRIED, FIELDS, nameOf, TRIAL, type NameOf } from '../../../src/contract/module-fields';
import { isShownOn } from '../../../src/domain/catalogue/for-sale';
import { Added } from '../../../src/domain/codes/markers';
import { PaymentStatus } from '../../../src/domain/codes/payment';
import { currencyOf, type CurrencyCode } from '../../../src/domain/money/currency';
import { discounted, inCurrency, percent, written } from '../core/money';
import type { BundleRow, ModuleRow, Shop } from './shop';

/** Months per invoice of a billing cycle. */
const MONTHS = { month: 1, year: 12 } as const;

/** Returns the currency fields of every envelope. */
export const money = (code: CurrencyCode) => ({ currency: code, currency_symbol: currencyOf(code).symbol });

/** Maps a module to its wire fields. The types require exactly the fields of the contract. */
const writtenAs = <R extends object>(
  { wire }: { readonly wire: R },
  told: { readonly [K in keyof R as NameOf<K>]: unknown },
) => {
  const known = new Map(Object.entries(told));
  return Object.fromEntries(
    Object.keys(wire).map((name) => {
      const value = known.get(nameOf(name));
      return [name, typeof value === 'boolean' ? toZeroOrOne(value) : value];
    }),
  ) as { readonly [K in keyof R]: unknown };
};

/** Converts a module to its wire format. [MKT-23] */
export function moduleRecord(shop: Shop, row: ModuleRow, code: CurrencyCode) {
  const platform = shop.platforms.find(({ id }) => id === row.platformId);
  const price = written(inCurrency(row.price, code), code);
  return {
    is_module: 1,
    has_dependency: toZeroOrOne(row.dependencies.length > 0),
    ...writtenAs(FIELDS, {
      ...row,
      categoryId: row.platformId ?? 0,
      categoryName: platform?.name ?? '',
      added: Added.no,
      bundled: false,
      dependencies: row.dependencies.join(','),
      price,
      basePrice: price,
      quantity: row.minimumAssetCount,
      paymentStatus: PaymentStatus.unpaid,
      message: '',
    }),
    ...writtenAs(TRIAL, { isTrial: false, quantity: row.trialQuantity, expiresAt: null, interval: row.trialDays }),
    ...writtenAs(CARRIED, {
      ...row,
      isAdditionalAccountUser: false,
      isShowInvoice: false,
      moduleDependentId: row.dependencies.at(-1) ?? null,
      pricingPrice: price,
      pricingStatus: 'active',
      startedAt: null,
      lastPaymentAt: null,
      urlAliases: [],
      actualIsTrial: false,
      unit: row.trialDays ? 'day' : '',
    }),
    id: row.id,
  };
}

/** Converts a module to its wire format in the catalogue, which tells what it does as well. */
export const catalogueRecord = (shop: Shop, row: ModuleRow, code: CurrencyCode) => ({
  ...moduleRecord(shop, row, code),
  features: row.features,
});

/** Converts a bundle to its wire format. [MKT-24] */
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
    is_featured: toZeroOrOne(row.isFeatured),
    is_exclusive: toZeroOrOne(row.isExclusive),
    is_legacy: toZeroOrOne(row.isLegacy),
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
      asset_type: one.assetType,
      type: one.type,
      currency: code,
      is_additional: toZeroOrOne(!one.isSupport),
      is_support: toZeroOrOne(one.isSupport),
      free_users: one.freeUsers,
    })),
  };
}

/** Returns the categories with the number of listed modules in each. [MKT-16] */
export function platformRecords({ platforms, modules }: Shop) {
  const totals = new Map<number | null, number>();
  for (const module of modules.values()) {
    const { platformId } = module;
    if (isShownOn(module, 'marketplace')) totals.set(platformId, (totals.get(platformId) ?? 0) + 1);
  }
  return platforms.map((row) => ({ ...row, total: totals.get(row.id) ?? 0 }));
}

/** Returns the industries with the number of packages in each. [MKT-17] */
export const industryRecords = ({ industries, bundles }: Shop) =>
  industries.map((row) => ({ ...row, total: [...bundles.values()].filter(({ inid }) => inid === row.id).length }));
