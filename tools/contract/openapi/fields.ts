import * as z from 'zod/mini';
import { moduleIds } from '../../../src/contract/bundle';
import { cycle } from '../../../src/contract/cycle';
import { currency, currencyOrNull } from '../../../src/contract/envelope';
import {
  AMOUNT,
  amount,
  codes,
  count,
  countOrNull,
  day,
  flag,
  id,
  ids,
  int,
  intOrNull,
  marker,
  instant,
  price,
  text,
  textOrNull,
  texts,
} from '../../../src/contract/fields';
import { paymentMethod, paymentMethods } from '../../../src/contract/payment-method';
import { paymentStatus } from '../../../src/contract/payment-status';
import { PAYMENT_METHODS, PaymentMethod } from '../../../src/domain/billing/methods';
import { PaymentStatus } from '../../../src/domain/codes/payment';

/** A JSON Schema object. */
export type Json = Readonly<Record<string, unknown>>;

/** The currencies of the catalogue. */
export const CURRENCIES = ['USD', 'PHP', 'EUR', 'CHF', 'JPY', 'GBP'];

/**
 * A registry of what a server should send for each shared field of the contract. The contract's own schemas are tolerant readers that
 * accept more. `x-page` says what the page makes of an invalid value. Only the build reads this registry, so it adds no bytes to a page.
 */
export const wire = z.registry<Json>();

const AMOUNT_SAID =
  'An amount in major units of the envelope’s currency, with a point, and with commas between thousands or none: `249`, `"249.00"`, `"1,249.00"`.';

/** Matches `2026-12-10`, or a timestamp with its zone. */
export const DAY_OR_INSTANT = String.raw`^\d{4}-\d{2}-\d{2}(T.+(Z|[+-]\d{2}:?\d{2}))?$`;

wire.add(text, { type: 'string', 'x-page': 'takes it for an empty text' });
wire.add(textOrNull, { type: ['string', 'null'], 'x-page': 'takes it for none' });
wire.add(texts, { type: 'array', items: { type: 'string' }, 'x-page': 'leaves out what is no text' });
wire.add(codes, {
  type: ['array', 'string'],
  items: { type: 'string' },
  description: 'A list, or one text with commas between the codes.',
  'x-page': 'leaves out what is no text',
});
wire.add(instant, {
  type: ['string', 'null'],
  pattern: DAY_OR_INSTANT,
  description: 'An instant with its zone, or a calendar day: a billing day is the same for every reader.',
  'x-page': 'takes it for no date',
});
wire.add(day, {
  type: ['string', 'null'],
  pattern: DAY_OR_INSTANT,
  description: 'A calendar day: `2026-12-10`. An instant with its zone is taken for its day in UTC.',
  'x-page': 'takes it for no day',
});
wire.add(int, { type: 'integer', 'x-page': 'takes it for 0' });
wire.add(intOrNull, { type: ['integer', 'null'], 'x-page': 'takes it for none' });
wire.add(count, { type: 'integer', minimum: 0, 'x-page': 'takes it for 0' });
wire.add(countOrNull, { type: ['integer', 'null'], minimum: 0, 'x-page': 'takes it for unknown' });
wire.add(cycle, {
  enum: ['month', 'monthly', 'year', 'yearly', 'annual', 'annually', null],
  description: 'How often it is billed. [PRC-02]',
  'x-kind': 'cycle',
  'x-page': 'takes it for a month',
});
wire.add(id, { type: 'integer', minimum: 0, 'x-page': 'leaves out the whole record, because nothing names it' });
wire.add(ids, {
  type: ['array', 'object', 'string'],
  items: { type: ['integer', 'string'] },
  description: 'A list, a map, or one text with commas between the ids.',
  'x-page': 'leaves out what is no whole number',
});
wire.add(flag, { enum: [0, 1, false, true], 'x-page': 'takes it for 0' });
wire.add(marker, { enum: [0, 1], 'x-page': 'takes it for 0' });
wire.add(amount, {
  type: ['string', 'number', 'null'],
  pattern: AMOUNT.source,
  description: `${AMOUNT_SAID} Null where there is none.`,
  'x-page': 'takes it for none',
});
wire.add(price, {
  type: ['string', 'number', 'null'],
  pattern: AMOUNT.source,
  description: `${AMOUNT_SAID} Null where it is not told.`,
  'x-page': 'does not sell it: its card leads to the contact page',
});
const CURRENCY: Json = {
  enum: CURRENCIES,
  description: 'ISO 4217 code of all amounts in this reply. [MNY-20, MNY-21]',
  'x-page': 'writes every amount as US dollars',
};
wire.add(currency, CURRENCY);
wire.add(currencyOrNull, CURRENCY);
wire.add(paymentMethod, {
  enum: [...Object.values(PaymentMethod), ...PAYMENT_METHODS, null],
  description:
    'How it is paid: 1 by card, 2 from a bank account, 3 by Amazon, 4 by PayPal, or by their names. [CHK-48]',
  'x-page': 'takes it for none',
});
wire.add(paymentMethods, {
  type: ['array', 'string', 'null'],
  items: { enum: [...Object.values(PaymentMethod), ...PAYMENT_METHODS] },
  description:
    '1 card, 2 ACH, 3 Amazon, 4 PayPal, or their names; a list, or one text with commas. Null offers all of them, an empty list none.',
  'x-page':
    'leaves out what it does not know; where it knows none of several, and without the field, it offers all four',
});
wire.add(paymentStatus, {
  enum: [...Object.values(PaymentStatus), ...Object.keys(PaymentStatus), null],
  description:
    '0 unpaid, 1 pending, 2 paid, 3 processing, 4 refund, 5 scheduled, 6 void, 7 fraud, 8 failed, 9 due, 10 overdue, or the word. [PAY-01]',
  'x-page': 'says nothing of the payment',
});
wire.add(moduleIds, {
  type: ['array', 'object'],
  'x-kind': 'ids',
  items: { type: ['integer', 'object'], properties: { id: { type: 'integer' } }, required: ['id'] },
  propertyNames: { pattern: String.raw`^\d+$` },
  description: 'Ids of modules: a list of ids, a list of records with an id, or a map by id (a value of 0 names none).',
  'x-page': 'leaves out what is no id: the package holds fewer modules',
});
