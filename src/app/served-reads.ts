import { readMarket } from '../store/market/read-market';
import { bundles, products } from '../store/resources/catalogue';
import { selectLacksModules } from '../store/selectors/compared';
import { selectReadScope } from '../store/selectors/config';
import { selectOffers } from '../store/selectors/panels';
import type { AppStore } from '../store/state';

/** Reads the packages, and all products if the packages come without the add-ons of the panels below them. */
async function readPricing(store: AppStore): Promise<void> {
  const scope = selectReadScope(store.getState());
  await store.dispatch(bundles.read(scope));
  if (!selectOffers(store.getState()).isKnown) await store.dispatch(products.read(scope));
}

/** Reads the packages, and all products if the packages lack modules that the comparison lists. */
async function readCompared(store: AppStore): Promise<void> {
  const scope = selectReadScope(store.getState());
  await store.dispatch(bundles.read(scope));
  if (selectLacksModules(store.getState())) await store.dispatch(products.read(scope));
}

const readItems = (store: AppStore): Promise<void> => store.dispatch(readMarket(selectReadScope(store.getState())));

/** What the view of each tag that a server renders has to have read. */
export const SERVED_READS: Readonly<Record<string, (store: AppStore) => Promise<void>>> = {
  'waybill-pricing-table': readPricing,
  'waybill-plan-comparison': readCompared,
  'waybill-marketplace-grid': readItems,
  'waybill-module-details': readItems,
};

/** Returns whether all that was asked for has been read. */
export const areRead = (store: AppStore): boolean =>
  Object.values(store.getState().reads).every(({ status }) => status === 'ready');
