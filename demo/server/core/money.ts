import { currencyOf, type CurrencyCode } from '../../../src/domain/money/currency';
import type { BasisPoints, Minor } from '../../../src/domain/money/minor';

/** What a hundred dollars cost, in whole units: list rates, fixed so that a price list never moves. */
const PER_HUNDRED_DOLLARS: Readonly<Record<CurrencyCode, number>> = {
  USD: 100,
  EUR: 92,
  GBP: 79,
  CHF: 88,
  JPY: 15_000,
  PHP: 5800,
};

/** @returns minor units of the currency; other than dollars they are whole units */
export function inCurrency(cents: Minor, code: CurrencyCode): Minor {
  if (code === 'USD') return cents;
  const whole = Math.round((cents * PER_HUNDRED_DOLLARS[code]) / 10_000);
  return whole * 10 ** currencyOf(code).decimals;
}

/** Minor units as the wire writes them: `24900` → `"249.00"`, `22350` yen → `"22350"`. */
export function written(amount: Minor, code: CurrencyCode): string {
  const { decimals } = currencyOf(code);
  if (decimals === 0) return String(amount);
  const digits = String(amount).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** A price after its discount, floored to whole units. [MNY-11] */
export function discounted(price: Minor, discount: BasisPoints, code: CurrencyCode): Minor {
  const unit = 10 ** currencyOf(code).decimals;
  return Math.floor((price * (10_000 - discount)) / 10_000 / unit) * unit;
}

/** Hundredths of a percent as the wire writes them: `1650` → `16.5`. */
export const percent = (discount: BasisPoints): number => discount / 100;
