import { formatMoney, type MoneyText } from '../../src/i18n/format';

/** Formats whole dollars like a card; `iso` adds the currency code for a reader outside the US. */
export function dollars(major: number | string, language = 'en', iso: string | null = null): MoneyText {
  const decimalText = String(major);
  const fractionDigits = decimalText.includes('.') ? 2 : 0;
  return formatMoney({ iso, symbol: '$', fractionDigits, decimalText }, language);
}
