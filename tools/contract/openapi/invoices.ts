import { invoiceSchema, invoicesSchema } from '../../../src/contract/invoice';
import { PaymentStatus } from '../../../src/domain/codes/payment';
import { component, listOf, names } from './describe';
import { success, symbol } from './envelope';
import { DAY_OR_INSTANT } from './fields';

const INVOICE = {
  number: '20261101',
  title: 'Route Optimization',
  issued_at: '2026-11-01',
  due_at: '2026-11-15',
  period_started_at: '2026-11-01',
  period_ends_at: '2026-12-01',
  days: 0,
  payment_status: PaymentStatus.paid,
  amount: '412.00',
};

const invoice = component('Invoice', invoiceSchema, {
  description: 'What a member was billed once.',
  expected: names('amount payment_status'),
  without: { payment_status: 'says nothing of the payment', amount: 'points to the PDF in place of a sum' },
  fields: {
    number: { type: 'string', minLength: 1, description: 'Of the member: names the PDF.', 'x-page': 'leaves it out' },
    title: 'What it is for.',
    issued_at: { type: 'string', pattern: DAY_OR_INSTANT, description: 'A calendar day.', 'x-page': 'leaves it out' },
    days: 'Of a part of a period; 0 of a whole one.',
    amount: 'With tax: the total of the PDF, to the cent; of a credit note below 0.',
  },
  example: INVOICE,
});

export const invoicesReply = component('InvoicesReply', invoicesSchema, {
  description: 'A page of what a member was billed, the last one first. [INV-01]',
  required: ['data'],
  expected: names('currency pages'),
  without: { pages: 'takes it for the only page' },
  fields: {
    data: listOf(invoice),
    years: 'Those in which something was billed, the last one first.',
    page: 'From 1.',
    pages: 'How many there are of what was asked for.',
    total: 'Invoices on all of them.',
  },
  more: { status: success, currency_symbol: symbol },
  example: {
    status: 200,
    currency: 'USD',
    currency_symbol: '$',
    data: [INVOICE],
    years: [2026],
    page: 1,
    pages: 1,
    total: 1,
  },
});

export const INVOICES = [invoice, invoicesReply];
