import { failed } from '../api/reply';
import { readCatalogue } from '../contract/catalogue';
import type { AppDispatch, RootState } from './create-store';
import type { Ports } from './ports';
import { currencyKnown } from './slices/cart';
import {
  readAt,
  readDone,
  readFailed,
  readKey,
  readStarted,
  type ReadName,
  type ReadResults,
  type ReadScope,
} from './slices/reads';

/** The industry whose bundles are the pricing plans. [PRC-18] */
const PRICING_INDUSTRY = 14;

interface Source<T> {
  readonly query?: Readonly<Record<string, number>>;
  /** The contract's reading of the body; null where it is not what was asked for. */
  readonly translate: (body: unknown) => T | null;
}

/** The loader starts these too, before the chunks are there. */
export const SOURCES: { readonly [N in ReadName]: Source<ReadResults[N]> } = {
  bundles: { query: { ind: PRICING_INDUSTRY }, translate: readCatalogue },
  products: { translate: readCatalogue },
  crossSell: { translate: readCatalogue },
};

/**
 * Reads one kind of data in the page's language and currency, checked by the contract before it enters the store. However many widgets
 * ask, there is one call; what is there or on its way is not asked for again, unless `anew`.
 */
export const read =
  (name: ReadName, scope: ReadScope, { anew = false } = {}) =>
  async (dispatch: AppDispatch, getState: () => RootState, { client }: Ports): Promise<void> => {
    const known = readAt(getState().reads, name, scope);
    if (known.isPending || (known.data && !anew)) return;
    const key = readKey(name, scope);
    const { query, translate } = SOURCES[name];
    dispatch(readStarted(key));
    const { currency, ids } = scope;
    const reply = await client.request(name, { query: { ...query, currency }, body: ids && { ids } });
    const data = reply.ok ? translate(reply.body) : null;
    if (data) {
      dispatch(currencyKnown(data.currency));
      // Frozen by hand: Immer would walk the whole catalogue to freeze it, and leaves alone what is frozen.
      dispatch(readDone({ key, data: Object.freeze(data) }));
    } else dispatch(readFailed({ key, failure: reply.ok ? failed('not-json').failure : reply.failure }));
  };
