import { formatMoney, formatNumber, formatPercent } from '../../../src/i18n/format';
import { formatDay, formatPeriod } from '../../../src/i18n/format-day';
import { currencyOf, type CurrencyCode } from '../../../src/domain/money/currency';
import { moneyDisplay } from '../../../src/domain/money/display';
import type { BasisPoints, Minor } from '../../../src/domain/money/minor';
import type { Period } from '../../../src/domain/pricing/proration';
import type { Day } from '../../../src/domain/time/day';
import type { Language } from './language';
import { wordsIn, type Words } from './dictionary';
import { sayIn, type Say } from './texts';

/** Formats texts, amounts and dates for a language and currency. */
export interface Writer {
  readonly language: Language;
  readonly say: Say;
  /** Translates a name of the catalogue. */
  readonly words: Words;
  /** Formats an amount with its symbol alone, for columns whose header names the currency. */
  readonly amount: (amount: Minor) => string;
  /** Formats an amount with its currency code in place of the symbol, which readers in other countries could misread. [MNY-23] */
  readonly sum: (amount: Minor) => string;
  readonly number: (value: number) => string;
  readonly percent: (value: BasisPoints) => string;
  /** Formats a UTC day, the same for sender and reader. */
  readonly day: (date: Date | Day) => string;
  /** Formats a period from its first to its last day. */
  readonly period: (period: Period) => string;
  /** Returns the name of a country by its code. */
  readonly country: (code: string) => string;
}

/** Returns the name of a country; an unknown code stays as it is. */
const countryName = (code: string, language: Language): string =>
  /^[A-Z]{2}$/.test(code) ? (new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code) : code;

/** The country for which no code precedes an amount: on paper, sign or code stands where the language puts it. [docs/decisions/0002] */
const NAMED = 'US';

export function writerOf(language: Language, code: CurrencyCode): Writer {
  const currency = currencyOf(code);
  const money = (amount: Minor, sign: string): string =>
    formatMoney({ ...moneyDisplay(amount, currency, NAMED, 'sum'), symbol: sign }, language).text;
  return {
    language,
    say: sayIn(language),
    words: wordsIn(language),
    amount: (amount) => money(amount, currency.symbol),
    sum: (amount) => money(amount, currency.code),
    number: (value) => formatNumber(value, language),
    percent: (value) => formatPercent(value, language),
    day: (date) => formatDay(date instanceof Date ? date.getTime() : date, language, 'long'),
    period: ({ startsOn, endsOn }) => formatPeriod(startsOn, endsOn, language),
    country: (region) => countryName(region, language),
  };
}
