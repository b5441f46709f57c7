import {
  ADD_ONS,
  CLASSIC,
  CUSTOM,
  CYCLE,
  EARLIER_PLAN,
  FRANCHISE_NETWORK,
  PACKAGE,
  RECURRING_ROUTES,
  ROUTE_OPTIMIZATION,
  ROUTING,
} from './held';
import { documentNumber } from '../model/invoice-number';
import { addDays, dayOf, monthsFrom, type Day } from '../../../src/domain/time/day';
import type { Member, Profile } from '../model/member';

/** Returns the demo accounts, one per user type. `now` is in ms since 1970; their periods lie around it. */
export function demoMembers(now: number): readonly Member[] {
  const day = (days: number): Day => addDays(dayOf(now), days);

  const subscription = (
    plan: { readonly id: number; readonly code: string },
    modules: readonly number[],
    more: Partial<NonNullable<Profile['subscription']>> = {},
    endsIn = 18,
  ) => {
    const isAnnual = plan.code.endsWith('annual');
    return {
      plan_id: plan.id,
      plan_code: plan.code,
      module_ids: modules,
      timeframe: isAnnual ? 'year' : 'month',
      current_period_started_at: monthsFrom(day(endsIn), isAnnual ? -12 : -1),
      current_period_ends_at: day(endsIn),
      kind: 0,
      state: 1,
      ...more,
    };
  };

  const base = { country: 'US', currency: 'USD', is_primary: 1, supported_payment_methods: [1, 2, 3, 4] } as const;
  const subscribed = {
    ...base,
    is_subscribed: 1,
    next_invoice_date: day(18),
    subscription: subscription(ROUTE_OPTIMIZATION, PACKAGE),
  } as const;

  const profiles: readonly (readonly [name: string, title: string, profile: Profile])[] = [
    ['member', 'Member without a subscription', base],
    ['subscriber', 'Subscriber of Route Optimization', subscribed],
    [
      'expired',
      'Subscription expired last week',
      {
        ...base,
        is_expired: 1,
        expires_at: day(-7),
        subscription: subscription(ROUTE_OPTIMIZATION, PACKAGE, { state: -2 }, -7),
      },
    ],
    ['indirect', 'Served by a reseller', { ...subscribed, is_indirect: 1, supported_payment_methods: [] }],
    ['affiliate', 'Served by an affiliate', { ...base, is_affiliate: 1, supported_payment_methods: [] }],
    ['readonly', 'May look but not change', { ...subscribed, is_ro: 1 }],
    [
      'legacy',
      'On an earlier plan, with old devices',
      {
        ...base,
        is_legacy: 1,
        legacy_cost: '79.00',
        subscription: subscription(CLASSIC, ROUTING, EARLIER_PLAN),
      },
    ],
    [
      'store',
      'On an earlier plan, billed by an app store',
      {
        ...base,
        is_legacy: 1,
        legacy_cost: '68.00',
        is_mobile_subscription: 1,
        supported_payment_methods: [],
        subscription: subscription(CLASSIC, ROUTING, EARLIER_PLAN),
      },
    ],
    [
      'organization',
      'Bound by an organization’s policy',
      {
        ...subscribed,
        country: 'FR',
        currency: 'EUR',
        is_primary: undefined,
        organization_policy: { status: 1, details: 'Changes go through the purchasing department.' },
        policy: {
          features: { manage: 1, view: 0 },
          subscription: { manage: 1, view: 1 },
          settings: { manage: 0, view: 0 },
        },
      },
    ],
    [
      'pastdue',
      'With an invoice past due',
      {
        ...subscribed,
        subscription: subscription(ROUTE_OPTIMIZATION, [...PACKAGE, ...ADD_ONS]),
        has_past_due_invoice: 1,
        // The invoice of its add-ons for the 41 days left of the period, the last of its own. [demo/server/seeds/parts.ts] The backend tells
        // the number that it issued.
        past_due_invoice: { number: documentNumber('invoice', 6), amount: '105.14', due_at: day(-9) },
      },
    ],
    ['trial', 'On the seven-day trial', { ...base, is_trial: 1, expires_at: day(5) }],
    [
      'exclusive',
      'Of a network with its own package',
      {
        ...subscribed,
        is_exclusive: 1,
        subscription: subscription(FRANCHISE_NETWORK, [...PACKAGE, 116, 182]),
      },
    ],
    [
      'canceled',
      'Canceled, until the period ends',
      { ...subscribed, is_subscription_canceled: 1, expires_at: day(18) },
    ],
    ['paused', 'Paused for the season', { ...subscribed, is_subscription_paused: 1 }],
    [
      'wired',
      'On an earlier plan, paid by bank transfer',
      {
        ...base,
        country: 'GB',
        currency: 'GBP',
        is_legacy: 1,
        legacy_cost: '74.00',
        subscription: subscription(CLASSIC, ROUTING, EARLIER_PLAN),
        is_wired_subscription: 1,
      },
    ],
    ['shopify', 'Billed by Shopify', { ...subscribed, billing_type: 'shopify', supported_payment_methods: [] }],
    [
      'pending',
      'Waiting for a change of plan',
      {
        ...base,
        is_subscribed: 1,
        next_invoice_date: day(18),
        subscription: subscription(RECURRING_ROUTES, CYCLE),
        pending_subscription_change: { status: 'pending', total: '349.00' },
      },
    ],
    ['internal', 'With a cart that the sales team made', base],
    ['reset', 'With a package that was put back', base],
    ['unsold', 'With a package that is no longer sold', base],
    ['declined', 'Whose card was declined', subscribed],
    ['declinedlast', 'Whose card was declined once more, with no time left', subscribed],
    ['paying', 'Waiting for the payment gateway', subscribed],
    ['waiting', 'With a payment that hasn’t begun', subscribed],
    ['scheduled', 'With a payment that is scheduled', subscribed],
    ['due', 'With an invoice to be paid soon', subscribed],
    [
      'addons',
      'Whose add-ons aren’t all paid',
      { ...subscribed, subscription: subscription(ROUTE_OPTIMIZATION, [...PACKAGE, 121, 152, 191]) },
    ],
    ['lastdays', 'On the last day of the trial, with an add-on on trial', { ...base, is_trial: 1, expires_at: day(1) }],
    [
      'bookkeeper',
      'Sees the billing details and may not change them',
      {
        ...subscribed,
        is_primary: undefined,
        organization_policy: { status: 1, details: 'The finance department changes how we pay.' },
        policy: {
          features: { manage: 0, view: 0 },
          subscription: { manage: 1, view: 0 },
          settings: { manage: 1, view: 0 },
        },
      },
    ],
    [
      'custom',
      'With a custom solution of before the marketplace',
      {
        ...base,
        is_legacy: 1,
        legacy_cost: '127.00',
        subscription: subscription(CUSTOM, [101, 102, 103, 121, 141], EARLIER_PLAN),
      },
    ],
  ];

  return profiles.map(([name, title, profile], at) => {
    const id = 1001 + at;
    // Members who pay the seller directly have a card; others pay by transfer, a store or a reseller.
    const isElsewhere = profile.is_indirect || profile.is_mobile_subscription || profile.is_wired_subscription;
    const billed = profile.subscription && !isElsewhere;
    const billing = { type: 1, first_name: 'Robin', country: profile.country, member_id: id };
    return { id, name, title, profile: billed ? { ...profile, billing_info: billing } : profile };
  });
}
