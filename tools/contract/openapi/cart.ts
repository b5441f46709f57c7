import * as z from 'zod/mini';
import { cartSchema, contentSchema, upsellSchema } from '../../../src/contract/cart';
import { cartPlanSchema } from '../../../src/contract/cart-price';
import { addedSchema } from '../../../src/contract/cart-writes';
import { currency } from '../../../src/contract/envelope';
import { bundleFields, bundleMore, bundleExpected, module, product } from './catalogue';
import { component, orNull, ref, type Component } from './describe';
import { success, symbol } from './envelope';
import { bundleExample, moduleExample, upsellExample } from './examples';
import type { Json } from './fields';
import { statement } from './statement';

const TRACKING = 'f3b1c0a49d5e4a7f8b21d6c09e3377aa';
const head = { status: 200, currency: 'USD', currency_symbol: '$' };
const trackingId: Json = {
  type: ['string', 'null'],
  minLength: 22,
  description:
    'Whoever holds it holds the cart, so it has at least 128 random bits. The page sends it as X-Waybill-Tracking. Null where nothing was ever put in.',
  'x-page': 'takes it; but whoever guesses it sees this cart',
  // A short id could be guessed and would leak the cart.
  'x-secret': true,
};

export const upsell = component('Upsell', upsellSchema, {
  description: 'What goes well with a package. [CRT-54]',
  expected: ['ids', 'modules'],
  fields: { ids: 'Packages.', modules: 'Modules.', result: { type: ['object', 'array', 'null'] } },
  example: upsellExample,
});

export const cartPlan = component('CartPlan', cartPlanSchema, {
  description: 'The package in the cart, and which of its sub-packages were chosen.',
  expected: bundleExpected,
  without: {
    title: 'shows a line without a name',
    price: 'takes that of what is for sale by its id, else the totals of the reply',
  },
  fields: {
    ...bundleFields,
    selected_subpackages: 'Codes.',
    quantity: {
      type: ['integer', 'null'],
      minimum: 0,
      description: 'Size of the fleet that it is for. [MNY-05]',
      'x-page': 'takes it for `minimum_asset_count`',
    },
  },
  more: { ...bundleMore, is_added: { enum: [1], description: 'It is in the cart. [CRT-07]' } },
  example: { ...bundleExample, is_added: 1, quantity: 12, selected_subpackages: ['optimization-for-trucks'] },
});

export const cartContent = component('CartContent', contentSchema, {
  description: 'Modules without a package are those of a custom solution. [CRT-36]',
  expected: ['plan', 'modules'],
  without: { plan: 'takes it for a custom solution', modules: 'shows the package alone' },
  fields: {
    plan: orNull(cartPlan),
    modules: {
      type: ['array', 'object'],
      items: ref(module),
      additionalProperties: ref(module),
      description: 'A list, or a map by id. [CRT-55]',
      'x-page': 'takes the cart for one without modules',
    },
  },
  example: {
    plan: { ...bundleExample, is_added: 1, selected_subpackages: [] },
    modules: [{ ...moduleExample, is_added: 1 }],
  },
});

export const cartReply = component('CartReply', cartSchema, {
  description: 'The cart of the member, or of whoever holds the tracking id. [API-11, CRT-36, CRT-55, CRT-56]',
  expected: ['currency', 'tracking_id', 'totalPrice'],
  without: {
    tracking_id: 'knows a visitor’s cart by its cookie alone, which browsers may block',
    totalPrice: 'shows its own sum, and orders nothing on it',
  },
  fields: {
    tracking_id: trackingId,
    is_internal: 'Its checkout goes on in the account’s features: the page moves there, once. [NAV-07]',
    planreset: 'The server put another package in, or the one that was there back. The page says so. [CRT-55]',
    no_record_found:
      '1 where there is no record of a package: the cart is empty, or its package is no longer sold. With modules beside it the page says so. [CRT-56]',
    data: ref(cartContent),
    upsell: orNull(upsell),
    totalPrice:
      'Package and add-ons together, per month. What the page counts is shown only where this is missing. [CRT-57]',
    totalBundleNonDiscountedPrice: 'The package before its discount. [CRT-58]',
    totalAdditionalModulesPrice: 'What stands outside the package. [CRT-59]',
    totalDiscountedPrice: 'The package after its discount. [CRT-60]',
  },
  more: { status: success, currency_symbol: symbol, statement: orNull(statement) },
  example: {
    ...head,
    is_internal: 0,
    planreset: 0,
    no_record_found: 0,
    tracking_id: TRACKING,
    totalPrice: '268.00',
    totalBundleNonDiscountedPrice: '299.00',
    totalAdditionalModulesPrice: '19.00',
    totalDiscountedPrice: '249.00',
    data: cartContent.schema.example,
  },
});

export const addReply = component('AddReply', addedSchema, {
  description: 'What was added, and what goes well with it. [API-08]',
  expected: ['tracking_id'],
  without: { tracking_id: 'knows a visitor’s cart by its cookie alone, which browsers may block' },
  fields: {
    product,
    is_upsell: '1 where `upsell` says something. [CRT-54]',
    upsell: orNull(upsell),
    tracking_id: trackingId,
  },
  more: { status: success, currency_symbol: symbol },
  example: { ...head, product: moduleExample, is_upsell: 0, upsell: [], tracking_id: TRACKING },
});

export const productReply = component('ProductReply', z.object({ currency }), {
  description: 'One module or package. [API-05]',
  expected: ['product', 'currency'],
  without: { product: 'says that there is no such thing' },
  more: { status: success, currency_symbol: symbol, product },
  example: { ...head, product: moduleExample },
});

const FLAG: Json = { enum: [0, 1] };
const ID: Json = { type: 'integer', minimum: 0 };

/** Builds a request body of src/contract/cart-writes.ts; a test compares both. */
const body = (name: string, description: string, properties: Json, required: string[], example: Json): Component => ({
  name,
  schema: { type: 'object', description, required, properties, example },
});

export const addRequest = body(
  'AddRequest',
  'What is put into the cart. [API-06]',
  {
    id: ID,
    module: { ...FLAG, description: '1 where the id is that of a module.' },
    pricing: { ...FLAG, description: '1 from the pricing page.' },
    entries: {
      type: 'array',
      description: 'Quantities of metered modules, one after the other: seats take the support level along.',
      items: {
        type: 'object',
        required: ['id', 'quantity'],
        properties: { id: ID, quantity: { type: 'integer', minimum: 0 } },
      },
    },
    selected_subpackages: {
      type: 'array',
      items: { type: 'string' },
      description:
        'Codes of the sub-packages chosen in a package. With the package that is in the cart they change the choice and nothing else; left out, it stays. [PRC-25]',
    },
  },
  ['id', 'module', 'pricing'],
  { id: 106, module: 1, pricing: 0, entries: [{ id: 106, quantity: 12 }] },
);

export const removeRequest = body(
  'RemoveRequest',
  'What is taken out of the cart, with all that needs it. [API-09, CRT-03]',
  { id: ID },
  ['id'],
  { id: 106 },
);

export const crossSellRequest = body(
  'CrossSellRequest',
  'The modules that are in the cart already; none of them is offered. [API-36]',
  { ids: { type: 'array', items: ID } },
  ['ids'],
  { ids: [101, 102, 106] },
);

export const removeCategoryRequest = body(
  'RemoveCategoryRequest',
  'All modules of a platform category. [API-10]',
  { category: ID },
  ['category'],
  { category: 6 },
);
