import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import type { Currency } from '../domain/money/currency';
import { moneyDisplay } from '../domain/money/display';
import type { Minor } from '../domain/money/minor';
import { formatMoney, type MoneyText } from '../i18n/format';
import { useLanguage } from '../i18n/use-t';
import { selectCountry, selectCurrency } from '../store/selectors/config';

/**
 * Writes an amount in minor units as this page and this person read it: whole on cards unless it has cents, with all its
 * decimals in carts and sums. [MNY-19, MNY-23, MNY-24]
 * @param of the cart's currency without it
 */
export function useMoney(of?: Currency): (amount: Minor, kind: 'card' | 'sum') => MoneyText {
  const language = useLanguage();
  const inCart = useSelector(selectCurrency);
  const currency = of ?? inCart;
  const country = useSelector(selectCountry);
  return useCallback(
    (amount, kind) => formatMoney(moneyDisplay(amount, currency, country, kind), language),
    [language, currency, country],
  );
}
