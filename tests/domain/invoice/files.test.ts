import { describe, expect, it } from 'vitest';
import { csvOf } from '../../../src/domain/invoice/csv';
import { invoicesFile } from '../../../src/domain/invoice/file-name';
import { isFound } from '../../../src/domain/invoice/find';
import { invoiceRows } from '../../../src/domain/invoice/rows';
import { coveredBy } from '../../../src/domain/invoice/covered';
import type { Invoice } from '../../../src/domain/invoice/types';

const anInvoice = (more: Partial<Invoice> = {}): Invoice => ({
  number: '20261101',
  kind: 'invoice',
  corrects: null,
  isDeclined: false,
  title: 'Route Optimization',
  issuedAt: '2026-11-01T00:00:00Z',
  dueAt: null,
  periodStartedAt: '2026-11-01',
  periodEndsAt: '2026-12-01',
  days: 0,
  status: 2,
  total: 41_205,
  paidAt: null,
  net: null,
  tax: null,
  taxRate: null,
  ...more,
});
const WORDS = { heads: ['Number'], statuses: { 2: 'Paid' } };
const rowOf = (more: Partial<Invoice>, currency: 'USD' | 'JPY' = 'USD') =>
  invoiceRows([anInvoice(more)], currency, WORDS)[1];

describe('the rows of a file of invoices', () => {
  it('have ISO days, and amounts in major units without a symbol', () => {
    expect(rowOf({ paidAt: '2026-11-03', net: 38_117, taxRate: 810, tax: 3088 })).toEqual([
      '20261101',
      '2026-11-01',
      '',
      '2026-11-03',
      '2026-11-01',
      '2026-12-01',
      'Route Optimization',
      '',
      'Paid',
      '381.17',
      '8.1',
      '30.88',
      '412.05',
      'USD',
    ]);
  });

  it('leave out what the server does not tell of the tax and the payment, and write a tax of 0', () => {
    expect(rowOf({})?.filter((cell) => cell === '')).toHaveLength(6);
    expect(rowOf({ net: 41_205, taxRate: 0, tax: 0 })?.slice(9, 13)).toEqual(['412.05', '0', '0.00', '412.05']);
  });

  it.each([
    [5, 'USD', '0.05'],
    [-1205, 'USD', '-12.05'],
    [41_205, 'JPY', '41205'],
    [0, 'USD', '0.00'],
    [null, 'USD', ''],
    [900_719_925_474_099, 'USD', '9007199254740.99'],
  ] as const)('write %s minor units of %s as %s', (total, currency, text) => {
    expect(rowOf({ total }, currency)?.[12]).toBe(text);
  });

  it('say nothing of an unknown status and of a whole period', () => {
    expect(rowOf({ status: null, days: 18 })?.slice(7, 9)).toEqual(['18', '']);
  });
});

describe('the days that an invoice is for', () => {
  it.each([
    ['a whole period', {}, ['2026-11-01', '2026-12-01']],
    ['the last days of a period', { days: 18 }, ['2026-11-13', '2026-12-01']],
    ['no more than the period', { days: 40 }, ['2026-11-01', '2026-12-01']],
    ['a period of instants', { days: 1, periodEndsAt: '2026-12-01T00:00:00Z' }, ['2026-11-30', '2026-12-01']],
  ] as const)('are %s', (_, more, [startsOn, endsOn]) => {
    expect(coveredBy(anInvoice(more))).toEqual({ startsOn, endsOn });
    expect(rowOf(more)?.slice(4, 6)).toEqual([startsOn, endsOn]);
  });

  it('are unknown where the server tells no period', () => {
    expect(coveredBy(anInvoice({ periodEndsAt: null }))).toBeNull();
  });
});

describe('a CSV', () => {
  it.each([
    ['plain', 'plain'],
    ['a,b', '"a,b"'],
    ['a "b"', '"a ""b"""'],
    ['a\r\nb', '"a\r\nb"'],
    ['=1+1', "'=1+1"],
    ['+1 757', "'+1 757"],
    ['-cmd', "'-cmd"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', "'\tx"],
    ['=HYPERLINK("a","b")', `"'=HYPERLINK(""a"",""b"")"`],
    ['-12.05', '-12.05'],
    ['', ''],
  ])('writes %j as %j', (text, cell) => {
    expect(csvOf([[text, 'x']])).toBe(`\ufeff${cell},x\r\n`);
  });

  it('has a line for each row', () => {
    expect(csvOf([['a'], ['b']])).toBe('\ufeffa\r\nb\r\n');
  });
});

describe('a search among invoices', () => {
  const WRITTEN = [
    '20261101',
    'Route Optimization',
    '2026-11-01',
    '1 Nov 2026',
    'November 1, 2026',
    '$1,412.05 1412.05',
  ];
  it.each(['20261101', '1101', '1412', '1,412.05', '$1,412', 'nov', 'NOVEMBER 2026', '2026-11', 'route 1412.05', ''])(
    'finds by %j',
    (term) => {
      expect(isFound(WRITTEN, term)).toBe(true);
    },
  );
  it.each(['december', '1413', 'route december'])('does not find by %j', (term) => {
    expect(isFound(WRITTEN, term)).toBe(false);
  });
});

it('the file of several invoices has a safe name', () => {
  expect(invoicesFile('2026', 'zip', null)).toBe('r4m-invoice-2026.zip');
  expect(invoicesFile('all', 'csv', 'a/b ')).toBe('a-b all.csv');
});
