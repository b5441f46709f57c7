import { PLATFORMS } from '../../../demo/server/catalogue/platforms';
import { readAmount, type Currency, type Minor } from './money';

/** An add-on. Amounts are per unit and month, or one-off. */
export interface Item {
  readonly id: number;
  readonly code: string;
  readonly title: string;
  readonly kind: string;
  readonly price: Minor;
  readonly isOnce: boolean;
  readonly isMetered: boolean;
  readonly minimum: number;
  readonly starts: number;
  readonly free: number;
  readonly asset: string | null;
  readonly needs: readonly number[];
  readonly isDefault: boolean;
  readonly isHidden: boolean;
  readonly isContact: boolean;
  /** Whether a site of its own sells it. [MKT-15] */
  readonly isElsewhere: boolean;
  /**
   * Whether it is in a category that the marketplace sells and so has a details page with a price to explain; others are chosen on the
   * pricing page, or sold on a site of their own.
   */
  readonly isInMarket: boolean;
}

export type Cycle = 'month' | 'year';

/** A package in one of its variants. */
export interface Package {
  readonly id: number;
  readonly code: string;
  readonly title: string;
  readonly family: string;
  readonly edition: string;
  readonly cycle: Cycle;
  /** The list price; null for the sum of its modules. */
  readonly list: Minor | null;
  /** The discount in hundredths of a percent. */
  readonly discount: number;
  readonly billed: Minor | null;
  readonly includedAssets: number;
  /** The price of each asset above the minimum; null if assets are not charged. */
  readonly perAsset: Minor | null;
  readonly items: readonly number[];
  readonly options: readonly string[];
  readonly isContact: boolean;
  /** Whether it is for sale, possibly only through sales. */
  readonly isSold: boolean;
}

/** The model's catalogue in one currency, read from the wire. */
export interface Shelf {
  readonly currency: Currency;
  readonly items: ReadonlyMap<number, Item>;
  readonly packages: ReadonlyMap<number, Package>;
}

type Fields = Readonly<Record<string, unknown>>;
const CONTACT = 3;
/** The categories without a site of their own. */
const SOLD_HERE: ReadonlySet<number> = new Set(PLATFORMS.filter((one) => !('url' in one)).map(({ id }) => id));
const numbers = (list: unknown): number[] =>
  (Array.isArray(list) ? list : String(list ?? '').split(',')).map(Number).filter((one) => one > 0);

const itemOf = (one: Fields, currency: Currency): Item => ({
  id: Number(one['id']),
  code: String(one['code']),
  title: String(one['title']),
  kind: String(one['type']),
  price: readAmount(one['price'], currency) ?? 0,
  isOnce: one['charge'] === 'once',
  isMetered: one['pricing_type'] === 'USAGE',
  minimum: Number(one['minimum_asset_count'] ?? 0),
  starts: Number(one['quantity'] ?? 0),
  free: Number(one['free_users'] ?? 0),
  asset: typeof one['asset_type'] === 'string' ? one['asset_type'] : null,
  needs: numbers(one['dependencies']),
  isDefault: one['is_default'] === 1,
  isHidden: one['is_hidden'] === 1,
  isContact: one['card_type'] === CONTACT,
  isElsewhere: Number(one['catid'] ?? 0) > 0 && !SOLD_HERE.has(Number(one['catid'])),
  isInMarket: SOLD_HERE.has(Number(one['catid'] ?? 0)) && !['booster', 'service'].includes(String(one['type'])),
});

const PRICING = 14;

/** Tells whether a package is on the pricing page or belongs to an industry. [PRC-18] */
const isSold = (one: Fields): boolean =>
  one['is_legacy'] !== 1 &&
  (one['inid'] === PRICING ? one['type'] === 'pricing' && one['usage_type'] === 'PRICE' : one['type'] !== 'internal');

const packageOf = (one: Fields, currency: Currency): Package => ({
  id: Number(one['id']),
  code: String(one['code']),
  title: String(one['title']),
  family: String(one['family'] ?? ''),
  edition: String(one['edition'] ?? ''),
  cycle: one['billing_cycle'] === 'year' ? 'year' : 'month',
  list: readAmount(one['price'], currency),
  discount: Math.round(Number(one['discount'] ?? 0) * 100),
  billed: readAmount(one['billed_amount'], currency),
  includedAssets: Number(one['minimum_asset_count'] ?? 0),
  perAsset: readAmount(one['minimum_asset_rate'], currency),
  items: numbers(one['ids']),
  options: Array.isArray(one['subpackage_codes']) ? one['subpackage_codes'].map(String) : [],
  isContact: one['card_type'] === CONTACT,
  isSold: isSold(one),
});

/** Reads the model's catalogue. @param records of `GET /services/products`: packages and modules together */
export function shelfOf(records: readonly unknown[], currency: Currency): Shelf {
  const all = records.map((one): Fields => ({ ...Object(one) }));
  const items = all.filter((one) => one['is_module'] === 1).map((one) => itemOf(one, currency));
  const packages = all.filter((one) => one['is_module'] !== 1).map((one) => packageOf(one, currency));
  return {
    currency,
    items: new Map(items.map((one) => [one.id, one])),
    packages: new Map(packages.map((one) => [one.id, one])),
  };
}
