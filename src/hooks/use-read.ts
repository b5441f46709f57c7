import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch, RootState } from '../store/state';
import { read, type PricedName } from '../store/read';
import { selectReadScope } from '../store/selectors/config';
import { readAt, type ReadResults, type ReadState } from '../store/slices/reads';

/**
 * Server data in the page's language, read when the first view needs it, and the way to try again.
 * @param isNeeded false where it is not to be asked for yet
 */
export function useRead<N extends PricedName>(
  name: N,
  isNeeded = true,
): ReadState<ReadResults[N]> & { readonly retry: () => void } {
  const dispatch = useDispatch<AppDispatch>();
  const scope = useSelector(selectReadScope);
  useEffect(() => void (isNeeded && dispatch(read(name, scope))), [dispatch, name, scope, isNeeded]);
  const state = useSelector((root: RootState) => readAt(root.reads, name, scope));
  return { ...state, retry: () => void dispatch(read(name, scope, { anew: true })) };
}
