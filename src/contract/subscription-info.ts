import * as z from 'zod/mini';
import type { ModuleBilling } from '../domain/codes/module-billing';
import type { CurrencyCode } from '../domain/money/currency';
import type { PaymentState } from '../domain/subscription/payment-state';
import type { HeldModule, SubscriptionInfo } from '../domain/subscription/info';
import { cycle } from './cycle';
import { alsoNamed, currency, toMinor, toMinorOrNull } from './envelope';
import {
  all,
  amount,
  countOrNull,
  flag,
  id,
  int,
  usableRows,
  recordOrNull,
  instant,
  oneOf,
  read,
  recordOf,
  text,
  textOrNull,
  flagOrTrue,
} from './fields';
import { hasList } from './has-list';
import { ASSET_TYPES, CHARGES } from './module-fields';
import { paymentStatus } from './payment-status';
import { outside } from './site';

/** Decodes a marker from 0 to `last`; else null. */
const upTo = <T extends number>(last: T) =>
  oneOf(
    Array.from({ length: last + 1 }, (_, n) => n as T),
    null,
  );

const paymentFields = { payment_status: paymentStatus, ...all(instant, 'due_at', 'stops_at') };

export const heldPlanSchema = z.object({
  ...paymentFields,
  plan_id: int,
  ...all(text, 'title', 'icon'),
  timeframe: cycle,
  ...all(amount, 'price', 'billed_amount', 'next_amount', 'credit'),
  ...all(instant, 'current_period_ends_at', 'next_invoice_date'),
});

export const heldModuleSchema = z.object({
  id,
  ...paymentFields,
  // Falls back to the `is_trial` flag if the marker is absent.
  module_billing: upTo<ModuleBilling>(3),
  ...all(text, 'title', 'description', 'icon'),
  ...all(flag, 'bundled', 'is_trial', 'is_default'),
  quantity: countOrNull,
  asset_type: oneOf(ASSET_TYPES, null),
  charge: oneOf(CHARGES, 'recurring'),
  price: amount,
  trial_expires_on: instant,
  // A server that does not send the flag lists active modules only.
  is_active: flagOrTrue,
  paid_until: instant,
  url: textOrNull,
});

export const pendingSchema = z.object({ title: text, total: amount });

export const subscriptionInfoSchema = z.object({
  subscription: recordOrNull(heldPlanSchema),
  modules: usableRows(heldModuleSchema),
  pending: recordOrNull(pendingSchema),
  currency,
});

const toPayment = (wire: z.output<typeof heldPlanSchema> | z.output<typeof heldModuleSchema>): PaymentState => ({
  status: wire.payment_status,
  dueAt: wire.due_at,
  stopsAt: wire.stops_at,
});

const toModule = (wire: z.output<typeof heldModuleSchema>, code: CurrencyCode): HeldModule => ({
  id: wire.id,
  title: wire.title,
  description: wire.description,
  icon: wire.icon,
  isBundled: wire.bundled,
  isDefault: wire.is_default,
  quantity: wire.quantity,
  assetType: wire.asset_type,
  charge: wire.charge,
  monthly: toMinorOrNull(wire.price, code),
  trialEndsAt: wire.is_trial ? wire.trial_expires_on : null,
  isActive: wire.is_active,
  paidUntil: wire.paid_until,
  site: outside(wire.url),
  payment: {
    ...toPayment(wire),
    billing: wire.module_billing ?? (wire.is_trial ? 1 : 0),
    isUsage: wire.asset_type !== null,
  },
});

const cycleNamed = (held: unknown): unknown => alsoNamed(held, { timeframe: 'billing_cycle' });

/** Normalises the reply: without a `subscription` record, its fields stand beside the modules and those of the package in `plan`. */
export function infoNamed(body: unknown): unknown {
  const told: { readonly plan?: unknown; readonly plan_id?: unknown; readonly subscription?: unknown } = recordOf(body);
  if (hasList(told, 'subscription')) return { ...told, subscription: cycleNamed(told.subscription) };
  const plan = alsoNamed(recordOf(told.plan), { plan_id: 'id' });
  const isHeld = z.parse(int, told.plan_id) > 0 || Object.keys(recordOf(told.plan)).length > 0;
  return isHeld ? { ...told, subscription: cycleNamed({ ...recordOf(plan), ...told }) } : body;
}

/**
 * Reads the reply of `GET /account/subscription/info`. An account without a subscription has a reply too. [API-48]
 * @returns null if the reply has neither a subscription nor modules, because that does not mean that there are none
 */
export const readSubscriptionInfo = (reply: unknown): SubscriptionInfo | null => {
  const body = infoNamed(reply);
  const saysIt = hasList(body, 'modules') || hasList(body, 'subscription');
  const wire = saysIt ? read(subscriptionInfoSchema, body) : null;
  if (!wire) return null;
  const { currency: code, subscription: held, pending } = wire;
  return {
    currency: code,
    held: held && {
      planId: held.plan_id,
      title: held.title,
      icon: held.icon,
      cycle: held.timeframe,
      monthly: toMinorOrNull(held.price, code),
      billed: toMinorOrNull(held.billed_amount, code),
      periodEndsAt: held.current_period_ends_at,
      // Falls back to the period's end. [MNY-18]
      nextInvoiceAt: held.next_invoice_date ?? held.current_period_ends_at,
      nextAmount: toMinorOrNull(held.next_amount, code),
      credit: toMinor(held.credit, code),
      payment: toPayment(held),
    },
    modules: wire.modules.map((module) => toModule(module, code)),
    pending: pending && { title: pending.title, total: toMinorOrNull(pending.total, code) },
  };
};
