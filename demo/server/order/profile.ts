import type { Catalogue } from '../../../src/domain/catalogue/types';
import { customPlan } from '../../../src/domain/cart/custom-plan';
import { SubscriptionState } from '../../../src/domain/codes/subscription';
import { dayOf, type Day } from '../../../src/domain/time/day';
import type { Profile } from '../model/member';
import type { AccountContext } from '../account/context';
import { billingOfSession } from '../billing/store';
import { heldContent, type CartContent } from '../model/content';
import { pastDueOf } from '../invoice/past-due';
import type { AccountFacts } from '../db/account-facts';
import { written } from '../core/money';
import { fromRow, isInForce, isResting, type Holding } from '../subscription/holding';
import { isRefundedIn, runningIn } from '../subscription/refunded';
import { seededHolding } from '../subscription/seeded-holding';
import { canResume } from './resume';
import { isDueFor, settleNow } from './settle';
import { sinceOrders } from '../account/since-orders';

type Flags = Partial<Profile>;

/** Returns the held content, so that a page can compare a cart with it, and the paid add-ons that are switched off. */
function contentRecord({ content, off, running }: Holding, catalogue: Catalogue) {
  const { lines, quantity, selected } = content;
  const isRefunded = (id: number): boolean =>
    isRefundedIn(running, { source: 'module', id, title: catalogue.modules.get(id)?.title ?? '' });
  const lineRecord = ({ id, bundled, quantity: units }: CartContent['lines'][number]) => ({
    id,
    bundled,
    quantity: units,
    ...(!bundled && isRefunded(id) && { is_refunded: 1 as const }),
  });
  const paid = off.flatMap(({ isPaid, line }) => (isPaid ? line : []));
  return {
    module_ids: lines.map(({ id }) => id),
    modules: lines.map(lineRecord),
    paid_modules: heldContent({ ...content, lines: paid }, catalogue).lines.map(lineRecord),
    ...(quantity !== undefined && { quantity }),
    selected_subpackages: selected,
  };
}

/** Returns the session flags of a subscription in force. */
const inForce = ({ period, atPeriodEnd }: Holding): Flags => ({
  is_subscribed: 1,
  is_trial: undefined,
  is_expired: undefined,
  is_subscription_canceled: atPeriodEnd === 'ends' ? 1 : undefined,
  is_subscription_paused: atPeriodEnd === 'rests' ? 1 : undefined,
  expires_at: atPeriodEnd === 'ends' ? period.endsOn : undefined,
  next_invoice_date: atPeriodEnd === 'renews' ? period.endsOn : undefined,
});

/** Returns the session flags of a paused subscription whose period is over. */
const resting: Flags = {
  is_subscribed: undefined,
  is_trial: undefined,
  is_expired: undefined,
  is_subscription_canceled: undefined,
  is_subscription_paused: 1,
  expires_at: undefined,
  next_invoice_date: undefined,
};

/** Returns the session flags of an expired subscription. */
const over = (expiresAt: string): Flags => ({
  is_subscribed: undefined,
  is_trial: undefined,
  is_expired: 1,
  is_subscription_canceled: undefined,
  is_subscription_paused: undefined,
  expires_at: expiresAt,
  next_invoice_date: undefined,
});

const tried = ({ period }: Holding): Flags => ({
  is_subscribed: undefined,
  is_trial: 1,
  expires_at: period.endsOn,
  next_invoice_date: undefined,
});

function flagsOf(profile: Profile, holding: Holding): Flags {
  if (holding.isTrial) return tried(holding);
  if (holding.state === SubscriptionState.expired) return over(profile.expires_at ?? holding.period.endsOn);
  if (isResting(holding)) return resting;
  // A legacy plan is paid for, but is not a subscription that can be changed.
  return isInForce(holding) ? inForce(holding) : {};
}

/** Adds the holding to a member's profile. */
function withHolding(profile: Profile, holding: Holding, catalogue: Catalogue, today: Day): Profile {
  const { content, timeframe, kind, state, period, isOrdered } = holding;
  return {
    ...profile,
    ...flagsOf(profile, holding),
    ...(isOrdered && { pending_subscription_change: undefined }),
    subscription: {
      plan_id: content.planId ?? customPlan.id,
      plan_code: catalogue.plans.get(content.planId ?? customPlan.id)?.code ?? customPlan.code,
      ...contentRecord(holding, catalogue),
      timeframe,
      current_period_started_at: period.startsOn,
      current_period_ends_at: period.endsOn,
      kind,
      state,
      can_resume: canResume(profile, holding, today) ? 1 : 0,
    },
  };
}

/** Marks a trial without a package as expired after its last day. */
const withoutHolding = (profile: Profile, today: Day): Profile =>
  profile.is_trial && profile.expires_at && profile.expires_at <= today
    ? { ...profile, ...over(profile.expires_at) }
    : profile;

function profileOf({ member, catalogue, currency, now }: AccountContext, facts: AccountFacts): Profile {
  const today = dayOf(now);
  const { subscription, switches, billing, overdue, lastOrder, documents } = facts;
  const holding = subscription
    ? fromRow(subscription, switches, catalogue, today, runningIn(documents))
    : seededHolding(member.profile, catalogue);
  const came = sinceOrders(member.profile, holding);
  const own = holding ? withHolding(came, holding, catalogue, today) : withoutHolding(came, today);
  const profile = { ...own, ...billingOfSession(billing), ...pastDueOf(overdue) };
  if (lastOrder?.state !== 'pending') return profile;
  const total = written(lastOrder.amount ?? 0, currency.code);
  return { ...profile, pending_subscription_change: { status: 'pending', total } };
}

/**
 * Returns a member's current profile for the session: the seeded one with the results of all orders. Where something is due, it is carried
 * out first, and the account is read again; else nothing is written.
 */
export async function profileNow(
  context: AccountContext,
  facts: AccountFacts,
  again: () => Promise<AccountFacts | null>,
): Promise<Profile> {
  if (!isDueFor(context, facts)) return profileOf(context, facts);
  await settleNow(context);
  return profileOf(context, (await again()) ?? facts);
}
