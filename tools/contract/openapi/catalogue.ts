import {
  bundleSchema,
  DISCOUNT_REASONS,
  featureSchema,
  subpackageSchema,
  usageSchema,
} from '../../../src/contract/bundle';
import { catalogueSchema, categorySchema } from '../../../src/contract/catalogue';
import { moduleSchema } from '../../../src/contract/module';
import { ASSET_TYPES, CHARGES, MODULE_KINDS } from '../../../src/contract/module-fields';
import { paymentStatus } from '../../../src/contract/payment-status';
import { component, either, listOf, names, ref, type Component } from './describe';
import { success, symbol } from './envelope';
import { bundleExample, categoryExample, featureExample, moduleExample, usageExample } from './examples';
import { CURRENCIES, wire, type Json } from './fields';
import { alias, moduleFeature } from './module-parts';

const NAMED: Json = { type: 'string', minLength: 1 };
const CODE: Json = {
  type: 'string',
  minLength: 10,
  maxLength: 50,
  description: 'An order takes 10 to 50 characters. [CRT-50]',
  'x-page': 'refuses to check out with it',
};
/** A discount on the wire is a percentage; the domain uses basis points. */
const PERCENT: Json = {
  type: ['string', 'number', 'null'],
  minimum: 0,
  maximum: 100,
  pattern: String.raw`^(\d{1,2}(\.\d+)?|100(\.0+)?)$`,
  description: 'Percent off the list price; a price after it is floored to whole units. [MNY-11]',
  'x-page': 'takes what is above 100 for 100, and anything else for no discount',
};

export const ASSET_TYPE: Json = {
  enum: [...ASSET_TYPES, '', null],
  description:
    'What is counted where the price is by usage or by the size of the fleet. None where it is something else: `price_unit`, `price_per` or `pricing_subtitle` says that. [PRC-35]',
  'x-page': 'names no unit',
};

const UNNAMED = 'shows a card without a name';
const UNPRICED = 'does not sell it: its card leads to the contact page';

export const module = component('Module', moduleSchema, {
  description: 'An add-on. [MKT-22, MKT-23]',
  expected: names('title catid catname price'),
  without: {
    title: UNNAMED,
    catid: 'shows it on no shelf of the marketplace',
    catname: 'shows it on no shelf of the marketplace',
    price: UNPRICED,
  },
  fields: {
    id: 'No package has the same.',
    code: CODE,
    title: NAMED,
    icon: 'Part of the address of its page.',
    catid: 'Id of its platform category.',
    card_type: '3 leads to the contact page instead of a price. [MKT-14]',
    type: {
      enum: MODULE_KINDS,
      description: 'The kinds of both documents. [PRC-19]',
      'x-page': 'takes it for `default`',
    },
    is_added: {
      enum: [-1, 0, 1],
      description: 'In the cart: 1 yes, 0 no, -1 empty. [CRT-07]',
      'x-page': 'takes it for 0',
    },
    bundled: 'Came with the package. [CRT-08]',
    is_default: 'In force for everybody: can neither be added nor removed. [CRT-05, CRT-09]',
    dependencies: {
      type: ['string', 'array'],
      pattern: String.raw`^(\s*\d+\s*(,\s*\d+\s*)*)?$`,
      items: { type: 'integer' },
      description: 'Ids of the modules that it needs, with commas between them. [CRT-02]',
      'x-page': 'leaves out what is no id: the module is sold without what it needs',
    },
    pricing_type: { enum: ['FIXED', 'USAGE'], 'x-page': 'takes it for `FIXED`: quantities do not count' },
    charge: {
      enum: CHARGES,
      description: '`once` is billed with the first bill only, and is part of no monthly total.',
      'x-page': 'takes it for `recurring`',
    },
    price_per: {
      type: 'integer',
      minimum: 1,
      description: 'How many units the price is for; one where nothing is said.',
      'x-page': 'takes it for 1',
    },
    price_unit:
      'What the price is for, in the language of `Accept-Language`, without a slash: “1,000 stops”. The page writes it after the price.',
    asset_type: ASSET_TYPE,
    price: 'Per month, or once. Null without a `base_price` is told by sales.',
    base_price: 'Prices go back to it when a package is chosen.',
    minimum_asset_count: 'Quantity of a bundled module that is priced by usage.',
    free_users: 'Units of a metered module that cost nothing, as the first users of a support level. [MNY-04]',
    payment_status: { ...wire.get(paymentStatus), 'x-page': 'takes it for 0' },
    url_alias_list: listOf(alias),
    features: {
      ...listOf(moduleFeature),
      description: 'What it does, in the order of its details page. Only the catalogue tells it.',
    },
  },
  more: {
    is_module: {
      enum: [1, true],
      description: 'Tells modules from packages in one list.',
      'x-page': 'takes it for a package',
    },
    has_dependency: { enum: [0, 1, false, true], description: 'The page reads `dependencies`.' },
  },
  example: moduleExample,
});

export const usage = component('Usage', usageSchema, {
  description: 'What of a package is metered.',
  expected: ['price', 'quantity'],
  fields: {
    price: 'Per unit.',
    max: '0 is no limit.',
    unit_measured: 'What is counted, in the language of `Accept-Language`: “1,000 stops”.',
    asset_type: ASSET_TYPE,
  },
  more: { currency: { enum: CURRENCIES, description: 'That of the reply.' } },
  example: usageExample,
});

export const feature = component('Feature', featureSchema, {
  description: 'A row of the comparison of packages. [PRC-10]',
  expected: ['name', 'value'],
  without: { value: 'writes a dash' },
  fields: {
    value: { type: ['string', 'number', 'boolean'], description: 'A tick, a dash, or a text.' },
    note: 'Explains the feature in a sentence or two, for those who ask. Cards explain a highlight of the same name.',
  },
  example: featureExample,
});

export const subpackage = component('Subpackage', subpackageSchema, {
  description: 'A choice inside of a package’s card. [PRC-25]',
  expected: ['code', 'title'],
  without: { code: 'cannot keep the choice', title: 'offers a choice without a name' },
  fields: { code: NAMED, title: NAMED },
  example: { id: 82, code: 'optimization-for-trucks', title: 'Trucks' },
});

export const bundleFields: Readonly<Record<string, string | Json>> = {
  id: 'No module has the same.',
  code: CODE,
  title: NAMED,
  path: 'Anchor of its own.',
  catid: 'Id of its category on the pricing page. [PRC-04]',
  inid: 'Industry; 14 marks pricing plans. [PRC-18]',
  type: '`pricing` marks pricing plans. [PRC-18]',
  usage_type: '`PRICE` marks pricing plans. [PRC-18]',
  card_type: '3 leads to the contact page instead of a price. [MKT-14]',
  bundled: { enum: [0, 1], description: '1 where its modules come with it. [CRT-08]', 'x-page': 'takes it for 0' },
  family: 'The same for the monthly, annual, standard and commercial variants of one package.',
  edition: {
    enum: ['standard', 'commercial'],
    description: 'The licence. [PRC-03]',
    'x-page': 'takes it for `standard`',
  },
  price:
    'List price per month, whatever the cycle. Null for a package of an industry is the sum of its modules less the discount; for a package of the pricing page it is told by sales.',
  billed_amount: 'What one bill amounts to, after the discount: a month’s or a year’s.',
  discount: PERCENT,
  discount_reason: {
    enum: [...DISCOUNT_REASONS, '', null],
    description: 'Why it costs less than the list price.',
    'x-page': 'takes it for `yearly` where the same package billed by the month has no discount, else for `bundle`',
  },
  minimum_asset_count: 'The fleet that the price includes. [MNY-05]',
  minimum_asset_rate:
    'Per month for each asset above the minimum, without the discount; null where the fleet does not count. [MNY-05]',
  asset_type: ASSET_TYPE,
  extends: 'Title of the package that this one extends.',
  is_exclusive: 'Only for the account that it was agreed with. [ACC-12]',
  subpackages: listOf(subpackage),
  usages: listOf(usage),
  features: listOf(feature),
};

export const bundleExpected = names('title price');

export const bundleMore: Readonly<Record<string, Json>> = {
  is_module: {
    enum: [0, false],
    description: 'Tells packages from modules in one list.',
    'x-page': 'takes it for a module',
  },
};

export const bundle = component('Bundle', bundleSchema, {
  description: 'A package. [MKT-24]',
  expected: bundleExpected,
  without: { title: UNNAMED, price: UNPRICED },
  fields: bundleFields,
  more: bundleMore,
  example: bundleExample,
});

export const category = component('PlanCategory', categorySchema, {
  description: 'A heading of the pricing page. [PRC-04]',
  expected: ['name'],
  without: { name: 'shows a heading without a name' },
  fields: { name: NAMED, path: { ...NAMED, description: 'The anchor that opens it.' } },
  example: categoryExample,
});

/** A module or bundle, discriminated by `is_module`. */
export const product: Json = either(
  { required: ['is_module'], properties: { is_module: { enum: [1, true] } } },
  ref(module),
  ref(bundle),
);

const head = { status: 200, currency: 'USD', currency_symbol: '$' };

const reply = (name: string, description: string, data: Json, example: Json, expected: string[] = []): Component =>
  component(name, catalogueSchema, {
    description,
    expected: ['currency', ...expected],
    without: { currency: 'writes every amount as US dollars' },
    fields: { data, modules: listOf(module), categories: listOf(category) },
    more: { status: success, currency_symbol: symbol },
    example: { ...head, ...example },
  });

export const bundlesReply = reply(
  'BundlesReply',
  'Packages, with each of their modules once beside them; with the pricing plans their categories and the add-ons that only the pricing page sells. [API-30, API-31, API-32]',
  listOf(bundle),
  { data: [bundleExample], modules: [moduleExample], categories: [categoryExample] },
);

export const modulesReply = reply('ModulesReply', 'Modules. [API-33 … API-36]', listOf(module), {
  data: [moduleExample],
});

export const productsReply = reply(
  'ProductsReply',
  'All that is for sale in one list, told apart by `is_module`. [API-29]',
  { type: 'array', items: product },
  { data: [bundleExample, moduleExample] },
);
