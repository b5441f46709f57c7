import { billingInfoSchema, storedBillingSchema } from '../../../src/contract/billing';
import { CARD_KINDS } from '../../../src/domain/billing/card-type';
import { ACCOUNT_TYPES } from '../../../src/domain/billing/info';
import { PaymentMethod } from '../../../src/domain/billing/methods';
import { component, names, orNull } from './describe';
import { message, success } from './envelope';
import type { Json } from './fields';

const TYPE: Json = {
  enum: Object.values(PaymentMethod),
  description: 'How it is paid: 1 by card, 2 from a bank account, 3 by Amazon, 4 by PayPal. [CHK-48]',
};
const CARD_TYPE: Json = { enum: [...CARD_KINDS.map(({ name }) => name), ''], description: 'Of a card. [BIL-15]' };
const ACCOUNT_TYPE: Json = { enum: [...ACCOUNT_TYPES, null], description: 'Of a bank account.' };
const TEXT: Json = { type: 'string' };
const text = (description: string): Json => ({ type: 'string', description });
const digits = (description: string, pattern: string): Json => ({ type: 'string', pattern, description });

const STORED = {
  first_name: 'Robin',
  last_name: 'Lindqvist',
  company: 'Fleet of Norfolk',
  address1: '2210 Harbor Road',
  address2: '',
  city: 'Norfolk',
  state: 'VA',
  zip: '23510',
  country: 'US',
  phone: '',
  vatno: '',
  type: 1,
  card_type: 'visa',
  first_six: '424242',
  last_four: '4242',
  year: '2031',
  month: '8',
  name_on_account: 'Robin Lindqvist',
  account_type: null,
};

const storedBilling = component('StoredBilling', storedBillingSchema, {
  description: 'How a member is billed. Nothing that could be paid with is in it.',
  expected: names('type country'),
  fields: {
    country: 'Two capital letters.',
    card_type: { ...CARD_TYPE, 'x-page': 'takes it for none' },
    first_six: 'Of a card’s number, which are shown.',
    last_four: 'Of the number of a card or a bank account, which are shown. The page shows no more, whatever comes.',
    name_on_account: 'The holder of the card or the account; the page shows first letters only. [BIL-12]',
    account_type: { ...ACCOUNT_TYPE, 'x-page': 'takes it for checking' },
  },
  example: STORED,
});

export const billingReply = component('BillingInfoReply', billingInfoSchema, {
  description: 'What is stored for billing. Whoever never entered anything has a reply as well, with null.',
  required: ['billing'],
  expected: [],
  without: { billing: 'begins with an empty form' },
  fields: { billing: orNull(storedBilling) },
  more: { status: success },
  example: { status: 200, billing: STORED },
});

export const updateReply = {
  name: 'BillingUpdateReply',
  schema: {
    type: 'object',
    description:
      '200 alone means that it is stored. Below 500, and with 601, `result` is what the person reads; with 604 it says where the bank asks who it is. [BIL-16 … BIL-19]',
    required: ['status'],
    properties: {
      status: { type: 'integer', 'x-page': 'goes by the HTTP status alone' },
      message,
      result: {
        type: ['string', 'object'],
        properties: { url: text('Of 604: the page of the bank, by https or of this server.') },
        description: 'A text for the person; of 604 an object.',
      },
    },
    example: { status: 200, result: 'The billing details were saved.' },
  },
};

/**
 * The body of a billing update. A kept card is identified by its first six and last four digits; a new one is sent in full, or as a token.
 */
export const updateRequest: Json = {
  type: 'object',
  description:
    'Billing details with the member id. [BIL-21] Keep no `cardno`, `cvv` or `account_number`: not in a log, not in the stored outcome of the call.',
  required: names('member_id first_name last_name address1 city country type'),
  properties: {
    member_id: { type: 'integer' },
    ...Object.fromEntries(
      names('first_name last_name company address1 address2 city state zip phone vatno').map((name) => [name, TEXT]),
    ),
    country: digits('ISO 3166-1. [BIL-07]', '^[A-Z]{2}$'),
    type: TYPE,
    card_type: CARD_TYPE,
    year: digits('[BIL-08]', String.raw`^\d{4}$`),
    month: digits('[BIL-10]', String.raw`^\d{1,2}$`),
    first_six: digits('Of the card.', String.raw`^\d{6}$`),
    last_four: digits('Of the card or the account.', String.raw`^\d{4}$`),
    cardno: digits('Of a new card, digits only.', String.raw`^\d{12,19}$`),
    cvv: digits('Of a new card.', String.raw`^\d{3,4}$`),
    name_on_account: text('The holder of a new card or account.'),
    routing_number: digits('Of a new account.', String.raw`^\d{9}$`),
    account_number: digits('Of a new account.', String.raw`^\d{4,17}$`),
    account_type: { enum: ACCOUNT_TYPES },
    amazon_billing_agreement_id: text('Of a new agreement with Amazon.'),
    payment_token: text(
      'Of a new card or account whose numbers were entered into the fields of a payment provider: it comes instead of them, and is good for this call. One that is of another member, old or used is refused with 422 and a `result`. With `type` 4 it is what the button of PayPal gave when the person agreed.',
    ),
    three_d_token_id: text('What the bank’s page gave, when the same update is sent again after 604.'),
  },
};

/** The body of a payment with the stored method. */
export const payRequest: Json = {
  type: 'object',
  properties: { three_d_token_id: text('What the bank’s page gave, when the same payment is sent again after 604.') },
};

export const BILLING = [storedBilling, billingReply, updateReply];
