import { eq } from 'drizzle-orm';
import type { Catalogue } from '../../../src/domain/catalogue/types';
import { currencyOf } from '../../../src/domain/money/currency';
import { customPlan } from '../../../src/domain/cart/custom-plan';
import type { Member, Profile } from '../accounts';
import { billingOfSession } from '../billing/store';
import type { Db } from '../db/open';
import { transactions } from '../db/schema';
import { written } from '../shop/money';
import { holdingOf, type Holding } from './holding';
import { wayOf } from './permission';
import { isPaid } from './paid';
import { lastOrder, settle } from './settle';

/** What an account came with, without what its orders have ended: an earlier plan, a store that bills. */
export const sinceOrders = (profile: Profile, holding: Holding | null): Profile =>
  holding?.isOrdered
    ? {
        ...profile,
        is_legacy: undefined,
        legacy_cost: undefined,
        ...(profile.is_mobile_subscription && {
          is_mobile_subscription: undefined,
          supported_payment_methods: [1, 2, 3, 4],
        }),
      }
    : profile;

/** What is held, so that a page can tell a cart from it. */
const contentRecord = ({ lines, quantity, selected }: Holding['content']) => ({
  module_ids: lines.map(({ id }) => id),
  modules: lines.map(({ id, bundled, quantity: units }) => ({ id, bundled, quantity: units })),
  ...(quantity !== undefined && { quantity }),
  selected_subpackages: selected,
});

/** What an order that was carried out has made of an account. */
function subscribed(
  profile: Profile,
  memberId: number,
  { content, timeframe, kind, state, period }: Holding,
  plan: string,
) {
  const [startsAt, endsAt] = [period.startsAt.toISOString(), period.endsAt.toISOString()];
  const isDirect = wayOf(profile) === 'direct';
  const billing = { type: 1, first_name: 'Robin', country: profile.country, member_id: memberId };
  return {
    ...profile,
    is_subscribed: 1,
    is_trial: undefined,
    is_expired: undefined,
    is_subscription_canceled: undefined,
    is_subscription_paused: undefined,
    expires_at: undefined,
    pending_subscription_change: undefined,
    next_invoice_date: endsAt,
    ...(isDirect && { billing_info: profile.billing_info ?? billing }),
    subscription: {
      plan_id: content.planId ?? customPlan.id,
      plan_code: plan,
      ...contentRecord(content),
      timeframe,
      current_period_started_at: startsAt,
      current_period_ends_at: endsAt,
      kind,
      state,
    },
  } as const satisfies Profile;
}

/** What an account came with, as its add-ons are switched now. */
const seeded = ({ subscription }: Profile, { content }: Holding): Pick<Profile, 'subscription'> =>
  subscription ? { subscription: { ...subscription, ...contentRecord(content) } } : {};

/** Nothing is owed any more. */
const paidUp = (profile: Profile): Profile => ({
  ...profile,
  has_past_due_invoice: undefined,
  past_due_invoice: undefined,
});

/** What the session says of a member now: what the account came with, and what became of its orders. */
export async function profileNow(db: Db, member: Member, catalogue: Catalogue, now: number): Promise<Profile> {
  await settle(db, member.id, now);
  const currency = currencyOf(member.profile.currency);
  const holding = await holdingOf(db, member, catalogue, currency, now);
  const plan = catalogue.plans.get(holding?.content.planId ?? customPlan.id)?.code ?? customPlan.code;
  const own = holding?.isOrdered
    ? subscribed(sinceOrders(member.profile, holding), member.id, holding, plan)
    : { ...member.profile, ...(holding && seeded(member.profile, holding)) };
  const billed = { ...own, ...(await billingOfSession(db, member.id)) };
  const profile = (await isPaid(db, member.id)) ? paidUp(billed) : billed;
  const last = await lastOrder(db, member.id);
  if (last?.state !== 'pending') return profile;
  const [bill] = await db.select().from(transactions).where(eq(transactions.orderId, last.id));
  const total = written(bill?.amount ?? 0, currency.code);
  return { ...profile, pending_subscription_change: { status: 'pending', total } };
}
