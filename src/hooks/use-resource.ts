import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Resource } from '../store/resources/resource';
import type { ReadScope } from '../store/resources/catalogue';
import { selectReadScope } from '../store/selectors/config';
import type { Read } from '../store/slices/reads';
import type { AppDispatch, RootState } from '../store/state';

type ReadWithRetry<T> = Read<T> & { readonly retry: () => void };

/**
 * Reads a resource when the first view needs it, and again for a new owner; it also returns a retry.
 * @param query must be memoized: each new object starts a read
 * @param isNeeded false while nothing is to be read
 */
export function useResource<T, Q>(resource: Resource<T, Q>, query: Q, isNeeded = true): ReadWithRetry<T> {
  const dispatch = useDispatch<AppDispatch>();
  const key = useSelector((state: RootState) => resource.keyOf(query, state));
  const owner = useSelector(resource.ownerOf);
  useEffect(() => {
    if (isNeeded) void dispatch(resource.read(query));
  }, [dispatch, resource, query, isNeeded, key, owner]);
  const read = useSelector((state: RootState) => resource.at(state, query));
  return { ...read, retry: () => void dispatch(resource.read(query, { force: true })) };
}

/** Reads a resource in the page's language and currency. */
export const useScopedRead = <T>(resource: Resource<T, ReadScope>, isNeeded?: boolean): ReadWithRetry<T> =>
  useResource(resource, useSelector(selectReadScope), isNeeded);
