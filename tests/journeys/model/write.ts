import { DECIMALS, type Currency, type Minor } from './money';

const SYMBOLS: Readonly<Record<Currency, string>> = {
  USD: '$',
  EUR: '€',
  GBP: '£',
  CHF: 'CHF\u00a0',
  PHP: '₱',
  JPY: '¥',
};

/** Formats an amount as English pages do, and the columns of PDFs: `$1,234.00`. */
export const inEnglish = (amount: Minor, currency: Currency): string => written(amount, currency, SYMBOLS[currency]);

/** Formats a sum as English documents and mails do: `USD 1,234.00`. */
export const sumInEnglish = (amount: Minor, currency: Currency): string =>
  written(amount, currency, `${currency}\u00a0`);

function written(amount: Minor, currency: Currency, sign: string): string {
  const digits = DECIMALS[currency];
  const size = String(Math.abs(amount)).padStart(digits + 1, '0');
  const [whole, fraction] = [size.slice(0, size.length - digits), digits > 0 ? `.${size.slice(-digits)}` : ''];
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return `${amount < 0 ? '-' : ''}${sign}${grouped}${fraction}`;
}

/** Returns the text of a document without markup and with white space collapsed. */
export const plainText = (html: string): string =>
  html
    .replaceAll(/<(style|script)[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll(/\s+/g, ' ');

/** Returns all amounts of a currency in a text, in order, each as `inEnglish` formats it. */
export function amountsIn(text: string, currency: Currency): readonly string[] {
  const symbol = SYMBOLS[currency].replaceAll('\u00a0', ' ').replaceAll('$', '\\$');
  const found = text
    .replaceAll(/\s/g, ' ')
    .matchAll(new RegExp(`[-−]?(?:${symbol}|${currency} )\\d(?:[\\d,]*\\d)?(?:\\.\\d\\d)?`, 'g'));
  const alike = (amount: string): string => amount.replace(`${currency} `, SYMBOLS[currency]);
  return [...found].map(([amount]) => alike(amount).replaceAll(' ', '\u00a0').replace('−', '-'));
}
