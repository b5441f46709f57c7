import { isWord, MINUS, NO_BREAK_SPACE, writeAmount, writeWhole, type MoneyFormat } from './number-styles';

const made = new Map<string, unknown>();

/**
 * Returns a formatter for numbers, money or days, and caches it, because creating an Intl object costs about as much as a hundred uses.
 * @param language a tag that Intl accepts (see `resolveLanguage`)
 */
export function formatterOf<T>(
  make: new (language: string, options: object) => T,
  language: string,
  options: object,
): T {
  const id = `${make.name} ${language} ${JSON.stringify(options)}`;
  const known = (made.get(id) as T | undefined) ?? new make(language, options);
  made.set(id, known);
  return known;
}

export interface MoneyPart {
  readonly type: 'iso' | 'currency' | 'number' | 'literal';
  readonly text: string;
}

export interface MoneyText {
  readonly text: string;
  readonly parts: readonly MoneyPart[];
}

/** Writes an amount in a language that has no style of its own here. */
const amountByIntl = (
  { decimalText, fractionDigits, symbol }: MoneyFormat,
  language: string,
): Intl.NumberFormatPart[] =>
  formatterOf(Intl.NumberFormat, language, {
    style: 'currency',
    // A placeholder for the caller's symbol. Intl puts a space between a symbol made of letters and the digits.
    currency: isWord(symbol) ? 'CHF' : 'USD',
    currencyDisplay: 'narrowSymbol',
    useGrouping: 'always',
    signDisplay: 'negative',
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  }).formatToParts(decimalText as Intl.StringNumericLiteral);

/**
 * Formats money: `USD $1,234.50` in English, `USD 1 234,50 $` in French. The language decides the separators and the symbol's
 * position; the caller supplies the symbol. The ISO code precedes both and never repeats the symbol. [MNY-19, MNY-23, MNY-24]
 */
export function formatMoney(look: MoneyFormat, language: string): MoneyText {
  const parts: MoneyPart[] = [];
  const add = (type: MoneyPart['type'], text: string): void => {
    const last = parts.at(-1);
    if (!text) return;
    if (last?.type === type) parts[parts.length - 1] = { type, text: last.text + text };
    else parts.push({ type, text });
  };
  if (look.iso && look.iso !== look.symbol) {
    add('iso', look.iso);
    add('literal', NO_BREAK_SPACE);
  }
  for (const { type, value } of writeAmount(look, language) ?? amountByIntl(look, language)) {
    if (type === 'currency') add('currency', look.symbol);
    else if (type === 'literal') add('literal', value);
    else add('number', type === 'minusSign' ? MINUS : value);
  }
  return { text: parts.map((part) => part.text).join(''), parts };
}

/** Writes a price and what it is for in one size: `$19/driver`, `$249 once`. A unit with a slash follows without a space. */
export const withUnit = (price: string, unit: string): string => price + (unit.startsWith('/') ? '' : ' ') + unit;

/** Formats a number, `1,234`. Four-digit numbers get a group separator too, even in languages that omit it. [MNY-19] */
export function formatNumber(value: number, language: string): string {
  return (
    writeWhole(value, language) ??
    formatterOf(Intl.NumberFormat, language, { useGrouping: 'always' }).format(value).replace('-', MINUS)
  );
}

/** Formats basis points (hundredths of a percent) as a percentage: 1250 gives `12.5%`. */
export function formatPercent(basisPoints: number, language: string): string {
  const format = formatterOf(Intl.NumberFormat, language, { style: 'percent', maximumFractionDigits: 2 });
  return format.format(`${basisPoints}E-4` as Intl.StringNumericLiteral).replace('-', MINUS);
}
