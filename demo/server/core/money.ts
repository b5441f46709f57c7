import { currencyOf, type CurrencyCode } from '../../../src/domain/money/currency';
import type { BasisPoints, Minor } from '../../../src/domain/money/minor';

/** Exchange rates: the price of 100 US dollars in whole units. The rates are fixed, so that price lists never change. */
const PER_HUNDRED_DOLLARS: Readonly<Record<CurrencyCode, number>> = {
  USD: 100,
  EUR: 92,
  GBP: 79,
  CHF: 88,
  JPY: 15_000,
  PHP: 5800,
};

/** Converts US cents to minor units of the currency, rounded to whole units except for US dollars. */
export function inCurrency(cents: Minor, code: CurrencyCode): Minor {
  if (code === 'USD') return cents;
  const whole = Math.round((cents * PER_HUNDRED_DOLLARS[code]) / 10_000);
  return whole * 10 ** currencyOf(code).decimals;
}

/** Formats minor units for the wire: `24900` → `"249.00"`, `22350` yen → `"22350"`. */
export function written(amount: Minor, code: CurrencyCode): string {
  const { decimals } = currencyOf(code);
  if (decimals === 0) return String(amount);
  const digits = String(amount).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** Returns a price after its discount, floored to whole units, in minor units. [MNY-11] */
export function discounted(price: Minor, discount: BasisPoints, code: CurrencyCode): Minor {
  const unit = 10 ** currencyOf(code).decimals;
  return Math.floor((price * (10_000 - discount)) / 10_000 / unit) * unit;
}

/** Converts hundredths of a percent to the wire's percent: `1650` → `16.5`. */
export const percent = (discount: BasisPoints): number => discount / 100;
