import { cycle } from '../../../src/contract/cycle';
import { ModuleBilling } from '../../../src/domain/codes/module-billing';
import { CHARGES } from '../../../src/contract/module-fields';
import {
  heldModuleSchema,
  heldPlanSchema,
  pendingSchema,
  subscriptionInfoSchema,
} from '../../../src/contract/subscription-info';
import { ASSET_TYPE } from './catalogue';
import { component, listOf, names, orNull } from './describe';
import { success, symbol } from './envelope';
import { wire } from './fields';
import { migration } from './migration';

const STANDING = {
  due_at: 'Until when a payment has to be made that is due.',
  stops_at: 'When what is not paid for stops working.',
};

const HELD = {
  plan_id: 8,
  title: 'Route Optimization',
  icon: 'bolt',
  timeframe: 'year',
  price: '249.00',
  billed_amount: '3348.00',
  next_amount: '3348.00',
  credit: '0.00',
  current_period_ends_at: '2026-06-01T00:00:00.000Z',
  next_invoice_date: '2026-06-01T00:00:00.000Z',
};
const heldPlan = component('HeldPlan', heldPlanSchema, {
  description: 'What is held, what it costs, and when that is paid for next.',
  expected: names('plan_id title timeframe price current_period_ends_at'),
  without: { price: 'shows no price' },
  fields: {
    plan_id: { type: 'integer', description: '0 is a custom solution.', 'x-page': 'takes it for a custom solution' },
    icon: 'Name of an icon.',
    timeframe: { ...wire.get(cycle), 'x-page': 'says nothing of the cycle' },
    price: 'The package with its fleet, per month; of a custom solution all that it holds.',
    billed_amount: 'All that is held, for a period.',
    next_amount: 'Of the next invoice, after the credit; not there where nothing more is taken.',
    credit: 'What earlier changes left over.',
    next_invoice_date: 'Not there where nothing more is taken: canceled, paused, expired.',
    ...STANDING,
  },
  example: HELD,
});

const MODULE = {
  id: 152,
  title: 'Telematics Gateway',
  description: 'Positions of vehicles from any tracker.',
  icon: 'telematics',
  bundled: 0,
  quantity: 12,
  asset_type: 'vehicle',
  price: '30.00',
  is_trial: 0,
  trial_expires_on: null,
  is_active: 1,
  paid_until: null,
};
const heldModule = component('HeldModule', heldModuleSchema, {
  description: 'Something that the account has.',
  expected: names('title price'),
  fields: {
    bundled: 'The package brings it.',
    is_default: 'Everybody has it, so that it can’t be switched off. [CRT-09]',
    quantity: 'Of what is counted.',
    asset_type: ASSET_TYPE,
    charge: {
      enum: CHARGES,
      description: '`once` is billed with the first bill, and not held after that.',
      'x-page': 'takes it for `recurring`',
    },
    price: 'Per month, or once, for its quantity; of a trial what it will cost.',
    is_trial: 'It is tried until `trial_expires_on`.',
    module_billing: {
      enum: [...Object.values(ModuleBilling), null],
      description: '0 paid, 1 trial, 2 trial expired, 3 overdue; else `is_trial` says whether it is tried. [PAY-03]',
      'x-page': 'goes by `is_trial`',
    },
    ...STANDING,
    is_active: {
      enum: [0, 1, false, true],
      description: 'It can be used; else it was switched off, or was only tried. Not there: it is active.',
      'x-page': 'takes it for 0',
    },
    paid_until: 'Of what is not active: until then switching it on costs nothing.',
    url: 'Of what is not active and not sold here any longer: the https address of the site that sells it. [MKT-15]',
  },
  example: MODULE,
});

const pending = component('PendingOrder', pendingSchema, {
  description: 'A change that is on its way: nothing else may be ordered.',
  expected: ['total'],
  fields: { title: 'The package that it leads to, where that is known.' },
  example: { title: 'Business Optimization', total: '349.00' },
});

export const subscriptionInfoReply = component('SubscriptionInfoReply', subscriptionInfoSchema, {
  description: 'What a member has. Who has nothing gets this as well, without a subscription. [API-48]',
  expected: names('currency subscription modules'),
  without: { subscription: 'shows no package', modules: 'shows no add-ons' },
  fields: { subscription: orNull(heldPlan), modules: listOf(heldModule), pending: orNull(pending) },
  more: { status: success, currency_symbol: symbol, migration: orNull(migration) },
  example: {
    status: 200,
    currency: 'USD',
    currency_symbol: '$',
    subscription: HELD,
    modules: [MODULE],
    pending: null,
  },
});

export const SUBSCRIPTION = [heldPlan, heldModule, pending, subscriptionInfoReply];
