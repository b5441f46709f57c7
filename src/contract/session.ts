import * as z from 'zod/mini';
import { SubscriptionKind, SubscriptionState } from '../domain/codes/subscription';
import { Verdict, type Account, type HeldLine, type PolicyPage } from '../domain/subscription/types';
import { VISITOR } from '../domain/subscription/user-type';
import { cycle } from './cycle';
import { alsoNamed, currencyOrNull, toMinor, toMinorOrNull } from './envelope';
import {
  all,
  amount,
  codes,
  countOrNull,
  flag,
  id,
  ids,
  int,
  intOrNull,
  usableRows,
  marker,
  recordOrNull,
  instant,
} from './fields';
import { oneOf, read, recordOf, text } from './fields';
import { paymentMethod, paymentMethods } from './payment-method';

// An absent policy allows; an unknown verdict forbids. [ACC-09]
const verdict = z.transform((value): Verdict =>
  value === undefined || value === null || value === false || Number(value) === Verdict.allowed
    ? Verdict.allowed
    : Verdict.notAllowed,
);
export const policyPageSchema = z.object(all(verdict, 'manage', 'view'));
const page = z.transform((value) => {
  const { manage, view } = z.parse(policyPageSchema, recordOf(value));
  return [manage, view] as const;
});
export const policySchema = z.object(
  all(page, 'features', 'subscription', 'settings') satisfies Record<PolicyPage, unknown>,
);

export const heldLineSchema = z.object({ id, bundled: z.optional(marker), quantity: countOrNull, is_refunded: flag });
type HeldWire = z.infer<typeof heldLineSchema>;
export const subscriptionSchema = z.object({
  plan_id: int,
  plan_code: text,
  timeframe: cycle,
  module_ids: ids,
  modules: z.optional(usableRows(heldLineSchema)),
  paid_modules: z.optional(usableRows(heldLineSchema)),
  quantity: countOrNull,
  selected_subpackages: z.optional(codes),
  ...all(instant, 'current_period_started_at', 'current_period_ends_at'),
  kind: oneOf(Object.values(SubscriptionKind), SubscriptionKind.marketplace),
  state: oneOf(Object.values(SubscriptionState), null),
  can_resume: flag,
});

export const periodSchema = z.object({ current_period_ends_at: instant });
export const billingSchema = z.object({
  type: paymentMethod,
  member_id: int,
  ...all(text, 'first_name', 'country'),
});
export const pastDueSchema = z.object({ ...all(text, 'number', 'due_at'), amount });
export const pendingChangeSchema = z.object({ status: text, total: amount });
export const organizationPolicySchema = z.object({ status: int, details: text });

export const sessionSchema = z.object({
  member_id: intOrNull,
  ...all(flag, 'is_subscribed', 'is_trial', 'is_primary', 'is_expired', 'is_legacy', 'is_ro', 'is_indirect'),
  ...all(flag, 'is_affiliate', 'is_exclusive', 'is_subscription_canceled', 'is_subscription_paused'),
  ...all(flag, 'is_mobile_subscription', 'is_wired_subscription', 'has_past_due_invoice'),
  ...all(instant, 'expires_at', 'next_invoice_date'),
  subscription: recordOrNull(subscriptionSchema),
  subscriptions: usableRows(periodSchema),
  billing_info: recordOrNull(billingSchema),
  billing_type: oneOf(['shopify', 'other'], 'other'),
  supported_payment_methods: paymentMethods,
  past_due_invoice: recordOrNull(pastDueSchema),
  pending_subscription_change: recordOrNull(pendingChangeSchema),
  organization_policy: recordOrNull(organizationPolicySchema),
  policy: z.transform((value) => z.parse(policySchema, recordOf(value))),
  legacy_cost: amount,
  ...all(text, 'ip', 'country'),
  currency: currencyOrNull,
});

/** The documents' second names of four flags of a member. [ACC-05, ACC-18] */
const DOCUMENTED = {
  is_subscribed: 'subscribed',
  is_expired: 'expired',
  is_indirect: 'indirect',
  is_affiliate: 'affiliate',
};

/** Normalises the field names of a session. */
export const sessionNamed = (body: unknown): unknown => {
  const named = recordOf(alsoNamed(body, DOCUMENTED));
  const { subscriptions }: { readonly subscriptions?: unknown } = named;
  // The server may send one period as a record instead of a list.
  return 'current_period_ends_at' in recordOf(subscriptions) ? { ...named, subscriptions: [subscriptions] } : named;
};

const heldLine = ({ is_refunded: isRefunded, ...line }: HeldWire): HeldLine => ({
  ...line,
  ...(isRefunded && { isRefunded }),
});

const authenticatedSchema = z.object({ authenticated: z.optional(marker) });

/**
 * Returns true if the server says that an id-less session is a visitor's: by a null id or by `authenticated`. Else the member is unknown.
 */
const saysVisitor = (body: unknown): boolean =>
  Reflect.get(recordOf(body), 'member_id') === null || read(authenticatedSchema, body)?.authenticated === false;

/**
 * Reads the reply of `GET /account/session`. A member id that is not positive is a visitor's, and only IP address, country and currency
 * are known. [ACC-02, ACC-05]
 * @returns null if the reply is no envelope, or does not identify a member or a visitor
 */
export const readSession = (body: unknown): Account | null => {
  const wire = read(sessionSchema, sessionNamed(body));
  if (!wire || (wire.member_id === null && !saysVisitor(body))) return null;
  const currency = wire.currency ?? VISITOR.currency;
  const where = { ip: wire.ip, country: wire.country.toUpperCase(), currency };
  const { member_id: memberId } = wire;
  if (memberId === null || memberId <= 0) return { ...VISITOR, ...where };
  const {
    subscription: current,
    billing_info: billing,
    past_due_invoice: due,
    pending_subscription_change: change,
  } = wire;
  return {
    ...where,
    ...(wire.currency && { billedIn: wire.currency }),
    memberId,
    isSubscribed: wire.is_subscribed,
    isTrial: wire.is_trial,
    isPrimary: wire.is_primary,
    isExpired: wire.is_expired,
    isLegacy: wire.is_legacy,
    isReadOnly: wire.is_ro,
    isIndirect: wire.is_indirect,
    isAffiliate: wire.is_affiliate,
    isExclusive: wire.is_exclusive,
    isCanceled: wire.is_subscription_canceled,
    isPaused: wire.is_subscription_paused,
    isMobile: wire.is_mobile_subscription,
    isWired: wire.is_wired_subscription,
    expiresAt: wire.expires_at,
    nextInvoiceAt: wire.next_invoice_date,
    subscription: current && {
      planId: current.plan_id,
      planCode: current.plan_code,
      moduleIds: current.module_ids,
      ...(current.modules && { lines: current.modules.map(heldLine) }),
      ...(current.paid_modules && { paid: current.paid_modules.map(heldLine) }),
      ...(current.quantity !== null && { quantity: current.quantity }),
      ...(current.selected_subpackages && { selected: current.selected_subpackages }),
      timeframe: current.timeframe ?? '',
      periodStartedAt: current.current_period_started_at,
      periodEndsAt: current.current_period_ends_at ?? wire.subscriptions[0]?.current_period_ends_at ?? null,
      kind: current.kind,
      state: current.state,
      ...(current.can_resume && { canResume: true }),
    },
    billing: billing && {
      type: billing.type,
      firstName: billing.first_name,
      country: billing.country,
      memberId: billing.member_id,
    },
    billingType: wire.billing_type,
    paymentMethods: wire.supported_payment_methods,
    pastDue: wire.has_past_due_invoice
      ? {
          number: due?.number ?? '',
          amount: toMinorOrNull(due?.amount ?? null, currency),
          dueAt: due?.due_at ?? '',
        }
      : null,
    pendingChange: change && { status: change.status, total: toMinorOrNull(change.total, currency) },
    organizationPolicy: wire.organization_policy,
    policy: wire.policy,
    legacyCost: toMinor(wire.legacy_cost, currency),
  };
};
