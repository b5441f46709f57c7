import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch, RootState } from './create-store';
import { read } from './read';
import { selectLanguage } from './selectors/config';
import { readAt, type ReadName, type ReadResults, type ReadState } from './slices/reads';

/** Server data in the page's language, read when the first view needs it, and the way to try again. */
export function useRead<N extends ReadName>(name: N): ReadState<ReadResults[N]> & { readonly retry: () => void } {
  const dispatch = useDispatch<AppDispatch>();
  const language = useSelector(selectLanguage);
  useEffect(() => void dispatch(read(name, language)), [dispatch, name, language]);
  const state = useSelector((root: RootState) => readAt(root.reads, name, language));
  return { ...state, retry: () => void dispatch(read(name, language, { anew: true })) };
}
