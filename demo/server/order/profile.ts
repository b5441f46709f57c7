import { eq } from 'drizzle-orm';
import type { Catalogue } from '../../../src/domain/catalogue/types';
import { currencyOf } from '../../../src/domain/money/currency';
import { customPlan } from '../../../src/domain/cart/custom-plan';
import { SubscriptionState } from '../../../src/domain/codes/subscription';
import { dayOf, type Day } from '../../../src/domain/time/day';
import type { Member, Profile } from '../model/member';
import { billingOfSession } from '../billing/store';
import { heldContent } from '../model/content';
import type { Db } from '../db/open';
import { pastDueOf } from '../invoice/past-due';
import { transactions } from '../db/schema';
import { written } from '../core/money';
import { holdingOf, isInForce, type Holding } from '../subscription/holding';
import { lastOrder } from './outcome';
import { canResume } from './resume';
import { settle } from './settle';
import { sinceOrders } from '../account/since-orders';

type Flags = Partial<Profile>;

const lineRecord = ({ id, bundled, quantity }: Holding['content']['lines'][number]) => ({ id, bundled, quantity });

/** Returns the held content, so that a page can compare a cart with it, and the paid add-ons that are switched off. */
function contentRecord({ content, off }: Holding, catalogue: Catalogue) {
  const { lines, quantity, selected } = content;
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

/** Returns a member's current profile for the session: the seeded one with the results of all orders. */
export async function profileNow(db: Db, member: Member, catalogue: Catalogue, now: number): Promise<Profile> {
  const context = { db, member, catalogue, currency: currencyOf(member.profile.currency), now };
  await settle(context);
  const holding = await holdingOf(context);
  const came = sinceOrders(member.profile, holding);
  const own = holding ? withHolding(came, holding, catalogue, dayOf(now)) : withoutHolding(came, dayOf(now));
  const profile = { ...own, ...(await billingOfSession(db, member.id)), ...(await pastDueOf(db, member.id)) };
  const last = await lastOrder(db, member.id);
  if (last?.state !== 'pending') return profile;
  const [bill] = await db.select().from(transactions).where(eq(transactions.orderId, last.id));
  const total = written(bill?.amount ?? 0, context.currency.code);
  return { ...profile, pending_subscription_change: { status: 'pending', total } };
}
