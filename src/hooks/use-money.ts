import { createSelector } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import type { Currency } from '../domain/money/currency';
import { moneyDisplay } from '../domain/money/display';
import type { Minor } from '../domain/money/minor';
import { formatMoney, type MoneyText } from '../i18n/format';
import { useLanguage } from '../i18n/use-t';
import { selectCountry, selectCurrency } from '../store/selectors/config';
import type { RootState } from '../store/state';

/** Formats an amount in minor units. */
export type MoneyFormatter = (amount: Minor, kind: 'card' | 'sum') => MoneyText;

/** Returns the same formatter for the same currency, country and language, so that views that take it are not rendered anew. */
const selectFormatter = createSelector(
  [
    (state: RootState, of: Currency | undefined) => of ?? selectCurrency(state),
    selectCountry,
    (_state, _of, language: string) => language,
  ],
  (currency, country, language): MoneyFormatter =>
    (amount, kind) =>
      formatMoney(moneyDisplay(amount, currency, country, kind), language),
);

/**
 * Returns a formatter for amounts in minor units, by the page's language and the person's country. Cards omit decimals unless
 * there are cents; carts and sums always show them. [MNY-19, MNY-23, MNY-24]
 * @param of defaults to the cart's currency
 */
export function useMoney(of?: Currency): MoneyFormatter {
  const language = useLanguage();
  return useSelector((state: RootState) => selectFormatter(state, of, language));
}
