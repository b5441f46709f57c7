import { bundles, products, type ReadScope } from '../resources/catalogue';
import { industries, platforms } from '../resources/market';
import { reporting } from '../report';

/** Reads the data of the marketplace: products, platforms and industries, with one call each. [API-29, MKT-01, MKT-02] */
export const readMarket = (scope: ReadScope, options?: { readonly force?: boolean }) =>
  reporting(
    'a read',
    async (dispatch, getState): Promise<void> => {
      await Promise.all([
        dispatch(products.read(scope, options)),
        dispatch(platforms.read(undefined, options)),
        dispatch(industries.read(undefined, options)),
      ]);
      const currency = products.at(getState(), scope).data?.currency;
      // Packages that were read before in another currency are refetched, because the page shows one currency only.
      if (currency && (bundles.at(getState(), scope).data?.currency ?? currency) !== currency)
        await dispatch((await import('./one-currency')).isInOneCurrency(currency, scope));
    },
    undefined,
  );
