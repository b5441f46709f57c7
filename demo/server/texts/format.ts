import { formatMoney, formatNumber, formatPercent } from '../../../src/i18n/format';
import { formatDay, formatPeriod } from '../../../src/i18n/format-day';
import { currencyOf, type CurrencyCode } from '../../../src/domain/money/currency';
import { moneyDisplay } from '../../../src/domain/money/display';
import type { BasisPoints, Minor } from '../../../src/domain/money/minor';
import type { Period } from '../../../src/domain/pricing/proration';
import type { Day } from '../../../src/domain/time/day';
import type { Language } from './language';
import { sayIn, type Say } from './texts';

/** How a document writes what it says. */
export interface Writer {
  readonly language: Language;
  readonly say: Say;
  /** In a column whose currency is named once: the symbol alone. */
  readonly amount: (amount: Minor) => string;
  /** Wherever it may stand by itself: nobody knows from which country it is read, so the code goes with it. [MNY-23] */
  readonly sum: (amount: Minor) => string;
  readonly number: (value: number) => string;
  readonly percent: (value: BasisPoints) => string;
  /** The day in UTC, the same for sender and reader. */
  readonly day: (date: Date | Day) => string;
  /** From its first day to that of its renewal, as lists of invoices write it. */
  readonly period: (period: Period) => string;
  /** A country by its code, in words. */
  readonly country: (code: string) => string;
}

/** A country in words; what is none stays as it is. */
const countryName = (code: string, language: Language): string =>
  /^[A-Z]{2}$/.test(code) ? (new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code) : code;

/** Where the symbol is known to be read as this document's. */
const NAMED = 'US';

export function writerOf(language: Language, code: CurrencyCode): Writer {
  const currency = currencyOf(code);
  const money = (amount: Minor, country: string | null): string =>
    formatMoney(moneyDisplay(amount, currency, country, 'sum'), language).text;
  return {
    language,
    say: sayIn(language),
    amount: (amount) => money(amount, NAMED),
    sum: (amount) => money(amount, null),
    number: (value) => formatNumber(value, language),
    percent: (value) => formatPercent(value, language),
    day: (date) => formatDay(date instanceof Date ? date.getTime() : date, language, 'long'),
    period: ({ startsOn, endsOn }) => formatPeriod(startsOn, endsOn, language),
    country: (region) => countryName(region, language),
  };
}
