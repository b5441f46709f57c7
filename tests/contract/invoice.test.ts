import { describe, expect, it } from 'vitest';
import { readInvoicePdf, readInvoices } from '../../src/contract/invoice';
import { hearWhatIsLeftOut } from '../kit/console';

hearWhatIsLeftOut();

const INVOICE = { number: 20261101, title: 'Route Optimization', issued_at: '2026-11-01T00:00:00Z', amount: '412.00' };

describe('a page of invoices', () => {
  it('has amounts in minor units, and skips records without a number or a date [INV-01]', () => {
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

  it('has null for an unreadable amount, and a negative total for a credit note [BIL-22]', () => {
    const told = ['$105.14', '', null, undefined, {}, '-12.00', '0.00'].map((amount) => ({ ...INVOICE, amount }));
    const { invoices } = readInvoices({ currency: 'USD', data: told }) ?? { invoices: [] };
    expect(invoices.map(({ total }) => total)).toEqual([null, null, null, null, null, -1200, 0]);
  });

  it('has the day of payment, and what of the amount is tax, where the server tells it', () => {
    const taxed = { ...INVOICE, paid_at: '2026-11-03', subtotal: '381.13', tax: '30.87', tax_rate: '8.1' };
    const data = [taxed, INVOICE, { ...INVOICE, paid_at: null, subtotal: 'x', tax: {}, tax_rate: '' }];
    const { invoices } = readInvoices({ currency: 'CHF', data }) ?? { invoices: [] };
    const none = { paidAt: null, net: null, tax: null, taxRate: null };
    expect(invoices).toMatchObject([{ paidAt: '2026-11-03', net: 38_113, tax: 3087, taxRate: 810 }, none, none]);
  });

  it('reads the payment status from its code or its documented word [PAY-01]', () => {
    const told = ['paid', 'due', 'unpaid', 'failed', 'pending', 'processing', 'scheduled', 'overdue', '2', 'late', 12];
    const data = told.map((status) => ({ ...INVOICE, status }));
    const { invoices } = readInvoices({ currency: 'USD', data }) ?? { invoices: [] };
    expect(invoices.map(({ status }) => status)).toEqual([2, 9, 0, 8, 1, 3, 5, 10, 2, null, null]);
  });

  it.each([[{ data: [] }], [{ data: {}, page: -1, pages: 0, total: 'x' }]])('may be empty: %o', (body) =>
    expect(readInvoices(body)).toEqual({ invoices: [], currency: 'USD', years: [], page: 1, pages: 1, total: 0 }),
  );

  it.each([[null], ['list'], [7], [{}], [{ data: 'none' }], [{ data: null }]])(
    'is rejected if the reply is %o',
    (body) => expect(readInvoices(body)).toBeNull(),
  );
});

const blob = (text: string, type: string) => new Blob([text], { type });

describe('readInvoicePdf', () => {
  it.each([
    [blob('%PDF', 'application/pdf'), true],
    [blob('%PDF', 'application/pdf;v=1'), true],
    [blob('', 'application/pdf'), false],
    [blob('<html>', 'text/html'), false],
    [{ size: 9, type: 'application/pdf' }, false],
    [null, false],
  ])('accepts %o: %s [API-47]', (body, isOne) => expect(readInvoicePdf(body) !== null).toBe(isOne));
});
