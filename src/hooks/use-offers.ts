import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { ModuleOffer, UpsellOffers } from '../domain/pricing/offers';
import type { AppDispatch, RootState } from '../store/state';
import { crossSell, products, type CrossSellScope } from '../store/resources/catalogue';
import { selectBusy } from '../store/selectors/cart';
import { selectReadScope } from '../store/selectors/config';
import { selectCrossSell, selectCrossSellScope, selectHasUnreadOffers } from '../store/selectors/offers';
import { selectIsAnswered, selectUpsell } from '../store/selectors/offers';

/**
 * Reads upsell and cross-sell for the cart: once per content, and not while a write is under way. Until the answer arrives, the
 * last one stays; a failed read offers nothing. [CRT-54, API-36]
 */
export function useOffers(): { readonly upsell: UpsellOffers; readonly crossSell: readonly ModuleOffer[] } {
  const dispatch = useDispatch<AppDispatch>();
  const isBusy = useSelector(selectBusy) !== null;
  const scope = useSelector(selectReadScope);
  const asked = useSelector(selectCrossSellScope);
  const hasUnread = useSelector(selectHasUnreadOffers);
  useEffect(() => {
    if (asked && !isBusy) void dispatch(crossSell.read(asked));
  }, [dispatch, asked, isBusy]);
  useEffect(() => {
    if (hasUnread) void dispatch(products.read(scope));
  }, [dispatch, hasUnread, scope]);
  const isAnswered = useSelector((state: RootState) => selectIsAnswered(state, asked));
  const [shown, show] = useState<CrossSellScope | null>(null);
  if (isAnswered && asked !== shown) show(asked);
  const isAlike = shown?.language === asked?.language && shown?.currency === asked?.currency;
  const scopeShown = isAnswered ? asked : isAlike ? shown : null;
  return {
    upsell: useSelector(selectUpsell),
    crossSell: useSelector((state: RootState) => selectCrossSell(state, scopeShown)),
  };
}
