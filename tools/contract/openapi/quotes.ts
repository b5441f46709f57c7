import { guideSchema } from '../../../src/contract/pricing-guide';
import { component, type Component } from './describe';
import { success } from './envelope';
import type { Json } from './fields';

const address: Json = { type: 'string', format: 'email', maxLength: 50 };
const addresses = (items: Json): Json => ({ type: 'array', minItems: 1, items });
const comment: Json = { type: 'string', maxLength: 255, description: 'Without tags and control characters. [QUO-18]' };
const count: Json = { type: 'integer', minimum: 0 };
const record = (required: readonly string[], properties: Readonly<Record<string, Json>>): Json => ({
  type: 'object',
  required: [...required],
  properties,
});

const fromPricing: Json = record(['emails', 'comments', 'cart'], {
  emails: addresses(address),
  comments: comment,
  cart: {
    type: 'object',
    description:
      'What the person saw: ids and quantities. The server knows the cart by its tracking id, and the prices itself.',
  },
});
const fromMarketplace: Json = record(['queue', 'quote'], {
  queue: { enum: [0, 1], description: '1 may be sent later.' },
  quote: record(['quantity', 'emails', 'usages', 'comment'], {
    quantity: { ...count, description: 'How large the fleet is.' },
    emails: addresses(record(['email'], { email: address })),
    usages: { type: 'array', items: record(['id', 'quantity'], { id: { type: 'integer' }, quantity: count }) },
    comment,
  }),
});

/** Two shapes that never mix, one for each surface. [API-12, API-13] */
export const shareRequest: Json = { oneOf: [fromPricing, fromMarketplace] };

export const guideRequest: Json = record(['email', 'language'], {
  email: address,
  name: { type: 'string' },
  company: { type: 'string' },
  guide: { type: 'string', description: 'Which guide, where there are several.' },
  language: { type: 'string' },
});

export const guideReply: Component = component('GuideReply', guideSchema, {
  description: 'The guide was mailed, and may be had at once where there is an address. [PRC-14]',
  required: ['status'],
  fields: {
    result: {
      type: ['object', 'null'],
      properties: { url: { type: 'string', description: 'Of the API’s own origin, or https.' } },
      'x-page': 'says that the guide comes by mail',
    },
  },
  more: { status: success },
  example: { status: 200, result: { url: '/pricing/guide/milepost-pricing-guide-en-usd.pdf' } },
});
