import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { queries } from './queries';
import { selectLanguage } from './selectors/config';
import type { AppDispatch, RootState } from './create-store';

const { bundles } = queries.endpoints;

/** The pricing plans in the page's language. RTK Query's own hooks would cost 2 KB for what one effect does. */
export function useBundles() {
  const dispatch = useDispatch<AppDispatch>();
  const language = useSelector(selectLanguage);
  useEffect(() => {
    const subscription = dispatch(bundles.initiate({ language }));
    return () => subscription.unsubscribe();
  }, [dispatch, language]);
  const result = useSelector((state: RootState) => bundles.select({ language })(state));
  return { ...result, retry: () => void dispatch(bundles.initiate({ language }, { forceRefetch: true, subscribe: false })) };
}
