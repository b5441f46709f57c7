import type { Currency } from './currency';
import type { Minor } from './minor';

/** Parts of a formatted amount; the page's language decides how they are written. */
export interface MoneyDisplay {
  /** Code before the amount; null if the symbol is enough. */
  readonly iso: string | null;
  readonly symbol: string;
  readonly fractionDigits: 0 | 2;
  /** Exact amount in major units, e.g. `-1234.50`. */
  readonly decimalText: string;
}

/** Writes an amount in major units without a symbol: `-1234.50`. */
export function toDecimalText(amount: Minor, decimals: 0 | 2): string {
  if (decimals === 0) return String(amount);
  const digits = String(Math.abs(amount)).padStart(decimals + 1, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/**
 * Decides how to format an amount. A person in the US sees the symbol alone; anyone else, or a person whose country is
 * unknown, also sees the code, unless both are the same. Cards hide decimals of whole amounts; sums always show them.
 * [MNY-20, MNY-21, MNY-22, MNY-23, MNY-24]
 */
export function moneyDisplay(
  amount: Minor,
  currency: Currency,
  country: string | null,
  kind: 'card' | 'sum',
): MoneyDisplay {
  const { code, symbol, decimals } = currency;
  const isAmerican = country?.toUpperCase() === 'US';
  const isWhole = amount % 10 ** decimals === 0;
  return {
    iso: isAmerican || code === symbol ? null : code,
    symbol,
    fractionDigits: kind === 'card' && isWhole ? 0 : decimals,
    decimalText: toDecimalText(amount, decimals),
  };
}
