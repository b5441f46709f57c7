import type { CurrencyCode } from '../../domain/money/currency';
import type { AppDispatch, RootState } from '../state';
import type { Ports } from '../ports';
import { read } from '../read';
import { readAt, readKey, type ReadScope } from '../slices/reads';

const LISTS = ['bundles', 'products'] as const;
type ListName = (typeof LISTS)[number];

/** Lists that were read anew because of a currency and did not come in it, so that not every press reads them again. */
const tried = new WeakMap<Ports['client'], Set<string>>();

/**
 * Whether what was read before is in the currency of an answer. Where it is not, prices have changed since: it is read anew, so that
 * amounts of two currencies never stand side by side. [CRT-61]
 */
export const isInOneCurrency =
  (currency: CurrencyCode, scope: ReadScope) =>
  async (dispatch: AppDispatch, getState: () => RootState, { client }: Ports): Promise<boolean> => {
    const futile = tried.get(client) ?? new Set<string>();
    tried.set(client, futile);
    const at = (name: ListName) => readAt(getState().reads, name, scope);
    const isOther = (name: ListName): boolean => (at(name).data?.currency ?? currency) !== currency;
    const readAnew = async (name: ListName): Promise<void> => {
      const key = `${currency} ${readKey(name, scope)}`;
      // One that is on its way already is waited for.
      if (futile.has(key) && !at(name).isPending) return;
      futile.add(key);
      await dispatch(read(name, scope, { anew: true }));
      // No answer says nothing of the currency.
      if (at(name).failure || !isOther(name)) futile.delete(key);
    };
    await Promise.all(LISTS.filter(isOther).map(readAnew));
    return !LISTS.some(isOther);
  };
