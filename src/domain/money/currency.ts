/** Currencies that the product sells in. [MNY-20, MNY-21, MNY-22] */
export type CurrencyCode = 'USD' | 'PHP' | 'EUR' | 'CHF' | 'JPY' | 'GBP';

export interface Currency {
  readonly code: CurrencyCode;
  readonly symbol: string;
  /** Digits of the minor unit: 2, or 0 for JPY. */
  readonly decimals: 0 | 2;
}

const CURRENCIES: ReadonlyMap<string, Currency> = new Map<CurrencyCode, Currency>([
  ['USD', { code: 'USD', symbol: '$', decimals: 2 }],
  ['PHP', { code: 'PHP', symbol: '₱', decimals: 2 }],
  ['EUR', { code: 'EUR', symbol: '€', decimals: 2 }],
  ['CHF', { code: 'CHF', symbol: 'CHF', decimals: 2 }],
  ['JPY', { code: 'JPY', symbol: '¥', decimals: 0 }],
  ['GBP', { code: 'GBP', symbol: '£', decimals: 2 }],
]);

const DOLLAR = CURRENCIES.get('USD') as Currency;

/** Returns the currency of a code; falls back to the dollar. */
export function currencyOf(code: string | null | undefined): Currency {
  return CURRENCIES.get((code ?? '').toUpperCase()) ?? DOLLAR;
}
