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

/**
 * How a language writes numbers: what stands between groups of three digits, the decimal separator, whether a currency's symbol comes first,
 * and whether it stands close to the digits (one made of letters never does).
 */
type NumberStyle = readonly [group: string, decimal: string, isSymbolFirst?: boolean, isClose?: boolean];

const ENGLISH: NumberStyle = [',', '.', true, true];
const WITH_POINTS: NumberStyle = ['.', ','];
const FRENCH: NumberStyle = ['\u202F', ','];
const PORTUGUESE: NumberStyle = ['.', ',', true];
const RUSSIAN: NumberStyle = [NO_BREAK_SPACE, ','];

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
  ru: RUSSIAN,
  'ru-RU': RUSSIAN,
};

const grouped = (digits: string, [group]: NumberStyle): string => digits.replace(/\B(?=(\d{3})+$)/g, group);

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
  const [, decimal, isSymbolFirst, isClose] = known;
  const parts: Intl.NumberFormatPart[] = [
    { type: 'currency', value: symbol },
    { type: 'literal', value: isClose && !isWord(symbol) ? '' : NO_BREAK_SPACE },
    {
      type: 'integer',
      value: grouped(whole, known) + (fractionDigits ? decimal + fraction.padEnd(fractionDigits, '0') : ''),
    },
  ];
  if (!isSymbolFirst) parts.reverse();
  if (sign && (whole !== '0' || fraction)) parts.unshift({ type: 'minusSign', value: MINUS });
  return parts;
}

/** Whether a currency's symbol is made of letters, `CHF`. */
export const isWord = (symbol: string): boolean => /\p{L}$/u.test(symbol);
