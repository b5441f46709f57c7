import { useSelector } from 'react-redux';
import { billOf } from '../../../src/domain/checkout/bill';
import { TRIAL_DAYS } from '../../../src/domain/cart/trial';
import { addDays } from '../../../src/domain/time/day';
import { formatDay } from '../../../src/i18n/format-day';
import { useLanguage, useT } from '../../../src/i18n/use-t';
import { useMoney } from '../../../src/hooks/use-money';
import { useToday } from '../../../src/hooks/use-now';
import { selectCart } from '../../../src/store/selectors/cart';
import { selectCurrency } from '../../../src/store/selectors/config';

/** Renders the end of the trial and the first charge after it, for the registration page. [REV-66] */
export function TrialTerms() {
  const { t } = useT('cart');
  const language = useLanguage();
  const money = useMoney();
  const cart = useSelector(selectCart);
  const currency = useSelector(selectCurrency);
  const today = useToday();
  const bill = billOf(cart, cart.plan?.cycle ?? 'month', currency);
  const sum = bill.reduce((all, { amount }) => all + amount, 0);
  const date = formatDay(addDays(today, TRIAL_DAYS), language, 'long');
  return <p className="sm medium">{t('cart.trial_terms', { amount: money(sum, 'sum').text, date })}</p>;
}
