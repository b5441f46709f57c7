import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { ModuleOffer } from '../../../../src/domain/pricing/offers';
import { selectCart } from '../../../../src/store/selectors/cart';

/** So many are offered at a time. */
const MOST = 4;

const has = (all: readonly ModuleOffer[], { module }: ModuleOffer): boolean =>
  all.some((one) => one.module.id === module.id);

/** What was offered keeps its place once it is in the cart, so that nothing moves under the finger and no focus is lost. */
export function useStableOffers(offers: readonly ModuleOffer[]): readonly ModuleOffer[] {
  const { lines } = useSelector(selectCart);
  const [kept, keep] = useState<readonly ModuleOffer[]>([]);
  const next = [
    ...kept.filter((offer) => lines[offer.module.id] || has(offers, offer)),
    ...offers.filter((offer) => !has(kept, offer)),
  ].slice(0, MOST);
  if (next.length !== kept.length || next.some((offer, at) => offer.module.id !== kept[at]?.module.id)) keep(next);
  return next;
}
