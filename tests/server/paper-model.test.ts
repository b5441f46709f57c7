import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { InvoiceRow } from '../../demo/server/invoice/draft';
import type { InvoiceLine } from '../../demo/server/model/invoice-line';
import type { Statement, StatementLine } from '../../demo/server/model/quote-statement';
import { invoicePdf } from '../../demo/server/pdf/invoice-pdf';
import { quotePdf } from '../../demo/server/pdf/quote-pdf';
import { LANGUAGES, type Language } from '../../demo/server/texts/language';
import { dayOf } from '../../src/domain/time/day';
import { outsideOf, readSheets, SIDE, type Placed, type Sheets, quoteFacts } from './paper-text';

const CURRENCIES = ['USD', 'EUR', 'GBP', 'CHF', 'JPY'] as const;
type Code = (typeof CURRENCIES)[number];
const AT = Date.parse('2026-11-24T00:00:00Z');
const DAY = dayOf(AT);
/** The height of the foot of a sheet, in points. */
const FOOT = 72;

/** Reads an amount without knowing its language: its digits are minor units, whatever separates them. */
const minorIn = (text: string): number => Number(text.replace(/\D/g, '')) * (/[-−]/.test(text) ? -1 : 1);

/** Returns the texts above the foot, from top to bottom and from left to right. */
const bodyOf = (sheets: Sheets): readonly Placed[][] =>
  sheets.map(({ texts, height }) =>
    texts
      .filter(({ top }) => top < height - FOOT)
      .toSorted((one, other) => one.top - other.top || one.left - other.left),
  );

/** Returns the amounts at the right margin, in the order in which they stand. A sentence that fills its line starts at the left. */
const amountsAtMargin = (sheets: Sheets): readonly number[] =>
  bodyOf(sheets).flatMap((texts, at) => {
    const width = sheets[at]?.width ?? 0;
    return texts
      .filter(({ text, left }) => /\d/.test(text) && left > width / 2)
      .filter(({ right }) => Math.abs(right - (width - SIDE)) < 1)
      .map(({ text }) => minorIn(text));
  });

/** Returns the pairs of texts that are written over each other in one line. */
const collisionsIn = (sheets: Sheets): readonly string[] =>
  bodyOf(sheets).flatMap((texts) =>
    texts.flatMap((one, at) => {
      const next = texts[at + 1];
      return next && Math.abs(next.top - one.top) < 1 && next.left < one.right - 0.5
        ? [`${one.text} / ${next.text}`]
        : [];
    }),
  );

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0);

const words = fc.constantFrom(
  'Route Optimization',
  'Telematics Gateway for trucks, trailers and vans',
  'Маршрутизация поставок',
  'Trình điều phối đội xe',
  'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
  '配送ルート最適化モジュール',
  'وحدة تحسين المسار',
  'Delivery 😀 “plus”',
);
const price = fc.integer({ min: 1, max: 9_999_999 });
const count = fc.integer({ min: 1, max: 9_999 });

const invoiceLine = fc.record({
  kind: fc.constantFrom('charge', 'credit', 'discount'),
  title: words,
  amount: price,
  unitPrice: price,
  quantity: fc.option(count),
  days: fc.integer({ min: 0, max: 29 }),
});
const party = fc.record({ name: words, company: words, city: words, country: fc.constantFrom('US', 'GB', 'FR', 'VN') });

type Line = typeof invoiceLine extends fc.Arbitrary<infer One> ? One : never;
type Party = typeof party extends fc.Arbitrary<infer One> ? One : never;

const toLine = ({ kind, title, amount, unitPrice, quantity, days }: Line): InvoiceLine => ({
  kind: kind as InvoiceLine['kind'],
  title,
  amount: kind === 'charge' ? amount : -amount,
  days,
  ofDays: days > 0 ? 30 : 0,
  span: { startsOn: DAY, endsOn: dayOf(AT + 30 * 86_400_000) },
  ...(quantity !== null && { quantity, unitPrice }),
});

/** What is paid of an invoice by its status, and what is left. */
const STATES = { paid: 2, processing: 3, refund: 4, void: 6, due: 9 } as const;
type State = keyof typeof STATES;

/** Returns the amounts that stand below the total: paid, refunded and due. */
const below = (state: State, total: number): readonly number[] => {
  if (total <= 0) return [0];
  return { paid: [total, 0], refund: [total, total, 0], void: [0], due: [total], processing: [total] }[state];
};

function invoiceOf(
  lines: readonly InvoiceLine[],
  buyer: Party,
  currency: Code,
  taxRate: number,
  state: State,
): InvoiceRow {
  const net = sumOf(lines.map(({ amount }) => amount));
  // Adding 0 makes the tax of a small credit 0 and not −0.
  const tax = taxRate > 0 ? Math.round((net * taxRate) / 10_000) + 0 : 0;
  const place = {
    email: 'books@fleet.example',
    address: ['1 Long Road'],
    state: '',
    postcode: '12345',
    vatNumber: 'X1',
  };
  const seller = { ...place, name: 'Milepost Routing, Inc.', city: 'Portland', country: 'US' };
  return {
    memberId: 1,
    number: '10000124',
    kind: 'invoice',
    corrects: null,
    isReverseCharge: false,
    paidWith: { kind: 'card', cardType: 'visa', lastFour: '4242' },
    paidOn: DAY,
    refundedOn: DAY,
    seeded: null,
    sequence: 1,
    cause: 'order',
    orderId: null,
    title: buyer.name,
    currency,
    buyer: { ...place, ...buyer },
    seller,
    lines,
    net,
    tax,
    total: net + tax,
    taxRate,
    taxName: taxRate > 0 ? 'VAT' : '',
    taxCountry: buyer.country,
    days: 0,
    periodStartedOn: DAY,
    periodEndsOn: dayOf(AT + 30 * 86_400_000),
    issuedOn: DAY,
    dueOn: dayOf(AT + 14 * 86_400_000),
    status: STATES[state],
  };
}

const quoteLine = fc.record({
  title: words,
  category: words,
  amount: price,
  price,
  quantity: fc.option(count),
  isOnce: fc.boolean(),
});
type Item = typeof quoteLine extends fc.Arbitrary<infer One> ? One : never;

function statementOf(items: readonly Item[], saved: number, cycle: 'year' | 'month', currency: Code): Statement {
  const lines = items.map((item, id): StatementLine => ({ ...item, id, free: 0 }));
  const sums = (isOnce: boolean) => sumOf(lines.filter((line) => line.isOnce === isOnce).map(({ amount }) => amount));
  const paid = 24_900;
  const former = saved > 0 ? paid + saved : null;
  return {
    currency,
    package: {
      id: 1,
      code: 'one',
      title: 'Route Optimization',
      cycle,
      edition: 'standard',
      price: { paid, former, saved, period: 'month', cause: saved > 0 ? 'yearly' : null } as never,
      options: [],
      modules: items.map(({ title }, id) => ({ id, title })),
    },
    fleet: null,
    lines,
    totals: {
      totalBundleNonDiscountedPrice: paid + saved,
      totalDiscountedPrice: paid,
      totalAdditionalModulesPrice: sums(false),
      totalPrice: paid + sums(false),
      oneTimeTotal: sums(true),
    },
  };
}

const runs = { numRuns: 1, endOnFailure: true } as const;
const CELLS = LANGUAGES.flatMap((language) => CURRENCIES.map((code): readonly [Language, Code] => [language, code]));

// Rendering and parsing a PDF takes long on a busy machine.
describe.each(CELLS)('a random paper in %s and %s, read back', { timeout: 120_000 }, (language, code) => {
  it('as an invoice has each amount of the record once, in its place, and adds up', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(invoiceLine, { minLength: 1, maxLength: 40 }),
        party,
        fc.constantFrom(0, 2000, 810),
        fc.constantFrom<State>('paid', 'processing', 'refund', 'due'),
        async (drawn, buyer, taxRate, state) => {
          const invoice = invoiceOf(drawn.map(toLine), buyer, code, taxRate, state);
          const link = 'https://shop.example/account/invoices';
          const { sheets } = await readSheets(await invoicePdf(invoice, language, link));
          const read = amountsAtMargin(sheets);
          const amounts = invoice.lines.map(({ amount }) => amount);
          const after = below(state, invoice.total);
          expect(read).toEqual([...amounts, invoice.net, invoice.tax, invoice.total, ...after]);
          const sums = read.slice(0, -after.length);
          const [net = 0, tax = 0, total = 0] = sums.slice(-3);
          expect([sumOf(sums.slice(0, -3)), net + tax]).toEqual([net, total]);
          expect(outsideOf(sheets)).toEqual([]);
          expect(collisionsIn(sheets)).toEqual([]);
        },
      ),
      runs,
    ));

  it('as a quote has each amount of the record once, in its place, and adds up', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(quoteLine, { minLength: 1, maxLength: 40 }),
        fc.integer({ min: 0, max: 9_999 }),
        fc.constantFrom('year' as const, 'month' as const),
        fc.array(words, { maxLength: 30 }),
        async (items, saved, cycle, comment) => {
          const statement = statementOf(items, saved, cycle, code);
          const quote = quoteFacts(comment.join(' '), new Date(AT));
          const about = { statement, quote, at: new Date(AT), language };
          const { sheets } = await readSheets(await quotePdf({ ...about, kind: 'quote', sheet: 'A4' }));
          const of = (isOnce: boolean) => items.filter((item) => item.isOnce === isOnce).map(({ amount }) => amount);
          const [monthly, once] = [of(false), of(true)];
          const { totalPrice, oneTimeTotal, totalDiscountedPrice: paid } = statement.totals;
          expect(amountsAtMargin(sheets)).toEqual([
            ...monthly,
            ...once,
            ...(saved > 0 ? [paid + saved, -saved] : [paid]),
            ...(monthly.length > 0 ? [sumOf(monthly)] : []),
            totalPrice,
            ...(cycle === 'year' ? [totalPrice * 12] : []),
            ...(once.length > 0 ? [oneTimeTotal] : []),
          ]);
          expect(paid + sumOf(monthly)).toBe(totalPrice);
          expect(outsideOf(sheets)).toEqual([]);
          expect(collisionsIn(sheets)).toEqual([]);
        },
      ),
      runs,
    ));
});
