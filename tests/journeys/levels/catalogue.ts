import { PLATFORMS } from '../../../demo/server/catalogue/platforms';
import { wireCatalogue } from '../../../demo/server/catalogue/wire';
import { readCatalogue } from '../../../src/contract/catalogue';
import { buildCatalogue } from '../../../src/domain/catalogue/build';
import { sitesOf } from '../../../src/domain/catalogue/elsewhere';
import type { Catalogue } from '../../../src/domain/catalogue/types';
import { marketOf } from '../../../src/domain/marketplace/index-of';
import type { Market } from '../../../src/domain/marketplace/types';
import type { Currency } from '../model/money';
import { shelfOf, type Shelf } from '../model/shelf';

/** The catalogue, once as the model and once as the product reads it from the wire. */
export interface Sold {
  readonly shelf: Shelf;
  readonly catalogue: Catalogue;
  readonly market: Market;
}

const known = new Map<Currency, Sold>();

export function soldIn(currency: Currency): Sold {
  const found = known.get(currency);
  if (found) return found;
  const { products } = wireCatalogue(0, 1, currency);
  const read = readCatalogue(products);
  if (!read || read.dropped > 0) throw new Error('The catalogue does not keep the contract');
  const sites = sitesOf(PLATFORMS.map((one) => ({ id: one.id, url: 'url' in one ? one.url : null })));
  const catalogue = buildCatalogue({ ...read, sites });
  const market = marketOf({ catalogue, platforms: [], industries: [] });
  const sold = { shelf: shelfOf(products.data, currency), catalogue, market };
  known.set(currency, sold);
  return sold;
}
