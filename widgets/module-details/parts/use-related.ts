import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { Item, Market } from '../../../src/domain/marketplace/types';
import { selectUserType } from '../../../src/store/selectors/cart';
import { selectAccount } from '../../../src/store/slices/session';
import { useOffers } from '../../../src/hooks/use-offers';

/** The number of cards in a row. */
const MOST = 3;

/**
 * Returns related items: the server's offers first, then items of the same category or industry. Reseller members and read-only
 * accounts get no offers of the server. [API-36]
 */
export function useRelated(item: Item, market: Market, but: readonly Item[]): readonly Item[] {
  const { crossSell, upsell } = useOffers();
  const isReseller = useSelector(selectUserType) === 'reseller';
  const { isReadOnly } = useSelector(selectAccount);
  return useMemo(() => {
    const offered = isReseller || isReadOnly ? [] : [...crossSell, ...upsell.modules];
    const own = item.kind === 'module' ? item.platforms : item.industries;
    const groups = item.kind === 'module' ? market.platforms : market.industries;
    const near = groups.filter(({ id }) => own.includes(id)).flatMap(({ items }) => items);
    const all = new Set([...offered.flatMap(({ module }) => market.byKey.get(`module/${module.id}`) ?? []), ...near]);
    for (const other of [item, ...but]) all.delete(other);
    return [...all].slice(0, MOST);
  }, [item, market, but, crossSell, upsell, isReseller, isReadOnly]);
}
