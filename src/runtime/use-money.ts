import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { moneyLook } from '../domain/money/display';
import type { Minor } from '../domain/money/minor';
import { formatMoney, type MoneyText } from '../i18n/format';
import { useLanguage } from '../i18n/use-t';
import { selectCountry, selectCurrency } from '../store/selectors/config';

/**
 * Writes an amount in minor units as this page and this person read it: whole on cards unless it has cents, with all its
 * decimals in carts and sums. [MNY-19, MNY-23, MNY-24]
 */
export function useMoney(): (amount: Minor, kind: 'card' | 'sum') => MoneyText {
  const language = useLanguage();
  const currency = useSelector(selectCurrency);
  const country = useSelector(selectCountry);
  return useCallback(
    (amount, kind) => formatMoney(moneyLook(amount, currency, country, kind), language),
    [language, currency, country],
  );
}
