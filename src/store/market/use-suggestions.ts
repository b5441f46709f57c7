import { useEffect, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { searchKey, suggest, type Suggestion } from '../../domain/marketplace/suggest';
import type { ItemKey } from '../../domain/marketplace/types';
import type { AppDispatch } from '../create-store';
import { selectMarket, selectSearchIndex } from './selectors';
import { suggestionsFor } from './suggestions';

/** ms that a person rests before the server is asked. */
export const REST = 250;

const NONE: readonly never[] = [];

/**
 * What to offer for what is typed: our own finds at once, the server's when they come. A late answer to a former term is
 * dropped. [MKT-18, API-16, API-17]
 */
export function useSuggestions(term: string): readonly Suggestion[] {
  const dispatch = useDispatch<AppDispatch>();
  const market = useSelector(selectMarket);
  const index = useSelector(selectSearchIndex);
  const key = searchKey(term);
  const [answer, setAnswer] = useState<{ readonly key: string; readonly found: readonly ItemKey[] } | null>(null);
  useEffect(() => {
    if (key === '') return undefined;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      void dispatch(suggestionsFor(key, leaving.signal)).then((found) => {
        if (found && !leaving.signal.aborted) setAnswer({ key, found });
      });
    }, REST);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [dispatch, key]);
  const also = answer?.key === key ? answer.found : NONE;
  return useMemo(() => (market && index && key ? suggest(key, market, index, also) : NONE), [market, index, key, also]);
}
