import { bench, describe } from 'vitest';
import { wireCatalogue } from '../../demo/server/catalogue/wire';
import { readCatalogue } from '../../src/contract/catalogue';
import { readIndustries, readPlatforms } from '../../src/contract/marketplace';
import { emptyCart } from '../../src/domain/cart/empty-cart';
import { buildCatalogue } from '../../src/domain/catalogue/build';
import { filterItems } from '../../src/domain/marketplace/facets';
import { holdingsOf } from '../../src/domain/marketplace/holdings';
import { marketOf } from '../../src/domain/marketplace/index-of';
import { search, searchIndexOf } from '../../src/domain/marketplace/search';
import { sorted } from '../../src/domain/marketplace/sort';
import { suggest } from '../../src/domain/marketplace/suggest';
import { VISITOR } from '../../src/domain/subscription/user-type';

/** Measures a search without its rendering, which has to leave most of 60 ms to the paint under 4x CPU throttling. */
describe.each([200, 2000, 10_000])('a marketplace of %i modules', (total) => {
  const wire = wireCatalogue(total);
  const read = readCatalogue(wire.products) ?? { plans: [], modules: [] };
  const contents = {
    catalogue: buildCatalogue({ currency: 'USD', plans: read.plans, modules: read.modules }),
    platforms: readPlatforms(wire.platforms) ?? [],
    industries: readIndustries(wire.industries) ?? [],
  };
  const market = marketOf(contents);
  const index = searchIndexOf(market);
  const compare = new Intl.Collator('en').compare;
  const holdings = holdingsOf(emptyCart, VISITOR, market);
  /** Copies the index, because the result for the last term is cached per index object. */
  const fresh = () => ({ ...index });

  bench('index it', () => void marketOf(contents));
  bench('index its search', () => void searchIndexOf(market));
  bench('one key: search, filter, suggest', () => {
    const own = fresh();
    filterItems(search(own, 'a'), [], holdings);
    suggest('a', market, own);
  });
  bench('three words', () => void search(fresh(), 'harbour fleet plan'));
  bench('filter with counts', () => void filterItems(market.items, ['fixed', 'trial'], holdings));
  bench('sort by name', () => void sorted(market.items, 'name', compare));
});
