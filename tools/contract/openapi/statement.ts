import { removedSchema, statementLineSchema, statementSchema } from '../../../src/contract/statement';
import { component, listOf, names, orNull, type Component } from './describe';
import { message, symbol } from './envelope';
import type { Json } from './fields';

export const LINE_KIND: Json = {
  enum: ['charge', 'credit', 'balance', 'carried'],
  description:
    'What is new; what was paid and is not used; what an earlier change left over; what this one leaves over.',
  'x-page': 'takes it for a charge',
};
export const LINE_SOURCE: Json = {
  enum: ['plan', 'fleet', 'module', 'account'],
  description: 'What the line is for.',
  'x-page': 'takes it for the account',
};
export const CYCLE: Json = {
  enum: ['month', 'year', null],
  description: 'A billing cycle.',
  'x-page': 'leaves it out',
};

const LINE = {
  kind: 'charge',
  source: 'module',
  id: 106,
  title: 'Telematics Gateway',
  amount: '14.50',
  full: '29.00',
  days: 15,
  of_days: 30,
};
const line = component('StatementLine', statementLineSchema, {
  description:
    'A line of what is due, before tax. All of them add up to `subtotal` to the cent, else the page shows none.',
  expected: names('kind source id title amount full days of_days'),
  fields: {
    kind: LINE_KIND,
    source: LINE_SOURCE,
    amount: 'Below 0 where it is taken off.',
    full: 'The same for a whole period.',
    days: 'Days that the amount is for; 0 where it has none.',
    of_days: 'Days of the period.',
    charge: {
      enum: ['recurring', 'once'],
      description: 'Whether it is billed every period, or with the first bill only. Not there: every period.',
      'x-page': 'takes it for every period',
    },
  },
  example: LINE,
});

const removed = component('Removed', removedSchema, {
  description: 'Something that is held and that the order takes away. The page names it before it can be confirmed.',
  expected: names('kind id title'),
  fields: { kind: { enum: ['plan', 'module'], description: 'What it is.', 'x-page': 'takes it for a module' } },
  example: { kind: 'module', id: 121, title: 'Avoidance Zones' },
});

export const STATEMENT_EXAMPLE = {
  version: '0c9f1d2b7a64480e9d35fb21c7786e10',
  lines: [LINE],
  credit: '0.00',
  subtotal: '14.50',
  tax: '2.90',
  tax_rate: '20',
  tax_name: 'VAT',
  tax_country: 'GB',
  total: '17.40',
  next: '393.60',
  recurring: '393.60',
  timeframe: 'month',
  due_at: '2026-06-16',
  renews_on: '2026-07-01',
  period_started_on: '2026-06-01',
  carried: '0.00',
  removes: [],
};

/** The page shows no amount for an absent field and never treats it as 0. */
export const statement = component('Statement', statementSchema, {
  description:
    'What an order costs, and when. A server that sends none is asked nothing more: the page shows the prices of the cart, and says that the invoice has the exact sum.',
  expected: [],
  fields: {
    version:
      'Names this state of cart, account, prices and day. The submit names it in the header Waybill-Statement, and another state is answered with 412. Without one the page reads the cart again before it orders.',
    lines: listOf(line),
    credit: 'Credit of the account that is used now.',
    subtotal: 'Due before tax; never below 0.',
    tax: 'On what is due. Null where the server does not say: the page writes “before tax” then.',
    tax_rate: 'Percent.',
    tax_name: 'As invoices call it.',
    tax_country: 'ISO code.',
    total: 'Due, with the tax.',
    next: 'The next invoice, with tax, less the credit that is left.',
    recurring: 'A usual bill of one period, with tax.',
    timeframe: CYCLE,
    due_at: 'The day on which it is taken: that of the order, or that of the trial’s end.',
    renews_on: 'The day of the next invoice.',
    carried: 'Credit that is left for the next invoices.',
    removes: listOf(removed),
  },
  example: STATEMENT_EXAMPLE,
});

/** The reply to status 412 only. */
export const changedReply: Component = {
  name: 'ChangedReply',
  schema: {
    type: 'object',
    description:
      'What was confirmed is no longer so: nothing was ordered. The page shows what has changed and asks again, under a new key.',
    required: ['status', 'statement'],
    properties: {
      status: { const: 412 },
      message,
      result: { type: 'string', description: 'The same for the person.' },
      currency: { type: 'string', description: 'ISO code of the amounts.' },
      currency_symbol: symbol,
      statement: orNull(statement),
    },
    example: { status: 412, message: 'Something has changed.', result: 'Something has changed.', statement: null },
  },
};

export const STATEMENTS = [line, removed, statement, changedReply];
