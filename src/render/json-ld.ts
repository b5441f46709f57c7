import { parseAddress } from '../domain/marketplace/address';
import { describeOffers } from '../domain/marketplace/offers';
import { itemsOn, pageNamed, pageOf } from '../domain/marketplace/page';
import type { Item, Market } from '../domain/marketplace/types';
import { selectMarket } from '../store/market/selectors';
import { selectCatalogue } from '../store/selectors/catalogue';
import { selectPricingPlans } from '../store/selectors/pricing-plans';
import { selectRoutes } from '../store/selectors/config';
import type { RootState } from '../store/state';

/** What a page shows of the marketplace: by its attributes, or by its address. */
export interface Shown {
  readonly attributes: Readonly<Record<string, string>>;
  readonly path: string;
}

/** The most items of a list. Search engines read no more than some hundreds. */
const MOST = 200;

/** Returns the items on the page that the address names. */
function itemsAt(path: string, market: Market, state: RootState): readonly Item[] {
  const address = parseAddress(path, selectRoutes(state));
  return address ? itemsOn(pageOf(address, market), market) : [];
}

const itemsInGrid = ({ category, kind, view }: Shown['attributes'], market: Market): readonly Item[] =>
  itemsOn(
    pageNamed(
      { category, kind: kind === 'industry' ? kind : 'platform', view: view === 'list' ? view : 'grid' },
      market,
    ),
    market,
  );

function itemOfDetails({ module, plan }: Shown['attributes'], { byKey }: Market): readonly Item[] {
  const item = byKey.get(module === undefined ? `package/${Number(plan)}` : `module/${Number(module)}`);
  return item ? [item] : [];
}

/** Returns a function that describes the items of a view of the marketplace. */
const ofMarket =
  (named: (attributes: Shown['attributes'], market: Market) => readonly Item[]) =>
  (state: RootState, { attributes, path }: Shown): object | null => {
    const market = selectMarket(state);
    if (!market) return null;
    const items = attributes.routing === 'path' ? itemsAt(path, market, state) : named(attributes, market);
    return describeOffers(items.slice(0, MOST), market.catalogue);
  };

/** What a widget tells search engines of what it sells, by tag. */
const DESCRIBED: Readonly<Record<string, (state: RootState, shown: Shown) => object | null>> = {
  'waybill-pricing-table': (state) => describeOffers(selectPricingPlans(state), selectCatalogue(state)),
  'waybill-marketplace-grid': ofMarket(itemsInGrid),
  'waybill-module-details': ofMarket(itemOfDetails),
};

/** Returns the schema.org description of what a view sells; null if it sells nothing, or nothing that has a price. */
export const describedBy = (tag: string, shown: Shown, state: RootState): object | null =>
  DESCRIBED[tag]?.(state, shown) ?? null;
