import { CURRENCIES, type Json } from './fields';

const query = (name: string, schema: Json, description: string, required = false): Json => ({
  name,
  in: 'query',
  required,
  schema,
  description,
});
const header = (name: string, schema: Json, description: string, required = false): Json => ({
  name,
  in: 'header',
  required,
  schema,
  description,
});
const TEXT: Json = { type: 'string' };
const LANGUAGES = ['en', 'es', 'fr', 'pt', 'vi', 'ru'];
const ONE: Json = { enum: [1] };

export const currency = query('currency', { enum: CURRENCIES }, 'Else the account’s, else the visitor’s country’s.');
export const pricing = query('pricing', ONE, '1 from the pricing page.');
export const internal = query('int', ONE, '1 for an internal cart. [API-19]');
export const industry = query('ind', { type: 'integer' }, 'Id of the industry; 14 for the pricing plans. [PRC-18]');
export const category = query('cid', { type: 'integer' }, 'Id of the platform category; else all modules.');
export const word = query('q', TEXT, 'Part of a title, a description or a code.', true);
export const term = query('term', TEXT, 'What was typed.', true);
export const member = query('member_id', { type: 'integer' }, 'Whose.', true);
export const migration = query('migration', ONE, '1 asks what a move to a custom solution would mean. [MIG-06]');
export const year = query('year', { type: 'integer' }, 'One of `years`; else all.');
export const page = query('page', { type: 'integer', minimum: 1 }, 'From 1.');
export const isMarketplace = query('is_marketplace', { enum: [0, 1] }, '1 from the marketplace. [API-52]');
export const shareType = query('type', { enum: ['quote', 'estimate'] }, 'What is viewed. [API-14]', true);
export const shareId = query('id', TEXT, 'The opaque id of what was shared.', true);
export const documentLanguage = query(
  'lang',
  { enum: LANGUAGES },
  'Of the document; else the one that it was made in.',
);
export const utm: Json = {
  name: 'utm',
  in: 'query',
  style: 'form',
  explode: true,
  schema: { type: 'object', propertyNames: { pattern: '^utm_' }, additionalProperties: TEXT },
  description: 'Campaign parameters, as they came: `utm_source`, `utm_medium`, … [API-07]',
};

export const language = header(
  'Accept-Language',
  { type: 'string', examples: ['en', 'fr'] },
  'The page’s language; messages are answered in it. [API-04]',
);
export const tracking = header(
  'X-Waybill-Tracking',
  { type: 'string' },
  'Whose cart, of a visitor. It is a header because browsers block third-party cookies on the pages that it lives on.',
);
export const idempotencyKey = header(
  'Idempotency-Key',
  { type: 'string', pattern: String.raw`^[\w-]{16,64}$` },
  'New for each write. The same call under the same key has one effect and one answer; another call under it is refused.',
  true,
);

export const confirmedStatement = header(
  'Waybill-Statement',
  { type: 'string' },
  'The version of the statement that was confirmed; another state is answered with 412. Sent only where a statement was told with its version: allow it by CORS then.',
);

const PATHS: Readonly<Record<string, Json>> = {
  id: { schema: { type: 'string' }, description: 'An id.' },
  key: { schema: { type: 'string' }, description: 'The Idempotency-Key of the write.' },
  kind: { schema: { enum: ['module', 'package'] }, description: 'What the id names.' },
  action: { schema: { enum: ['activate', 'deactivate'] }, description: 'What is to be done.' },
  lang: { schema: { enum: LANGUAGES }, description: 'A language of the product.' },
  member_id: { schema: { type: 'integer' }, description: 'Whose.' },
  invoice_number: { schema: { type: 'string' }, description: 'Which invoice.' },
};

/** Returns the parameters of a path. */
export const pathParameters = (path: string): Json[] =>
  Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => ({ name, in: 'path', required: true, ...PATHS[name] }));

/** An analytics event. [ANA-01, ANA-04] */
export const analyticsEvent: Json = {
  type: 'object',
  required: ['name', 'page_id', 'tracking_id', 'member_id', 'ip'],
  properties: {
    name: { enum: ['page_view', 'conversion'] },
    page_id: { type: 'string' },
    tracking_id: { type: ['string', 'null'] },
    member_id: { type: 'integer' },
    ip: { type: 'string' },
    product_id: { type: 'integer', description: 'Of a conversion.' },
    is_module: { enum: [0, 1] },
    is_bundled: { enum: [0, 1] },
  },
};

/** Request bodies that the requirements name, of calls without a described reply. */
export const change: Json = {
  type: 'object',
  required: ['timeframe', 'change_billing_model'],
  properties: { timeframe: { type: 'string' }, change_billing_model: { enum: [0, 1] } },
};
export const reactivate: Json = {
  type: 'object',
  required: ['is_reactivate'],
  properties: { is_reactivate: { enum: [0, 1] } },
};
