import { useCallback, type MouseEvent } from 'react';
import { useSelector } from 'react-redux';
import { formatAddress, parseAddress } from '../domain/marketplace/address';
import { addressOf, detailsOf, type MarketPage } from '../domain/marketplace/page';
import type { Item, Market } from '../domain/marketplace/types';
import { selectRoutes } from '../store/selectors/config';
import { movePath, usePath } from '../page/path';
import { useRuntime } from './use-runtime';
import { useEmit } from './use-emit';
import { useOrigin } from './use-origin';
import { isBrowsers } from './use-route';

/** `path`: the address says what is shown, and is kept in step. `none`: the element's attributes do. */
export const ROUTINGS = ['none', 'path'] as const;
export type Routing = (typeof ROUTINGS)[number];

interface Link {
  readonly href: string;
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
}

/**
 * Links to pages of the marketplace, in the language that the address is in. A host can take a press over by `waybill-navigate`;
 * otherwise the page is left, or with `routing="path"` only its address is changed.
 */
export function useMarketLink(market: Market | null, routing: Routing) {
  const { ports } = useRuntime();
  const emit = useEmit();
  const origin = useOrigin();
  const routes = useSelector(selectRoutes);
  const path = usePath();
  const prefix = parseAddress(path, routes)?.prefix ?? '';
  const toPage = useCallback(
    (page: MarketPage): Link => {
      const to = market ? formatAddress(addressOf(page, market, prefix), routes) : routes.marketplace;
      return {
        href: to,
        onClick(event) {
          if (isBrowsers(event)) return;
          event.preventDefault();
          if (routing === 'none') ports.navigate('marketplace', { to, origin });
          else if (emit('navigate', { to, reason: 'marketplace', kind: 'assign' })) movePath(to);
        },
      };
    },
    [market, prefix, routes, routing, ports, origin, emit],
  );
  const toItem = useCallback((item: Item) => toPage(detailsOf(item)), [toPage]);
  return { toPage, toItem };
}
