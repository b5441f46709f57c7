import { getTableColumns, type InferSelectModel } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { CurrencyCode } from '../../../src/domain/money/currency';
import { bundles, industries, modules, planCategories, platforms } from '../db/schema';
import { bundleRecord, catalogueRecord, industryRecords, money, platformRecords } from '../shop/records';
import type { Shop } from '../shop/shop';
import { catalogue } from './catalogue';
import type { CatalogueRows } from '../db/catalogue-rows';
import { generated } from './generate';

/** Completes a row with the database's column defaults. */
const filled = <T extends PgTable>(table: T, row: object): InferSelectModel<T> => {
  const defaults = Object.entries(getTableColumns(table)).map(([name, { default: value }]) => [name, value ?? null]);
  return { ...Object.fromEntries(defaults), ...row } as InferSelectModel<T>;
};

/** Builds the shop of a catalogue without a database. */
export const shopOf = (rows: CatalogueRows): Shop => ({
  platforms: rows.platforms.map((row) => filled(platforms, row)),
  industries: rows.industries.map((row) => filled(industries, row)),
  planCategories: rows.planCategories.map((row) => filled(planCategories, row)),
  modules: new Map(rows.modules.map((row) => [row.id, filled(modules, row)])),
  bundles: new Map(
    rows.bundles.map(({ modules: moduleIds, ...row }) => [row.id, { ...filled(bundles, row), moduleIds }]),
  ),
});

/**
 * Returns a catalogue of any size in the wire format, for tests, stories and measurements: the replies of `GET /services/products`,
 * `/platforms` and `/industries`. Deterministic per seed.
 * @param total the number of modules
 */
export function wireCatalogue(total: number, seed = 1, code: CurrencyCode = 'USD') {
  const shop = shopOf(generated(catalogue(), total, seed));
  const data = [
    ...[...shop.bundles.values()].filter(({ isExclusive }) => !isExclusive).map((row) => bundleRecord(row, code)),
    ...[...shop.modules.values()].map((row) => catalogueRecord(shop, row, code)),
  ];
  return {
    products: { status: 200, ...money(code), data },
    platforms: { status: 200, data: platformRecords(shop) },
    industries: { status: 200, data: industryRecords(shop) },
  };
}
