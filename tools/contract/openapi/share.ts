import { quoteCartSchema } from '../../../src/contract/quote-cart';
import { MAX_NAME } from '../../../src/domain/quote/comment';
import { component, type Component } from './describe';
import { message, success } from './envelope';
import type { Json } from './fields';

const ID: Json = { type: 'integer', minimum: 0 };
const COUNT: Json = { type: 'integer', minimum: 0 };
const ADDRESS: Json = { type: 'string', format: 'email', maxLength: 50 };
const COMMENT: Json = {
  type: 'string',
  maxLength: 255,
  description: 'Plain text: no tags, no control characters. A server tells it as the words of its sender. [QUO-18]',
};

const LINK: Json = {
  enum: [1],
  description:
    '1 where nobody gets a mail: the quote is kept, and its sender passes the link of the reply on. [REV-44]',
};

const NAME: Json = {
  type: 'string',
  maxLength: MAX_NAME,
  description:
    'The name of whoever shares without being signed in. Nobody has checked it: a server tells it as a given name. A member’s own name stands above it, and is not asked. Without one the page sends none.',
};

const pricing: Json = {
  type: 'object',
  description: 'From the pricing page. The cart says what the person saw; the tracking id says whose it is. [API-12]',
  required: ['emails', 'comments', 'cart'],
  properties: {
    emails: { type: 'array', items: ADDRESS, description: 'At least one, but for `link`.' },
    link: LINK,
    name: NAME,
    comments: COMMENT,
    cart: {
      type: 'object',
      required: ['plan', 'modules', 'currency'],
      properties: {
        plan: {
          type: ['object', 'null'],
          required: ['id', 'quantity', 'selected_subpackages'],
          properties: { id: ID, quantity: COUNT, selected_subpackages: { type: 'array', items: { type: 'string' } } },
        },
        modules: {
          type: 'array',
          items: {
            type: 'object',
            required: ['id', 'bundled', 'quantity'],
            properties: { id: ID, bundled: { enum: [0, 1] }, quantity: COUNT },
          },
        },
        currency: { type: 'string' },
      },
    },
  },
};

const marketplace: Json = {
  type: 'object',
  description: 'From the marketplace. [API-13]',
  required: ['queue', 'quote'],
  properties: {
    link: LINK,
    name: NAME,
    queue: { enum: [0, 1], description: '1 where it may be sent later. The page sends 0.' },
    quote: {
      type: 'object',
      description: 'Its quantity is how large the fleet is.',
      required: ['quantity', 'emails', 'usages', 'comment'],
      properties: {
        quantity: COUNT,
        emails: {
          type: 'array',
          description: 'At least one, but for `link`.',
          items: { type: 'object', required: ['email'], properties: { email: ADDRESS } },
        },
        usages: {
          type: 'array',
          items: { type: 'object', required: ['id', 'quantity'], properties: { id: ID, quantity: COUNT } },
        },
        comment: COMMENT,
      },
    },
  },
};

/** Two distinct request shapes, built by src/contract/share.ts; a test compares both. */
export const shareRequest: Component = {
  name: 'ShareRequest',
  schema: {
    description: 'To whom a quote is mailed. [API-12, API-13, docs/decisions/0040]',
    oneOf: [pricing, marketplace],
    example: {
      emails: ['dispatch@example.com'],
      comments: 'As we said on Thursday.',
      cart: {
        plan: { id: 8, quantity: 0, selected_subpackages: [] },
        modules: [{ id: 106, bundled: 0, quantity: 1 }],
        currency: 'USD',
      },
    },
  },
};

export const shareReply: Component = {
  name: 'ShareReply',
  schema: {
    type: 'object',
    description: 'It was mailed, or will be. [API-13]',
    properties: {
      status: success,
      message,
      result: {
        type: ['object', 'null'],
        properties: {
          url: {
            type: 'string',
            description: 'Where it can be seen: the link of the mail, with its opaque `id`. [API-14]',
          },
          estimate_id: {
            type: 'string',
            description:
              'The `id` of the same as an estimate, `type=estimate`: without the comment and who wrote it, to be passed on. Without it the form offers none. [API-14]',
          },
        },
        description: 'What was shared. Without it the form can’t give the link or the PDF.',
      },
    },
    example: {
      status: 200,
      result: {
        url: '/cart/share/view?type=quote&id=0c9f1d2b7a64480e9d35fb21c7786e10',
        estimate_id: '5b7e0c1d9a2f4e638d41c06f7a92b35e',
      },
      message: 'Quote successfully shared.',
    },
  },
};

const LINES: Json = {
  type: 'array',
  items: { type: 'object', required: ['id', 'quantity'], properties: { id: ID, quantity: COUNT } },
  description: 'What is bought beside the package; what it includes is not among them.',
};

export const quoteCartReply: Component = component('QuoteCartReply', quoteCartSchema, {
  description:
    'What a quote holds, by its ids: no prices, no addresses, nothing that was written. Anybody with the id may read it, from any site, without credentials. [REV-43]',
  required: ['data'],
  expected: [],
  fields: {
    data: {
      type: 'object',
      required: ['plan', 'modules'],
      properties: {
        plan: {
          type: ['object', 'null'],
          description: 'Null for a custom solution.',
          required: ['id', 'quantity', 'selected_subpackages'],
          properties: { id: ID, quantity: COUNT, selected_subpackages: { type: 'array', items: { type: 'string' } } },
        },
        modules: LINES,
      },
      'x-page': 'says that the quote can’t be opened, and leads to the packages',
    },
  },
  more: { status: success },
  example: {
    status: 200,
    currency: 'USD',
    currency_symbol: '$',
    data: { plan: { id: 8, quantity: 12, selected_subpackages: [] }, modules: [{ id: 152, quantity: 20 }] },
  },
});
