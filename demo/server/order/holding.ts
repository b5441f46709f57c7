import { eq } from 'drizzle-orm';
import type { BillingCycle, Catalogue } from '../../../src/domain/catalogue/types';
import { billOf, MONTHS } from '../../../src/domain/checkout/bill';
import type { Held } from '../../../src/domain/checkout/due';
import { Bundled } from '../../../src/domain/codes/markers';
import { SubscriptionState } from '../../../src/domain/codes/subscription';
import type { Currency } from '../../../src/domain/money/currency';
import { monthsAfter } from '../../../src/domain/pricing/months-after';
import type { Period } from '../../../src/domain/pricing/proration';
import type { Member, Profile } from '../accounts';
import { switched, switchesOf } from '../activation/add-ons';
import { fromContent, type CartContent } from '../cart/content';
import type { Db } from '../db/open';
import { subscriptions } from '../db/schema';

/** What a member has or had, as of a moment. */
export interface Holding {
  readonly content: CartContent;
  readonly timeframe: BillingCycle;
  readonly kind: number;
  readonly state: number;
  readonly period: Period;
  readonly credit: number;
  /** An order of theirs made it; else it is what the account came with. */
  readonly isOrdered: boolean;
}

type Row = typeof subscriptions.$inferSelect;

const cycleOf = (timeframe: string): BillingCycle => (timeframe === 'year' ? 'year' : 'month');

/** It renews by itself at the end of each period; counted from the stored one, so that 31 January does not become the 28th. */
const periodAt = (row: Row, now: number): Period & { readonly renewals: number } => {
  const step = MONTHS[row.timeframe];
  const end = (n: number): Date => (n < 0 ? row.periodStartedAt : monthsAfter(row.periodEndsAt, n * step));
  let renewals = 0;
  while (end(renewals).getTime() <= now) renewals += 1;
  return { startsAt: end(renewals - 1), endsAt: end(renewals), renewals };
};

function orderedHolding(row: Row, catalogue: Catalogue, currency: Currency, now: number): Holding {
  const { renewals, ...period } = periodAt(row, now);
  const { content, timeframe, kind } = row;
  const bill = billOf(fromContent(content, catalogue), timeframe, currency).reduce(
    (all, { amount }) => all + amount,
    0,
  );
  const credit = Math.max(0, row.credit - renewals * bill);
  return { content, timeframe, kind, state: SubscriptionState.subscribed, period, credit, isOrdered: true };
}

/** What an account came with. */
export function seededHolding(seed: NonNullable<Profile['subscription']>, catalogue: Catalogue): Holding {
  const bundled = new Set(catalogue.plans.get(seed.plan_id)?.moduleIds);
  const line = (id: number) => ({ id, bundled: bundled.has(id) ? Bundled.yes : Bundled.no, quantity: 1 });
  return {
    content: { planId: seed.plan_id, selected: [], lines: seed.module_ids.map(line) },
    timeframe: cycleOf(seed.timeframe),
    kind: seed.kind,
    state: seed.state,
    period: { startsAt: new Date(seed.current_period_started_at), endsAt: new Date(seed.current_period_ends_at) },
    credit: 0,
    isOrdered: false,
  };
}

/** @param now ms since 1970. @returns null where a member never had a subscription */
export async function holdingOf(
  db: Db,
  { id, profile }: Member,
  catalogue: Catalogue,
  currency: Currency,
  now: number,
): Promise<Holding | null> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.memberId, id)).limit(1);
  const held = row
    ? orderedHolding(row, catalogue, currency, now)
    : profile.subscription && seededHolding(profile.subscription, catalogue);
  return held ? { ...held, content: switched(held.content, await switchesOf(db, id), catalogue) } : null;
}

type InForce = Holding & { readonly state: typeof SubscriptionState.subscribed };

/** Expired and earlier plans are held, but not in force. [CRT-41] */
export const isInForce = (holding: Holding | null): holding is InForce =>
  holding?.state === SubscriptionState.subscribed;

/** What a change of it is counted against; null where it starts anew. */
export const heldOf = (holding: Holding | null, catalogue: Catalogue, currency: Currency): Held | null => {
  if (!isInForce(holding)) return null;
  const { content, timeframe, period, credit } = holding;
  return { items: billOf(fromContent(content, catalogue), timeframe, currency), cycle: timeframe, period, credit };
};
