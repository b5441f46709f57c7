import type { CurrencyCode } from '../../domain/money/currency';
import type { AppDispatch, RootState } from '../state';
import { sessionPart } from '../kit/page-session';
import type { Ports } from '../ports';
import { bundles, products, type ReadScope } from '../resources/catalogue';

const LISTS = [bundles, products];
type List = (typeof LISTS)[number];

/** Lists that were refetched and still came in another currency, so that presses do not refetch them again. */
const FUTILE = sessionPart(() => new Set<string>());

/**
 * Returns true if the loaded lists have the currency of an answer. Otherwise it refetches them first, so that amounts of two
 * currencies never stand side by side. [CRT-61]
 */
export const isInOneCurrency =
  (currency: CurrencyCode, scope: ReadScope) =>
  async (dispatch: AppDispatch, getState: () => RootState, { pageSession }: Ports): Promise<boolean> => {
    const futile = pageSession.of(FUTILE);
    const isOther = (list: List): boolean => (list.at(getState(), scope).data?.currency ?? currency) !== currency;
    const readAgain = async (list: List): Promise<void> => {
      const key = `${currency} ${list.keyOf(scope, getState())}`;
      // A read that is under way is awaited instead of repeated.
      const isPending = list.at(getState(), scope).status === 'pending';
      if (futile.has(key) && !isPending) return;
      futile.add(key);
      await dispatch(list.read(scope, { force: !isPending }));
      // A failed read does not tell the list's currency, so a later call may retry.
      if (list.at(getState(), scope).failure || !isOther(list)) futile.delete(key);
    };
    await Promise.all(LISTS.filter(isOther).map(readAgain));
    return !LISTS.some(isOther);
  };
