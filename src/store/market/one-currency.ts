import type { CurrencyCode } from '../../domain/money/currency';
import type { AppDispatch, RootState } from '../state';
import { sessionPart } from '../kit/page-session';
import type { Ports } from '../ports';
import { bundles, products, type ReadScope } from '../resources/catalogue';

const LISTS = [bundles, products];
type List = (typeof LISTS)[number];

/** Lists that were read again because of a currency and did not come in it, so that not every press reads them again. */
const FUTILE = sessionPart(() => new Set<string>());

/**
 * Whether what was read before is in the currency of an answer. Where it is not, prices have changed since: it is read anew, so that
 * amounts of two currencies never stand side by side. [CRT-61]
 */
export const isInOneCurrency =
  (currency: CurrencyCode, scope: ReadScope) =>
  async (dispatch: AppDispatch, getState: () => RootState, { pageSession }: Ports): Promise<boolean> => {
    const futile = pageSession.of(FUTILE);
    const isOther = (list: List): boolean => (list.at(getState(), scope).data?.currency ?? currency) !== currency;
    const readAgain = async (list: List): Promise<void> => {
      const key = `${currency} ${list.keyOf(scope, getState())}`;
      // One that is on its way already is waited for.
      const isPending = list.at(getState(), scope).status === 'pending';
      if (futile.has(key) && !isPending) return;
      futile.add(key);
      await dispatch(list.read(scope, { force: !isPending }));
      // No answer says nothing of the currency.
      if (list.at(getState(), scope).failure || !isOther(list)) futile.delete(key);
    };
    await Promise.all(LISTS.filter(isOther).map(readAgain));
    return !LISTS.some(isOther);
  };
