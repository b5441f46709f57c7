import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { isPlanForSale } from '../../../src/domain/catalogue/for-sale';
import { parseAddress, type MarketRoutes } from '../../../src/domain/marketplace/address';
import { itemOfPlan } from '../../../src/domain/marketplace/index-of';
import { groupOf, pageOf } from '../../../src/domain/marketplace/page';
import type { Group, Item, Market } from '../../../src/domain/marketplace/types';
import { usePath } from '../../../src/hooks/use-path';
import type { Routing } from '../../../src/hooks/use-market-link';
import { selectRoutes } from '../../../src/store/selectors/config';

export interface DetailsPageProps {
  readonly module?: number;
  readonly plan?: number;
  readonly industry?: number;
  readonly routing: Routing;
}

export type DetailsPage =
  | { readonly kind: 'item'; readonly item: Item }
  | { readonly kind: 'group'; readonly group: Group }
  /** `name` is the title of an item that exists but is not for sale here. */
  | { readonly kind: 'missing'; readonly name: string | null; readonly near: Group | null }
  /** The address belongs to a page without details. */
  | { readonly kind: 'nothing' };

const missing = (name: string | null, near: Group | null = null): DetailsPage => ({ kind: 'missing', name, near });

const NOTHING: DetailsPage = { kind: 'nothing' };

function byPath(path: string, routes: MarketRoutes, market: Market): DetailsPage {
  const address = parseAddress(path, routes);
  const page = address && pageOf(address, market);
  const item = page?.item ? market.byKey.get(page.item) : undefined;
  if (item) return { kind: 'item', item };
  // The marketplace grid handles an unknown group, so this widget shows nothing.
  const near = page?.missing ? groupOf(page, market) : undefined;
  if (!near) return NOTHING;
  const hidden = [...market.catalogue.modules.values()].find(({ code, icon }) =>
    [code, icon].includes(page?.missing ?? ''),
  );
  return missing(hidden?.title ?? null, near);
}

function byAttributes({ module, plan, industry }: DetailsPageProps, market: Market): DetailsPage {
  const { catalogue, byKey, industries, platforms } = market;
  if (module !== undefined) {
    const item = byKey.get(`module/${module}`);
    const known = catalogue.modules.get(module);
    const near = platforms.find(({ id }) => id === known?.categoryId) ?? null;
    return item ? { kind: 'item', item } : missing(known?.title ?? null, near);
  }
  if (plan !== undefined) {
    const item = byKey.get(`package/${plan}`);
    if (item) return { kind: 'item', item };
    const known = catalogue.plans.get(plan);
    return known && isPlanForSale(known)
      ? { kind: 'item', item: itemOfPlan(known, catalogue) }
      : missing(known?.title ?? null);
  }
  const group = industries.find(({ id }) => id === industry);
  return group ? { kind: 'group', group } : missing(null);
}

/** Returns whether the address is too short to name an item. The check needs no catalogue, so the widget does not wait for one. */
const isShort = (path: string, routes: MarketRoutes): boolean => {
  const address = parseAddress(path, routes);
  return !address || address.segments.length <= (address.kind === 'platform' ? 2 : 1);
};

/** Returns the details that the address or the attributes select; null until the marketplace has loaded. [MKT-06, MKT-09] */
export function useDetailsPage(
  market: Market | null,
  { module, plan, industry, routing }: DetailsPageProps,
): DetailsPage | null {
  const path = usePath();
  const routes = useSelector(selectRoutes);
  return useMemo(() => {
    if (routing === 'path' && isShort(path, routes)) return NOTHING;
    if (!market) return null;
    return routing === 'path'
      ? byPath(path, routes, market)
      : byAttributes({ module, plan, industry, routing }, market);
  }, [market, routing, path, routes, module, plan, industry]);
}
