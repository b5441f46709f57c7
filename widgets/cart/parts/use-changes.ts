import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { notifyElement } from '../../../src/bus/bus';
import { useElement } from '../../../src/element/context';
import { selectCartDetail, selectIsDebouncing, selectNotice, selectUserType } from '../../../src/store/selectors/cart';
import { useT } from '../../../src/i18n/use-t';
import { useAnnounce } from '../../../src/hooks/use-announce';
import { useMoney } from '../../../src/hooks/use-money';
import { NOTICE_TEXTS } from './notice';

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

/**
 * Announces the changed cart in the live region, once for each change: what happened, what the cart has now, and that it can be
 * undone.
 */
export function useCartNews(isReady: boolean): void {
  const { t } = useT('cart');
  const money = useMoney();
  const { count, total } = useSelector(selectCartDetail);
  const isReseller = useSelector(selectUserType) === 'reseller';
  const news = isReseller ? t('cart.count', { count }) : t('cart.updated', { count, total: money(total, 'sum').text });
  const { notice, canUndo } = useSelector(selectNotice);
  // A notice that is closed is no news.
  const [last, setLast] = useState(notice);
  if (notice && notice !== last) setLast(notice);
  const text = [
    notice && t(NOTICE_TEXTS[notice]),
    count === 0 ? notice !== 'emptied' && t('cart.empty') : news,
    notice && canUndo && t('cart.undo_hint'),
  ];
  // Waits until the edit queue rests, so that a held key causes one announcement.
  const isDebouncing = useSelector(selectIsDebouncing);
  useAnnounce(
    isDebouncing ? null : `${count} ${total} ${last}`,
    isReady && !isDebouncing ? text.filter(Boolean).join(' ') : null,
  );
}
