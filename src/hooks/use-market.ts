import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Market } from '../domain/marketplace/types';
import type { AppDispatch } from '../store/state';
import { selectReadScope } from '../store/selectors/config';
import { selectMarket, selectMarketFailure, selectMarketStatus } from '../store/market/selectors';
import { readMarket } from '../store/market/read-market';

export interface MarketRead {
  readonly status: 'pending' | 'failed' | 'ready';
  /** Null until the products are loaded; it stays during a refetch. */
  readonly market: Market | null;
  readonly failure: ReturnType<typeof selectMarketFailure>;
  readonly retry: () => void;
}

/** Reads the marketplace in the page's language and currency, when the first view needs it. */
export function useMarket(): MarketRead {
  const dispatch = useDispatch<AppDispatch>();
  const scope = useSelector(selectReadScope);
  useEffect(() => void dispatch(readMarket(scope)), [dispatch, scope]);
  const status = useSelector(selectMarketStatus);
  return {
    status,
    market: useSelector(selectMarket),
    failure: useSelector(selectMarketFailure),
    retry: () => void dispatch(readMarket(scope, { force: true })),
  };
}
