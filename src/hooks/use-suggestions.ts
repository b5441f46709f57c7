import { useEffect, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { suggest, type Suggestion } from '../domain/marketplace/suggest';
import type { ItemKey } from '../domain/marketplace/types';
import type { AppDispatch } from '../store/state';
import { selectMarket, selectSearchIndex } from '../store/market/selectors';
import { suggestionsFor } from '../store/market/suggestions';

/** Debounce in ms before the server is asked. */
export const SUGGESTION_DEBOUNCE_MS = 250;

const NONE: readonly never[] = [];

/**
 * Returns suggestions for the typed term: the page's own results at once, the server's when they arrive. An answer to a
 * superseded term is dropped. [MKT-18, API-16, API-17]
 */
export function useSuggestions(term: string): readonly Suggestion[] {
  const dispatch = useDispatch<AppDispatch>();
  const market = useSelector(selectMarket);
  const index = useSelector(selectSearchIndex);
  const typed = term.trim();
  const [answer, setAnswer] = useState<{ readonly to: string; readonly found: readonly ItemKey[] } | null>(null);
  useEffect(() => {
    if (typed === '') return undefined;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      void dispatch(suggestionsFor(typed, leaving.signal)).then((found) => {
        if (found && !leaving.signal.aborted) setAnswer({ to: typed, found });
      });
    }, SUGGESTION_DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [dispatch, typed]);
  const also = answer?.to === typed ? answer.found : NONE;
  return useMemo(
    () => (market && index && typed ? suggest(typed, market, index, also) : NONE),
    [market, index, typed, also],
  );
}
