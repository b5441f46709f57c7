import { useCallback, type MouseEvent } from 'react';
import { useSelector } from 'react-redux';
import { formatAddress, parseAddress } from '../domain/marketplace/address';
import { addressOf, detailsOf, type MarketPage } from '../domain/marketplace/page';
import type { Item, Market } from '../domain/marketplace/types';
import { selectRoutes } from '../store/selectors/config';
import { followLink } from '../commands/follow-link';
import { showPage } from '../commands/show-page';
import { usePath } from './use-path';
import { useCommands } from './use-commands';
import { isBrowsers } from './use-route';

/** `path` keeps the shown page in step with the address; `none` takes it from the element's attributes. */
export const ROUTINGS = ['none', 'path'] as const;
export type Routing = (typeof ROUTINGS)[number];

interface Link {
  readonly href: string;
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
}

/**
 * Returns links to pages of the marketplace, with the language prefix of the current address. A press leaves the page, or with
 * `routing="path"` only changes its address.
 */
export function useMarketLink(market: Market | null, routing: Routing) {
  const run = useCommands();
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
          run(routing === 'none' ? followLink('marketplace', to) : showPage(to));
        },
      };
    },
    [market, prefix, routes, routing, run],
  );
  const toItem = useCallback((item: Item) => toPage(detailsOf(item)), [toPage]);
  return { toPage, toItem };
}
