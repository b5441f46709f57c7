import { readCatalogue } from '../../../src/contract/catalogue';
import { buildCatalogue } from '../../../src/domain/catalogue/build';
import { sitesOf } from '../../../src/domain/catalogue/elsewhere';
import type { Catalogue } from '../../../src/domain/catalogue/types';
import type { CurrencyCode } from '../../../src/domain/money/currency';
import { bundleRecord, moduleRecord, money } from './records';
import type { Shop } from './shop';

/**
 * Returns the catalogue for the cart rules, memoized by currency. It is read back from the wire records, so the rules see what a page sees.
 */
export function domainCatalogue(shop: Shop): (code: CurrencyCode) => Catalogue {
  const built = new Map<CurrencyCode, Catalogue>();
  const build = (code: CurrencyCode): Catalogue => {
    const data = [
      ...[...shop.bundles.values()].map((row) => bundleRecord(row, code)),
      ...[...shop.modules.values()].map((row) => moduleRecord(shop, row, code)),
    ];
    const read = readCatalogue({ ...money(code), data });
    if (!read || read.dropped > 0) throw new Error('The seeded catalogue does not match the contract');
    return buildCatalogue({ ...read, sites: sitesOf(shop.platforms) });
  };
  return (code) => {
    const catalogue = built.get(code) ?? build(code);
    built.set(code, catalogue);
    return catalogue;
  };
}
