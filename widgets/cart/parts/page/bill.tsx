import { useSelector } from 'react-redux';
import { formatDay } from '../../../../src/i18n/format-day';
import { useLanguage, useT } from '../../../../src/i18n/use-t';
import { useMoney } from '../../../../src/hooks/use-money';
import { selectCart, selectCartCycle, selectTotals, selectUserType } from '../../../../src/store/selectors/cart';
import { selectAccount } from '../../../../src/store/slices/session';

/** Renders the monthly bill, the next billing date and the end of a trial. The total itself shows a yearly bill. */
export function Bill() {
  const { t } = useT('cart_page');
  const money = useMoney();
  const language = useLanguage();
  const { plan } = useSelector(selectCart);
  const cycle = useSelector(selectCartCycle);
  const { totalPrice } = useSelector(selectTotals);
  const { isTrial, expiresAt, nextInvoiceAt } = useSelector(selectAccount);
  const type = useSelector(selectUserType);
  if (type === 'reseller') return null;
  const notes = [
    plan && cycle === 'month' && t('cart_page.billed_month', { amount: money(totalPrice, 'sum').text }),
    nextInvoiceAt && t('cart_page.next_bill', { date: formatDay(nextInvoiceAt, language, 'long') }),
    isTrial && expiresAt && t('cart_page.trial_until', { date: formatDay(expiresAt, language, 'long') }),
  ].filter(Boolean);
  return notes.length > 0 && <p className="muted sm">{notes.join(' ')}</p>;
}
