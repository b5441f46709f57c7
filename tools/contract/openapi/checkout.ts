import { orderReplySchema, orderResultSchema } from '../../../src/contract/order';
import { activeSchema, checkSchema, lastOrderSchema } from '../../../src/contract/subscription-status';
import { cycleSchema, upgradeSchema } from '../../../src/contract/upgrade-message';
import { component, listOf, names, orNull, ref } from './describe';
import { message, success, symbol } from './envelope';
import type { Json } from './fields';
import { CYCLE, statement, STATEMENT_EXAMPLE } from './statement';

const STATE: Json = { type: 'integer', description: 'The status that counts. [API-58]' };

const STANDS = { has_record: 1, is_enabled: 1, has_subscription_info: 1, has_pending_transactions: 0 };

export const activeReply = component('ActiveStatusReply', activeSchema, {
  description: 'Whether the subscription is enabled. 400 where there is a record that is not: the page looks closer.',
  expected: ['is_enabled'],
  more: { status: STATE },
  example: { status: 200, ...STANDS },
});

const lastOrder = component('LastOrder', lastOrderSchema, {
  description: 'What became of the last order: `pending`, `active` or `failed`.',
  expected: ['order_id', 'state'],
  example: { order_id: 50_001, state: 'active' },
});

export const checkReply = component('SubscriptionCheckReply', checkSchema, {
  description: 'How the subscription stands before a change; 404 where none is in force. [UPG-02, UPG-08]',
  expected: ['has_pending_transactions'],
  fields: { last_order: orNull(lastOrder) },
  more: { status: STATE, message },
  example: { status: 200, ...STANDS, last_order: null },
});

const cycle = component('BillingCycle', cycleSchema, {
  description: 'A cycle to pick from, with what is due in it. [UPG-04]',
  required: ['timeframe'],
  expected: ['is_current'],
  without: { timeframe: 'does not offer it' },
  fields: { timeframe: CYCLE, statement: orNull(statement) },
  example: { timeframe: 'month', is_current: 1, statement: STATEMENT_EXAMPLE },
});

export const upgradeReply = component('UpgradeMessageReply', upgradeSchema, {
  description: 'What an upgrade to the cart would mean. No cycles: there is nothing to pick. [UPG-03, UPG-07]',
  expected: names('message currency statement'),
  without: {
    message: 'asks with its own words',
    statement: 'shows the totals of the cart, and says that the invoice has the exact sum and the tax',
  },
  fields: {
    message: 'HTML; the page cleans it.',
    timeframe: CYCLE,
    current_timeframe: CYCLE,
    billing_cycles: listOf(cycle),
    statement: orNull(statement),
  },
  more: { status: success, currency_symbol: symbol },
  example: {
    status: 200,
    message: '<p>You are changing to <strong>Route Planner</strong>.</p>',
    title: 'Route Planner',
    timeframe: 'month',
    current_timeframe: 'month',
    billing_cycles: [{ timeframe: 'month', is_current: 1, statement: STATEMENT_EXAMPLE }],
    statement: STATEMENT_EXAMPLE,
    currency: 'USD',
    currency_symbol: '$',
  },
});

const orderResult = component('OrderResult', orderResultSchema, {
  description: 'The order. The token is there where it was prepared only, and lets its holder submit it.',
  expected: ['order_id'],
  example: { order_id: 50_001, token: '0c9f1d2b7a64480e9d35fb21c7786e10' },
});

export const orderReply = component('OrderReply', orderReplySchema, {
  description: 'The order was taken. The same order again, from another tab, is answered with the first one. [API-39]',
  expected: ['result'],
  without: { result: 'goes on without an order number' },
  fields: { result: ref(orderResult) },
  more: { status: success, message },
  example: { status: 200, result: { order_id: 50_001, token: '0c9f1d2b7a64480e9d35fb21c7786e10' } },
});

export const CHECKOUT = [activeReply, lastOrder, checkReply, cycle, upgradeReply, orderResult, orderReply];
