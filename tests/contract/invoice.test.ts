import { describe, expect, it } from 'vitest';
import { readInvoicePdf, readInvoices } from '../../src/contract/invoice';
import { hearWhatIsLeftOut } from '../kit/console';

hearWhatIsLeftOut();

const INVOICE = { number: 20261101, title: 'Route Optimization', issued_at: '2026-11-01T00:00:00Z', amount: '412.00' };

describe('a page of invoices', () => {
  it('has its amounts in minor units, and leaves out what nobody could ask for [INV-01]', () => {
    const data = [
      { ...INVOICE, payment_status: '10', days: 18, due_at: 'soon' },
      { ...INVOICE, number: ' ' },
      { ...INVOICE, issued_at: 'soon' },
      null,
      { ...INVOICE, number: 'A-2', payment_status: 12, amount: 1.005 },
    ];
    const page = readInvoices({ status: 200, currency: 'USD', data, years: [2026, 'x'], page: 1, pages: 2, total: 20 });
    expect(page).toMatchObject({
      currency: 'USD',
      years: [2026],
      page: 1,
      pages: 2,
      total: 20,
      invoices: [
        { number: '20261101', status: 10, days: 18, total: 41_200, dueAt: null },
        { number: 'A-2', status: null, days: 0, total: 101 },
      ],
    });
    expect(page?.invoices).toHaveLength(2);
  });

  it('has no total where none can be read, and one below 0 for a credit note [BIL-22]', () => {
    const told = ['$105.14', '', null, undefined, {}, '-12.00', '0.00'].map((amount) => ({ ...INVOICE, amount }));
    const { invoices } = readInvoices({ currency: 'USD', data: told }) ?? { invoices: [] };
    expect(invoices.map(({ total }) => total)).toEqual([null, null, null, null, null, -1200, 0]);
  });

  it('has its state by its number or by the word of the documents [PAY-01]', () => {
    const told = ['paid', 'due', 'unpaid', 'failed', 'pending', 'processing', 'scheduled', 'overdue', '2', 'late', 12];
    const data = told.map((status) => ({ ...INVOICE, status }));
    const { invoices } = readInvoices({ currency: 'USD', data }) ?? { invoices: [] };
    expect(invoices.map(({ status }) => status)).toEqual([2, 9, 0, 8, 1, 3, 5, 10, 2, null, null]);
  });

  it.each([[{ data: [] }], [{ data: {}, page: -1, pages: 0, total: 'x' }]])('is one without any: %o', (body) =>
    expect(readInvoices(body)).toEqual({ invoices: [], currency: 'USD', years: [], page: 1, pages: 1, total: 0 }),
  );

  it.each([[null], ['list'], [7], [{}], [{ data: 'none' }], [{ data: null }]])('is none of %o', (body) =>
    expect(readInvoices(body)).toBeNull(),
  );
});

const blob = (text: string, type: string) => new Blob([text], { type });

describe('the document of an invoice', () => {
  it.each([
    [blob('%PDF', 'application/pdf'), true],
    [blob('%PDF', 'application/pdf;v=1'), true],
    [blob('', 'application/pdf'), false],
    [blob('<html>', 'text/html'), false],
    [{ size: 9, type: 'application/pdf' }, false],
    [null, false],
  ])('%o: %s [API-47]', (body, isOne) => expect(readInvoicePdf(body) !== null).toBe(isOne));
});
