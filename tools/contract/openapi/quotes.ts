import { guideSchema } from '../../../src/contract/pricing-guide';
import { component, type Component } from './describe';
import { success } from './envelope';
import type { Json } from './fields';

const address: Json = { type: 'string', format: 'email', maxLength: 50 };
const record = (required: readonly string[], properties: Readonly<Record<string, Json>>): Json => ({
  type: 'object',
  required: [...required],
  properties,
});

export const guideRequest: Json = record(['email', 'language'], {
  email: address,
  name: { type: 'string' },
  company: { type: 'string' },
  guide: { type: 'string', description: 'Which guide, where there are several.' },
  language: { type: 'string' },
});

export const guideReply: Component = component('GuideReply', guideSchema, {
  description: 'The guide was mailed, and may be had at once where there is an address. [PRC-14]',
  expected: [],
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
