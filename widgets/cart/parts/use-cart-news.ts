import { useSelector } from 'react-redux';
import { useT } from '../../../src/i18n/use-t';
import { useAnnounce } from '../../../src/runtime/use-announce';
import { useMoney } from '../../../src/runtime/use-money';
import { selectCartDetail } from '../../../src/store/selectors/cart';

/** Tells screen readers what the cart has become, once for each change. */
export function useCartNews(isReady: boolean): void {
  const { t } = useT('cart');
  const money = useMoney();
  const { count, total } = useSelector(selectCartDetail);
  const text = count === 0 ? t('cart.empty') : t('cart.updated', { count, total: money(total, 'sum').text });
  useAnnounce(`${count} ${total}`, isReady ? text : null);
}
