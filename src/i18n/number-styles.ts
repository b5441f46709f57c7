export const NO_BREAK_SPACE = '\u00A0';
export const MINUS = '\u2212';

/** Display form of a money amount. `domain/money` derives it. */
export interface MoneyFormat {
  /** The ISO currency code to put in front, or null when the symbol is unambiguous. */
  readonly iso: string | null;
  readonly symbol: string;
  readonly fractionDigits: number;
  /** The amount in major units as a decimal text, `-1234.5`, so that no digit is lost. */
  readonly decimalText: string;
}

/** How a language writes a number, and where it puts a currency's symbol. */
interface NumberStyle {
  /** Stands between groups of three digits. */
  readonly group: string;
  readonly decimal: string;
  readonly isSymbolFirst: boolean;
  /** Whether a space separates the digits from any symbol; one made of letters is separated always. */
  readonly isSpaced: boolean;
}

const style = (group: string, decimal: string, isSymbolFirst = false, isSpaced = true): NumberStyle => ({
  group,
  decimal,
  isSymbolFirst,
  isSpaced,
});

const ENGLISH = style(',', '.', true, false);
const WITH_POINTS = style('.', ',');
const FRENCH = style('\u202F', ',');
const PORTUGUESE = style('.', ',', true);
const RUSSIAN = style(NO_BREAK_SPACE, ',');

/**
 * What Intl says of the languages of the texts. A page's first `Intl.NumberFormat` takes 20 ms, on a slow phone 70 ms, because the browser
 * looks through its data of all languages; prices in these languages do not wait for it.
 */
const STYLES: Readonly<Record<string, NumberStyle>> = {
  en: ENGLISH,
  'en-US': ENGLISH,
  'en-GB': ENGLISH,
  es: WITH_POINTS,
  'es-ES': WITH_POINTS,
  fr: FRENCH,
  'fr-FR': FRENCH,
  pt: PORTUGUESE,
  'pt-BR': PORTUGUESE,
  vi: WITH_POINTS,
  'vi-VN': WITH_POINTS,
  ru: RUSSIAN,
  'ru-RU': RUSSIAN,
};

const grouped = (digits: string, { group }: NumberStyle): string => digits.replace(/\B(?=(\d{3})+$)/g, group);

/** Writes a whole number, `1,234`; undefined where only Intl can. @param language a tag that Intl accepts */
export function writeWhole(value: number, language: string): string | undefined {
  const known = STYLES[language];
  if (!known || !Number.isSafeInteger(value)) return undefined;
  return (value < 0 ? MINUS : '') + grouped(String(Math.abs(value)), known);
}

/** Writes an amount in the parts that Intl gives; undefined where only Intl can: another language, or digits to round. */
export function writeAmount(
  { decimalText, fractionDigits, symbol }: MoneyFormat,
  language: string,
): readonly Intl.NumberFormatPart[] | undefined {
  const known = STYLES[language];
  const [, sign, whole = '', fraction = ''] = /^(-?)0*(\d+)(?:\.(\d*?)0*)?$/.exec(decimalText) ?? [];
  if (!known || !whole || fraction.length > fractionDigits) return undefined;
  const isNegative = sign && (whole !== '0' || fraction);
  const number = grouped(whole, known) + (fractionDigits ? known.decimal + fraction.padEnd(fractionDigits, '0') : '');
  const digits = { type: 'integer', value: number } as const;
  const space = { type: 'literal', value: known.isSpaced || isWord(symbol) ? NO_BREAK_SPACE : '' } as const;
  const currency = { type: 'currency', value: symbol } as const;
  return [
    ...(isNegative ? [{ type: 'minusSign', value: MINUS } as const] : []),
    ...(known.isSymbolFirst ? [currency, space, digits] : [digits, space, currency]),
  ];
}

/** Whether a currency's symbol is made of letters, `CHF`. */
export const isWord = (symbol: string): boolean => /\p{L}$/u.test(symbol);
