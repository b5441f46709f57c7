import { catalogue } from '../server/catalogue/catalogue';
import type { CatalogueRows } from '../server/db/catalogue-rows';
import { generated } from '../server/catalogue/generate';
import { upsellOf } from '../server/cart/upsell';
import { domainCatalogue } from '../server/shop/domain-catalogue';
import { bundleRecord, industryRecords, catalogueRecord, money, platformRecords } from '../server/shop/records';
import type { Shop } from '../server/shop/shop';
import type { CurrencyCode } from '../../src/domain/money/currency';

/** The database's default values of a module's columns. */
const MODULE = {
  description: '',
  platformId: null,
  kind: 'default',
  cardType: 1,
  sort: 0,
  isDefault: false,
  isHidden: false,
  isFeatured: false,
  isCore: false,
  isLegacy: false,
  isCrossSell: false,
  isPrepayment: false,
  dependencies: [],
  pricingType: 'FIXED',
  pricingSubtitle: '',
  charge: 'recurring',
  pricePer: 1,
  priceUnit: '',
  price: 0,
  assetType: null,
  minimumAssetCount: 0,
  trialQuantity: 0,
  trialDays: 0,
  freeUsers: 0,
  features: [],
} as const;

const BUNDLE = {
  description: '',
  path: '',
  categoryId: 0,
  cardType: 1,
  family: '',
  billingCycle: 'month',
  edition: 'standard',
  price: null,
  discount: 0,
  discountReason: null,
  minimumAssetCount: 0,
  minimumAssetRate: null,
  assetType: null,
  pricingSubtitle: '',
  extends: '',
  isFeatured: false,
  isExclusive: false,
  isLegacy: false,
  highlights: [],
  subpackages: [],
  usages: [],
  features: [],
} as const;

const shopOf = (rows: CatalogueRows): Shop => ({
  platforms: rows.platforms.map((row) => ({ url: '', ...row })),
  industries: rows.industries,
  planCategories: rows.planCategories,
  modules: new Map(
    rows.modules.map((row) => [row.id, { ...MODULE, ...row, dependencies: [...(row.dependencies ?? [])] }]),
  ),
  bundles: new Map(
    rows.bundles.map((row) => [
      row.id,
      { ...BUNDLE, ...row, highlights: [...(row.highlights ?? [])], moduleIds: row.modules },
    ]),
  ),
});

/** The reference backend's catalogue, without a database. */
export const shop: Shop = shopOf(catalogue());

/** The same catalogue in the form that the cart rules use. */
export const catalogueIn = domainCatalogue(shop);

const modules = [...shop.modules.values()];
const bundles = [...shop.bundles.values()];

/** Returns the reply of `GET /services/bundles` for the pricing page. */
export function bundlesReply(code: CurrencyCode, offered = bundles.filter((row) => !row.isExclusive)) {
  const plans = offered.filter((row) => row.inid === 14);
  const wanted = new Set(plans.flatMap((row) => row.moduleIds));
  return {
    status: 200,
    ...money(code),
    data: plans.map((row) => bundleRecord(row, code)),
    modules: modules.filter(({ id }) => wanted.has(id)).map((row) => catalogueRecord(shop, row, code)),
    categories: shop.planCategories,
  };
}

/** Returns the reply of `GET /services/products`: the whole catalogue, or only these add-ons. */
export const productsBody = (code: CurrencyCode, ids?: readonly number[], of = shop) => ({
  status: 200,
  ...money(code),
  data: [
    ...(ids ? [] : [...of.bundles.values()].map((row) => bundleRecord(row, code))),
    ...[...of.modules.values()]
      .filter(({ id }) => ids?.includes(id) ?? true)
      .map((row) => catalogueRecord(of, row, code)),
  ],
});

/** Return the replies of `GET /services/platforms` and `GET /services/industries`. */
export const platformsBody = () => ({ status: 200, data: platformRecords(shop) });
export const industriesBody = () => ({ status: 200, data: industryRecords(shop) });

/** Returns a reply of `GET /services/products` with this number of modules. */
export const manyProducts = (total: number) => productsBody('USD', undefined, shopOf(generated(catalogue(), total, 1)));

/** Returns the upsell part of a `POST /cart/add` reply. */
export const upsellBody = (plan: number) => ({ is_upsell: 1, upsell: upsellOf(shop, shop.bundles.get(plan)) });
