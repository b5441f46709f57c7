import { DECIMALS, type Currency, type Minor } from './money';

const SYMBOLS: Readonly<Record<Currency, string>> = {
  USD: '$',
  EUR: '€',
  GBP: '£',
  CHF: 'CHF\u00a0',
  PHP: '₱',
  JPY: '¥',
};

/** Formats an amount as English pages, mails and PDFs do: `$1,234.00`. */
export function inEnglish(amount: Minor, currency: Currency): string {
  const digits = DECIMALS[currency];
  const size = String(Math.abs(amount)).padStart(digits + 1, '0');
  const [whole, fraction] = [size.slice(0, size.length - digits), digits > 0 ? `.${size.slice(-digits)}` : ''];
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return `${amount < 0 ? '-' : ''}${SYMBOLS[currency]}${grouped}${fraction}`;
}

/** Returns the text of a document without markup and with white space collapsed. */
export const plainText = (html: string): string =>
  html
    .replaceAll(/<(style|script)[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll(/\s+/g, ' ');

/** Returns all amounts of a currency in a text, in order. */
export function amountsIn(text: string, currency: Currency): readonly string[] {
  const symbol = SYMBOLS[currency].replaceAll('\u00a0', ' ').replaceAll('$', '\\$');
  const found = text.replaceAll(/\s/g, ' ').matchAll(new RegExp(`[-−]?${symbol}\\d(?:[\\d,]*\\d)?(?:\\.\\d\\d)?`, 'g'));
  return [...found].map(([amount]) => amount.replaceAll(' ', '\u00a0').replace('−', '-'));
}
