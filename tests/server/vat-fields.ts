import { expect } from 'vitest';
import { dayOf, monthsFrom } from '../../src/domain/time/day';
import type { Language } from '../../demo/server/texts/language';
import { PERSON, type Sale } from './vat-sales';

/** The words that the law asks for; in a mail the words of its row for the tax. */
const WORDS: Readonly<
  Record<Language, { before: string; reverse: string; inMail: string; untaxed: string; corrects: string }>
> = {
  en: {
    before: 'Unit price before tax',
    reverse: 'Reverse charge',
    inMail: 'reverse charge',
    untaxed: 'No tax collected',
    corrects: 'For invoice',
  },
  es: {
    before: 'Precio unitario sin impuestos',
    reverse: 'Inversión del sujeto pasivo',
    inMail: 'inversión del sujeto pasivo',
    untaxed: 'Sin impuestos',
    corrects: 'De la factura',
  },
  fr: {
    before: 'Prix unitaire hors taxes',
    reverse: 'Autoliquidation',
    inMail: 'autoliquidation',
    untaxed: 'Aucune taxe',
    corrects: 'Sur la facture',
  },
  pt: {
    before: 'Preço unitário sem impostos',
    reverse: 'Autoliquidação',
    inMail: 'autoliquidação',
    untaxed: 'Sem imposto',
    corrects: 'Da fatura',
  },
  vi: {
    before: 'Đơn giá trước thuế',
    reverse: 'đảo ngược nghĩa vụ thuế',
    inMail: 'người mua tự kê khai thuế',
    untaxed: 'Không thu thuế',
    corrects: 'Cho hóa đơn',
  },
  ru: {
    before: 'Цена за единицу без налога',
    reverse: 'reverse charge',
    inMail: 'налог уплачивает покупатель',
    untaxed: 'Налог не взимается',
    corrects: 'К счёту',
  },
};

const spaced = (text: string): string => text.replaceAll(/\s+/g, ' ');
const day = (at: string, language: Language): string =>
  spaced(new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(at)));
const money = (amount: string, language: Language): string =>
  spaced(
    new Intl.NumberFormat(language, { minimumFractionDigits: 2, useGrouping: 'always' }).format(
      Math.abs(Number(amount)),
    ),
  );
const country = (code: string, language: Language): string =>
  new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;
const percent = (rate: number, language: Language): string =>
  spaced(new Intl.NumberFormat(language, { style: 'percent' }).format(rate / 100));
const period = ({ list, language }: Sale): string => {
  const last = Date.parse(list.period_ends_at) - 1;
  const written = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  return spaced(written.formatRange(Date.parse(list.period_started_at), last));
};
/** Matches what was sold, in English by its words; papers and lists name it in the reader's language. */
const titleOf = (isYearly: boolean, language: Language): unknown =>
  language === 'en'
    ? `${isYearly ? 'Route Optimization' : 'Route Planner'}, Order Management`
    : expect.stringMatching(/.+, .+/);
const isNote = ({ list }: Sale): boolean => list.type === 'credit_note';
const SELLER = ['Milepost Routing, Inc.', '1200 Wharf Street, Suite 410', 'Portland'];

interface Field {
  /** The point of Article 226, and what it asks for. */
  readonly name: string;
  /** Of which documents it is asked. */
  readonly is?: (sale: Sale) => boolean;
  readonly paper: (sale: Sale) => readonly string[];
  readonly mail: ((sale: Sale) => readonly string[]) | 'in its PDF';
  readonly list: ((sale: Sale) => object) | 'in the PDF';
}

/** What Article 226 asks of an invoice, and how paper, mail and the contract's list tell it. */
export const FIELDS: readonly Field[] = [
  {
    name: '(1) the date of issue',
    paper: ({ at, language }) => [day(dayOf(at), language)],
    mail: ({ at, language }) => [day(dayOf(at), language)],
    list: ({ at }) => ({ issued_at: dayOf(at) }),
  },
  {
    name: '(2) a number of one or more series, which names the document alone',
    paper: ({ list }) => [list.number],
    mail: (sale) => [isNote(sale) ? (sale.list.corrects ?? '') : sale.list.number],
    list: () => ({ number: expect.stringMatching(/^(CN-)?\d{8}$/) }),
  },
  {
    name: '(3) the VAT number under which the supplier sells',
    paper: ({ sellerTaxId }) => [sellerTaxId],
    mail: 'in its PDF',
    list: 'in the PDF',
  },
  {
    name: '(4) the customer’s VAT number where the customer is liable for the tax',
    is: ({ tax }) => tax?.isReverse === true,
    paper: ({ taxId }) => [taxId ?? ''],
    mail: 'in its PDF',
    list: 'in the PDF',
  },
  {
    name: '(5) the full name and address of the supplier',
    paper: ({ language }) => [...SELLER, country('US', language)],
    mail: ({ language }) => [...SELLER, country('US', language)],
    list: 'in the PDF',
  },
  {
    name: '(5) the full name and address of the customer',
    paper: ({ lines, tax, language }) => [
      // Vietnamese writes the family name first.
      ...lines.map((line) => (language === 'vi' && line === PERSON ? 'Ibarra Marisol' : line)),
      country(tax?.country ?? 'US', language),
    ],
    mail: 'in its PDF',
    list: 'in the PDF',
  },
  {
    name: '(6) the quantity and nature of what was supplied',
    paper: ({ list }) => [list.title, ...list.title.split(', '), ' 1 '],
    mail: (sale) => [sale.list.title, ...(isNote(sale) ? [] : sale.list.title.split(', '))],
    list: ({ isYearly, language }) => ({ title: titleOf(isYearly, language) }),
  },
  {
    name: '(7) the date of the supply: the period',
    paper: (sale) => [period(sale)],
    mail: 'in its PDF',
    list: ({ at, isYearly }) => ({
      period_started_at: dayOf(at),
      period_ends_at: monthsFrom(dayOf(at), isYearly ? 12 : 1),
    }),
  },
  {
    name: '(8) the taxable amount per rate, the unit price exclusive of VAT, discounts apart',
    paper: ({ list, language }) => [money(list.subtotal, language), WORDS[language].before],
    mail: 'in its PDF',
    list: ({ list }) => ({ subtotal: (Number(list.amount) - Number(list.tax)).toFixed(2) }),
  },
  {
    name: '(9) the rate',
    is: ({ tax }) => tax !== null && !tax.isReverse,
    paper: ({ tax, language }) => [`${tax?.name} ${percent(tax?.percent ?? 0, language)}`],
    mail: (sale) => (isNote(sale) ? [] : [`${sale.tax?.name} ${percent(sale.tax?.percent ?? 0, sale.language)}`]),
    list: ({ tax }) => ({ tax_rate: String(tax?.percent), tax_name: tax?.name, tax_country: tax?.country }),
  },
  {
    name: '(10) the amount of the tax',
    paper: ({ list, language }) => [money(list.tax, language), money(list.amount, language)],
    mail: (sale) => [money(sale.list.amount, sale.language)],
    list: ({ list, tax }) => ({
      tax: (Math.round(Number(list.subtotal) * (tax?.percent ?? 0)) / 100).toFixed(2).replace(/^-?0\.00$/, '0.00'),
    }),
  },
  {
    name: '(11) that no tax is charged',
    is: ({ tax }) => tax === null,
    paper: ({ language }) => [WORDS[language].untaxed],
    mail: 'in its PDF',
    list: () => ({ tax: '0.00', tax_rate: '0' }),
  },
  {
    name: '(11a) the words “Reverse charge”',
    is: ({ tax }) => tax?.isReverse === true,
    paper: ({ language }) => [WORDS[language].reverse],
    mail: ({ language }) => [WORDS[language].inMail],
    list: () => ({ reverse_charge: 1, tax: '0.00', tax_rate: '0' }),
  },
  {
    name: 'Article 219: of a document that corrects an invoice, the number of that invoice',
    is: isNote,
    paper: ({ list, language }) => [WORDS[language].corrects, list.corrects ?? ''],
    mail: ({ list }) => [list.corrects ?? ''],
    list: ({ list }) => ({ corrects: expect.stringMatching(/^\d{8}$/), amount: list.amount }),
  },
];
