import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { neededBy } from '../../../src/domain/marketplace/state';
import { inUse } from '../../../src/domain/subscription/in-force';
import type { Item, Market } from '../../../src/domain/marketplace/types';
import { selectUserType } from '../../../src/store/selectors/cart';
import { selectAccount } from '../../../src/store/slices/session';
import { useOffers } from '../../../src/hooks/use-offers';

/** The number of cards in a row. */
const MOST = 3;

/**
 * Returns the related items of one row: the server's offers first, then modules that need this one, then items of the same category
 * or industry, without those that this one needs
 * itself or that the account has. Reseller members and read-only accounts get no offers of the server. [API-36]
 */
export function useRelated(item: Item, market: Market): readonly Item[] {
  const { crossSell, upsell } = useOffers();
  const isReseller = useSelector(selectUserType) === 'reseller';
  const account = useSelector(selectAccount);
  const { isReadOnly } = account;
  return useMemo(() => {
    const offered = isReseller || isReadOnly ? [] : [...crossSell, ...upsell.modules];
    const places = item.kind === 'module' ? item.platforms : item.industries;
    const groups = item.kind === 'module' ? market.platforms : market.industries;
    const near = groups.filter(({ id }) => places.includes(id)).flatMap(({ items }) => items);
    const needed = item.kind === 'module' ? neededBy(item.id, market.catalogue) : [];
    const named = [...offered.map(({ module }) => module), ...needed];
    const all = new Set([...named.flatMap(({ id }) => market.byKey.get(`module/${id}`) ?? []), ...near]);
    all.delete(item);
    const own = item.kind === 'module' ? item.module.dependencies : item.plan.moduleIds;
    const had = new Set([...own, ...(inUse(account)?.moduleIds ?? [])]);
    return [...all].filter(({ kind, id }) => kind === 'package' || !had.has(id)).slice(0, MOST);
  }, [item, market, crossSell, upsell, isReseller, isReadOnly, account]);
}
