import { localizationSchema } from '../../../src/contract/localization';
import {
  billingSchema,
  heldLineSchema,
  organizationPolicySchema,
  pastDueSchema,
  pendingChangeSchema,
  periodSchema,
  policyPageSchema,
  policySchema,
  sessionSchema,
  subscriptionSchema,
} from '../../../src/contract/session';
import { tokenSchema } from '../../../src/contract/token';
import { SubscriptionKind, SubscriptionState } from '../../../src/domain/codes/subscription';
import { component, either, listOf, orNull, ref } from './describe';
import { success, symbol } from './envelope';
import { sessionExample } from './examples';
import type { Json } from './fields';

const VERDICT: Json = {
  enum: [0, 1, false, null],
  description: '0 allowed, 1 not allowed. [ACC-09]',
  'x-page': 'forbids it',
};
const PERIOD = { current_period_ends_at: '2026-06-01T00:00:00.000Z' };
const COUNTRY: Json = { type: 'string', pattern: '^([A-Za-z]{2})?$', description: 'ISO 3166, two letters.' };

const policyPage = component('PolicyPage', policyPageSchema, {
  description: 'What a member may do on a page.',
  expected: [],
  fields: { manage: VERDICT, view: VERDICT },
  example: { manage: 0, view: 0 },
});

const page: Json = ref(policyPage);
const policy = component('Policy', policySchema, {
  description: 'What the organization lets this member do. Nothing forbids nothing. [ACC-09, ACC-10]',
  expected: [],
  fields: { features: page, subscription: page, settings: page },
  example: sessionExample.policy as Json,
});

const heldLine = component('SubscriptionModule', heldLineSchema, {
  description: 'A module of the subscription.',
  expected: ['bundled', 'quantity'],
  fields: {
    bundled: '1 where the package brings it.',
    is_refunded:
      '1 where its payment was returned, or its demand withdrawn, within the running period. Another quantity is charged in full.',
  },
  without: { bundled: 'goes by what the package holds' },
  example: { id: 101, bundled: 1, quantity: 1 },
});

const subscription = component('Subscription', subscriptionSchema, {
  description: 'The subscription in force, or the last one.',
  expected: ['plan_id', 'module_ids', 'timeframe', 'state'],
  fields: {
    kind: {
      enum: Object.values(SubscriptionKind),
      description: '0 marketplace, 1 legacy, 4 legacy to marketplace, 5 account.',
      'x-page': 'takes it for 0',
    },
    state: {
      enum: [...Object.values(SubscriptionState), null],
      description: '1 subscribed, -1 not subscribed, -2 expired.',
      'x-page': 'goes by `is_subscribed`',
    },
    timeframe: '`month` or `year`.',
    can_resume: 'Of a paused one: whether this member may take it up again. [REV-64]',
    modules: listOf(heldLine),
    paid_modules: {
      ...listOf(heldLine),
      description: 'Add-ons that are switched off, and paid for until the period ends. [REV-100]',
    },
    quantity: 'Size of the fleet that the package is for. [MNY-05]',
    selected_subpackages: 'Codes of the chosen sub-packages.',
  },
  example: sessionExample.subscription as Json,
});

const period = component('Period', periodSchema, {
  description: 'A period of a subscription.',
  expected: ['current_period_ends_at'],
  example: PERIOD,
});

const billing = component('BillingInfo', billingSchema, {
  description: 'What is known of the billing details. Never a card number.',
  expected: ['type'],
  fields: { country: COUNTRY },
  example: sessionExample.billing_info as Json,
});

const pastDue = component('PastDueInvoice', pastDueSchema, {
  description: 'The invoice that was not paid in time.',
  expected: ['number', 'amount'],
  without: { amount: 'pays it with a button that names no sum' },
  example: { number: '10482', amount: '249.00', due_at: '2026-05-01T00:00:00.000Z' },
});

const pendingChange = component('PendingChange', pendingChangeSchema, {
  description: 'A change of the subscription that is under way.',
  expected: ['status'],
  example: { status: 'pending', total: '349.00' },
});

const organizationPolicy = component('OrganizationPolicy', organizationPolicySchema, {
  description: 'Why the organization decides about changes.',
  expected: ['status', 'details'],
  example: { status: 1, details: 'Changes go through the purchasing department.' },
});

export const sessionReply = component('SessionReply', sessionSchema, {
  description:
    'Who is looking. Without a member only `member_id` 0, `ip`, `country` and `currency` are read; flags that are not there are 0. [ACC-02, ACC-05]',
  required: ['member_id'],
  expected: ['currency'],
  without: {
    member_id: 'knows nobody, and offers to try again: a member is not taken for a visitor',
  },
  fields: {
    member_id: {
      type: 'integer',
      description: 'A visitor’s is not positive. [ACC-02]',
      'x-page': 'takes the member for a visitor',
    },
    subscription: orNull(subscription),
    subscriptions: listOf(period),
    billing_info: orNull(billing),
    billing_type: { enum: ['shopify', 'other', '', null], 'x-page': 'takes it for `other`' },
    past_due_invoice: orNull(pastDue),
    pending_subscription_change: orNull(pendingChange),
    organization_policy: orNull(organizationPolicy),
    policy: ref(policy),
    country: COUNTRY,
    ip: 'Goes with analytics events. [API-57]',
  },
  more: { status: success, currency_symbol: symbol },
  example: sessionExample,
});

export const tokenReply = component('TokenReply', tokenSchema, {
  description: 'A bearer token for `/services/…`, good for at least five minutes. [API-37, API-38]',
  required: ['token'],
  expected: [],
  fields: {
    token: { type: 'string', minLength: 16, 'x-page': 'has no token: nothing of the catalogue is shown' },
  },
  more: { status: success },
  example: { status: 200, token: '4f0c2ab9d17e4c55.1777881600000.q1Zs0vT8mWb3' },
});

export const localizationReply = component('LocalizationReply', localizationSchema, {
  description: 'Texts over the widgets’ own, in groups as in their locale files. [API-28]',
  expected: [],
  fields: {
    expires_in_minutes: 'How long they may be kept.',
    texts: { $ref: '#/components/schemas/Texts' },
  },
  more: { status: success },
  example: { status: 200, expires_in_minutes: 60, texts: { pricing: { featured: 'Most popular' } } },
});

export const texts = {
  name: 'Texts',
  schema: {
    // PHP encodes an empty map as a list.
    type: ['object', 'array'],
    maxItems: 0,
    description: 'Texts by key, in groups.',
    additionalProperties: either({ type: 'string' }, {}, { $ref: '#/components/schemas/Texts' }),
    'x-page': 'shows its own text',
    example: { pricing: { featured: 'Most popular' } },
  },
};

export const ACCOUNT = [
  policyPage,
  policy,
  heldLine,
  subscription,
  period,
  billing,
  pastDue,
  pendingChange,
  organizationPolicy,
  sessionReply,
  tokenReply,
  localizationReply,
  texts,
];
