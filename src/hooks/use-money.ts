import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import type { Currency } from '../domain/money/currency';
import { moneyDisplay } from '../domain/money/display';
import type { Minor } from '../domain/money/minor';
import { formatMoney, type MoneyText } from '../i18n/format';
import { useLanguage } from '../i18n/use-t';
import { selectMoneyLook } from '../store/selectors/config';
import type { RootState } from '../store/state';

/** Formats an amount in minor units. */
export type MoneyFormatter = (amount: Minor, kind: 'card' | 'sum') => MoneyText;

/**
 * Returns a formatter for amounts in minor units, by the page's language and the person's country. Cards omit decimals unless
 * there are cents; carts and sums always show them. [MNY-19, MNY-23, MNY-24]
 * @param of defaults to the cart's currency
 */
export function useMoney(of?: Currency): MoneyFormatter {
  const language = useLanguage();
  const { currency, country } = useSelector((state: RootState) => selectMoneyLook(state, of));
  return useCallback(
    (amount, kind) => formatMoney(moneyDisplay(amount, currency, country, kind), language),
    [language, currency, country],
  );
}
