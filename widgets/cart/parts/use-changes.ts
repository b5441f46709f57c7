import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { notifyElement } from '../../../src/bus/bus';
import { useElement } from '../../../src/element/context';
import { selectCartDetail, selectIsResting, selectNotice, selectUserType } from '../../../src/store/selectors/cart';
import { useT } from '../../../src/i18n/use-t';
import { useAnnounce } from '../../../src/hooks/use-announce';
import { useMoney } from '../../../src/hooks/use-money';

/** Raises `waybill-cart-change` on the element when the cart changes. The initial cart raises no event. */
export function useCartEvent(): void {
  const { host } = useElement();
  const detail = useSelector(selectCartDetail);
  const told = useRef(JSON.stringify(detail));
  useEffect(() => {
    const now = JSON.stringify(detail);
    if (now === told.current) return;
    told.current = now;
    notifyElement(host, 'cart-change', detail);
  }, [host, detail]);
}

/** Announces the changed cart in the live region, once for each change. */
export function useCartNews(isReady: boolean): void {
  const { t } = useT('cart');
  const money = useMoney();
  const { count, total } = useSelector(selectCartDetail);
  const isReseller = useSelector(selectUserType) === 'reseller';
  const news = isReseller ? t('cart.count', { count }) : t('cart.updated', { count, total: money(total, 'sum').text });
  const { notice } = useSelector(selectNotice);
  const why =
    notice === 'other-tab' ? `${t('cart.other_tab')} ` : notice === 'upgraded' ? `${t('cart.upgraded')} ` : '';
  const text = why + (count === 0 ? t('cart.empty') : news);
  // Waits until the edit queue rests, so that a held key causes one announcement.
  const isResting = useSelector(selectIsResting);
  useAnnounce(isResting ? null : `${count} ${total}`, isReady && !isResting ? text : null);
}
