import { readIndustries, readPlatforms } from '../../contract/marketplace';
import { read, readFrom } from '../read';
import type { AppDispatch, RootState } from '../state';
import { readAt, type ReadScope } from '../slices/reads';

/** Categories have no prices: one answer for all currencies. */
export const unpriced = ({ language }: ReadScope): ReadScope => ({ language, currency: null });

/** Reads what the marketplace is made of: one call for each kind, whoever asks. [API-29, MKT-01, MKT-02] */
export const readMarket =
  (scope: ReadScope, options?: { readonly anew?: boolean }) =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    await Promise.all([
      dispatch(read('products', scope, options)),
      dispatch(readFrom('platforms', { translate: readPlatforms }, unpriced(scope), options)),
      dispatch(readFrom('industries', { translate: readIndustries }, unpriced(scope), options)),
    ]);
    const { reads } = getState();
    const currency = readAt(reads, 'products', scope).data?.currency;
    // Packages that were read before in another currency are older: only what is in one currency is shown.
    if (currency && (readAt(reads, 'bundles', scope).data?.currency ?? currency) !== currency)
      await dispatch((await import('./one-currency')).isInOneCurrency(currency, scope));
  };
