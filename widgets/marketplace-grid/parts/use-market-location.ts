import { useMemo, useState, type MouseEvent } from 'react';
import { useSelector } from 'react-redux';
import { formatAddress, parseAddress } from '../../../src/domain/marketplace/address';
import { addressOf, detailsOf, pageOf, type MarketPage } from '../../../src/domain/marketplace/page';
import type { Item, Market, MarketKind, MarketLayout } from '../../../src/domain/marketplace/types';
import { followLink } from '../../../src/commands/follow-link';
import { showPage } from '../../../src/commands/show-page';
import { usePath } from '../../../src/page/path';
import { useCommands } from '../../../src/hooks/use-commands';
import { isBrowsers } from '../../../src/hooks/use-route';
import { selectRoutes } from '../../../src/store/selectors/config';

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
  /** Whether the address says what is shown. */
  readonly isRouted: boolean;
  readonly go: (page: MarketPage) => void;
  /** A link to another page of the grid. */
  readonly linkTo: (page: MarketPage) => Link;
  /** A link to the details of an item, which another page shows. */
  readonly linkToItem: (item: Item) => Link;
  readonly open: (item: Item) => void;
}

/** What a page's author writes: an icon, a name, `name/icon` or an id. */
const segmentsOf = (category: string | undefined, kind: MarketKind): readonly string[] => {
  const parts = category?.split('/').filter(Boolean) ?? [];
  const [only] = parts;
  return kind === 'platform' && parts.length === 1 && only !== undefined ? [only, only] : parts;
};

/**
 * Which page of the marketplace is shown, and how to get to another: by the address with `routing="path"`, which is kept in step
 * without a reload; else inside the element, until its author says something else. [MKT-05, MKT-07, MKT-08]
 * @param leaving called before the address may change
 */
export function useMarketLocation(
  market: Market,
  { kind, category, view, routing }: MarketLocationProps,
  leaving: () => void,
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
    return pageOf({ prefix: '', kind, segments: segmentsOf(category, kind), view }, market);
  }, [isRouted, address, market, chosen, given, kind, category, view]);

  return useMemo(() => {
    const to = (next: MarketPage) => formatAddress(addressOf(next, market, address?.prefix ?? ''), routes);
    const go = (next: MarketPage): void => {
      if (!isRouted) return setChosen({ instead: given, page: next });
      leaving();
      run(showPage(to(next)));
    };
    const leave = (item: Item): void => run(followLink('marketplace', to(detailsOf(item))));
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
      go,
      linkTo: (next) => link(to(next), () => go(next)),
      linkToItem: (item) => link(to(detailsOf(item)), () => leave(item)),
      open: leave,
    };
  }, [page, isRouted, market, address, routes, given, run, leaving]);
}
