import { invoiceSchema, invoicesSchema } from '../../../src/contract/invoice';
import { PaymentStatus } from '../../../src/domain/codes/payment';
import { component, listOf, names } from './describe';
import { success, symbol } from './envelope';
import { DAY_OR_INSTANT } from './fields';

const INVOICE = {
  number: '10000241',
  type: 'invoice',
  title: 'Route Optimization',
  issued_at: '2026-11-01',
  due_at: '2026-11-15',
  period_started_at: '2026-11-01',
  period_ends_at: '2026-12-01',
  days: 0,
  payment_status: PaymentStatus.paid,
  amount: '412.00',
  paid_at: '2026-11-01',
  subtotal: '343.33',
  tax: '68.67',
  tax_rate: '20',
  tax_name: 'VAT',
  tax_country: 'GB',
};

const invoice = component('Invoice', invoiceSchema, {
  description: 'What a member was billed once, or a credit note for that.',
  expected: names('amount payment_status'),
  without: { payment_status: 'says nothing of the payment', amount: 'points to the PDF in place of a sum' },
  fields: {
    number: {
      type: 'string',
      minLength: 1,
      description: 'Of the seller, no two alike: names the PDF.',
      'x-page': 'leaves it out',
    },
    type: '`credit_note` for a credit note; anything else is an invoice.',
    corrects: 'Of a credit note: the number of its invoice.',
    void_reason: '`payment_declined` where it is void because the payment of its order was declined.',
    title: 'What it is for.',
    issued_at: { type: 'string', pattern: DAY_OR_INSTANT, description: 'A calendar day.', 'x-page': 'leaves it out' },
    days: 'Of a part of a period; 0 of a whole one.',
    amount: 'With tax: the total of the PDF, to the cent; of a credit note below 0.',
    paid_at: 'The day on which it was paid; null where it is not. The file of all invoices (CSV) has it.',
    subtotal: 'Before tax; with `tax` it is `amount`.',
    tax: 'As the PDF tells it. Not there: the file of all invoices leaves it out.',
    tax_rate: 'Percent; 0 where none is charged.',
  },
  more: {
    tax_name: { type: 'string', description: 'As the PDF calls it; not there where no tax applies.' },
    tax_country: { type: 'string', description: 'ISO code of the country whose tax it is.' },
    reverse_charge: {
      const: 1,
      description: 'Where the buyer accounts for the tax, so that none is charged. The PDF says so in words.',
    },
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
