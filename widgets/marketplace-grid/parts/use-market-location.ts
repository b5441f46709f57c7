import { useMemo, useState, type MouseEvent } from 'react';
import { useSelector } from 'react-redux';
import { formatAddress, parseAddress } from '../../../src/domain/marketplace/address';
import { addressOf, detailsOf, pageNamed, pageOf, type MarketPage } from '../../../src/domain/marketplace/page';
import type { Item, ItemKey, Market, MarketKind, MarketLayout } from '../../../src/domain/marketplace/types';
import { followLink } from '../../../src/commands/follow-link';
import { showPage } from '../../../src/commands/show-page';
import { usePath } from '../../../src/hooks/use-path';
import { useCommands } from '../../../src/hooks/use-commands';
import { isBrowsers } from '../../../src/hooks/use-route';
import { selectRoutes } from '../../../src/store/selectors/config';

const DETAILS = 'waybill-module-details';
const PATH = 'path';

/**
 * Returns whether a details widget of the page shows the item that the address names. The grid then makes room for it. A server, which
 * sees no page, takes one to be there.
 */
const hasRoutedDetails = (): boolean =>
  typeof document === 'undefined' ||
  [...document.querySelectorAll(DETAILS)].some(
    // A framework may set the property alone; an element that is not defined yet has the attribute alone.
    (details) => Reflect.get(details, 'routing') === PATH || details.getAttribute('routing') === PATH,
  );

export interface MarketLocationProps {
  readonly kind: MarketKind;
  readonly category?: string;
  readonly view: MarketLayout;
  readonly routing: 'none' | 'path';
}

export interface Link {
  readonly href: string;
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
}

export interface MarketLocation {
  readonly page: MarketPage;
  /** True if the address selects the page. */
  readonly isRouted: boolean;
  /** True if a details widget shows the item of the address, so that the grid shows nothing. */
  readonly isElsewhere: boolean;
  readonly go: (page: MarketPage) => void;
  /** Returns a link to another page of the grid. */
  readonly linkTo: (page: MarketPage) => Link;
  /** Returns a link to the details of an item, on another page or in the details widget of this one. */
  readonly linkToItem: (item: Item) => Link;
  readonly open: (item: Item) => void;
}

/**
 * Returns the shown page of the marketplace, and functions to go to another. With `routing="path"` the address selects the page and
 * changes without a reload; otherwise the element keeps the page until an attribute changes. [MKT-05, MKT-07, MKT-08]
 * @param leaving called before the address changes, with the item that is opened
 */
export function useMarketLocation(
  market: Market,
  { kind, category, view, routing }: MarketLocationProps,
  leaving: (opened?: ItemKey) => void,
): MarketLocation {
  const run = useCommands();
  const routes = useSelector(selectRoutes);
  const path = usePath();
  const given = `${kind} ${category ?? ''} ${view}`;
  const [chosen, setChosen] = useState<{ readonly instead: string; readonly page: MarketPage } | null>(null);

  const address = useMemo(() => parseAddress(path, routes), [path, routes]);
  const isRouted = routing === 'path' && address !== null;
  const page = useMemo(() => {
    if (isRouted) return pageOf(address, market);
    if (chosen?.instead === given) return chosen.page;
    return pageNamed({ category, kind, view }, market);
  }, [isRouted, address, market, chosen, given, kind, category, view]);

  return useMemo(() => {
    const to = (next: MarketPage) => formatAddress(addressOf(next, market, address?.prefix ?? ''), routes);
    const go = (next: MarketPage): void => {
      if (!isRouted) return setChosen({ instead: given, page: next });
      leaving();
      run(showPage(to(next)));
    };
    const leave = (item: Item): void => {
      const target = to(detailsOf(item));
      if (isRouted) leaving(item.key);
      run(isRouted && hasRoutedDetails() ? showPage(target) : followLink('marketplace', target));
    };
    const link = (href: string, act: () => void): Link => ({
      href,
      onClick(event) {
        if (isBrowsers(event)) return;
        event.preventDefault();
        act();
      },
    });
    return {
      page,
      isRouted,
      isElsewhere: isRouted && page.item !== null && hasRoutedDetails(),
      go,
      linkTo: (next) => link(to(next), () => go(next)),
      linkToItem: (item) => link(to(detailsOf(item)), () => leave(item)),
      open: leave,
    };
  }, [page, isRouted, market, address, routes, given, run, leaving]);
}
