import { toZeroOrOne } from '../../../src/contract/zero-or-one';
import type { BillingCycle, Catalogue } from '../../../src/domain/catalogue/types';
import { SubscriptionState } from '../../../src/domain/codes/subscription';
import { monthsFrom, readDay, type Day } from '../../../src/domain/time/day';
import type { Profile } from '../model/member';
import type { AtPeriodEnd } from '../db/orders';
import type { Holding } from './holding';

/** The age of a seeded subscription in months. Whole years, so that the anchor is the day on which the period ends. */
const MONTHS_BEFORE = 48;

const cycleOf = (timeframe: string): BillingCycle => (timeframe === 'year' ? 'year' : 'month');

const dayIn = (written: string): Day => {
  const day = readDay(written);
  if (!day) throw new Error(`A seeded account has an invalid period: ‘${written}’`);
  return day;
};

const atPeriodEnd = (profile: Profile): AtPeriodEnd => {
  if (profile.is_subscription_canceled) return 'ends';
  return profile.is_subscription_paused ? 'rests' : 'renews';
};

/** Returns the seeded holding of an account in its seeded period, or null. */
export function seededHolding(profile: Profile, catalogue: Catalogue): Holding | null {
  const { subscription: seed } = profile;
  if (!seed) return null;
  const bundled = new Set(catalogue.plans.get(seed.plan_id)?.moduleIds);
  const line = (id: number) => ({ id, bundled: toZeroOrOne(bundled.has(id)), quantity: 1 });
  const period = {
    startsOn: dayIn(seed.current_period_started_at),
    endsOn: dayIn(seed.current_period_ends_at),
  };
  const state = Object.values(SubscriptionState).find((one) => one === seed.state);
  return {
    content: { planId: seed.plan_id, selected: [], lines: seed.module_ids.map(line) },
    timeframe: cycleOf(seed.timeframe),
    kind: seed.kind,
    state: state ?? SubscriptionState.notSubscribed,
    atPeriodEnd: atPeriodEnd(profile),
    isOrdered: false,
    isTrial: false,
    anchorOn: monthsFrom(period.endsOn, -MONTHS_BEFORE),
    period,
    credit: 0,
    off: [],
    running: [],
  };
}
