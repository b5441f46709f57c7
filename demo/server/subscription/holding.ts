import { eq } from 'drizzle-orm';
import type { BillingCycle, Catalogue } from '../../../src/domain/catalogue/types';
import { billOf, recurringOf, type BillItem } from '../../../src/domain/checkout/bill';
import type { HeldBill } from '../../../src/domain/checkout/due';
import { SubscriptionState } from '../../../src/domain/codes/subscription';
import type { Currency } from '../../../src/domain/money/currency';
import { minorFromText, type Minor } from '../../../src/domain/money/minor';
import type { Period } from '../../../src/domain/pricing/proration';
import { perPeriod } from '../../../src/domain/pricing/yearly';
import { dayOf, type Day } from '../../../src/domain/time/day';
import { newContentLine, switched, switchesOf, type Switch } from './add-ons';
import { fromContent, type CartContent } from '../model/content';
import type { AtPeriodEnd } from '../db/orders';
import { subscriptions } from '../db/schema';
import { seededHolding } from './came-with';
import type { AccountContext } from '../account/context';
import { titleOf } from './written';

/** An add-on that is switched off: it comes back in the quantity that it had. */
export interface OffLine {
  readonly line: CartContent['lines'][number];
  /** Switching it on costs nothing until the period ends. */
  readonly isPaid: boolean;
}

/** What a member has or had, as of a moment. */
export interface Holding {
  readonly content: CartContent;
  readonly timeframe: BillingCycle;
  readonly kind: number;
  readonly state: SubscriptionState;
  readonly atPeriodEnd: AtPeriodEnd;
  /** An order of theirs made it; else it is what the account came with. */
  readonly isOrdered: boolean;
  /** Nothing was paid for this period. */
  readonly isTrial: boolean;
  readonly anchorOn: Day;
  readonly period: Period;
  readonly credit: number;
  /** Add-ons that are switched off, as they come back. */
  readonly off: readonly OffLine[];
}

export type SubscriptionRow = typeof subscriptions.$inferSelect;

export const rowOf = async ({
  db,
  member,
}: Pick<AccountContext, 'db' | 'member'>): Promise<SubscriptionRow | undefined> =>
  (await db.select().from(subscriptions).where(eq(subscriptions.memberId, member.id)).limit(1))[0];

/** A row as it is held, with the add-ons that were switched since. */
export function fromRow(row: SubscriptionRow, switches: readonly Switch[], catalogue: Catalogue, today: Day): Holding {
  const { periodStartedOn: startsOn, periodEndsOn: endsOn, content, ...same } = row;
  const off = switches
    .filter(({ isActive }) => !isActive)
    .flatMap(({ moduleId, paidUntil, line: kept }) => {
      const module = catalogue.modules.get(moduleId);
      const line = content.lines.find(({ id }) => id === moduleId) ?? kept ?? (module && newContentLine(module));
      return line ? [{ line, isPaid: paidUntil !== null && paidUntil > today }] : [];
    });
  return {
    ...same,
    content: switched(content, switches, catalogue),
    period: { startsOn, endsOn },
    off,
  };
}

/**
 * What a member has, where `settle` has carried out what was due until now.
 * @returns null where a member never had a subscription
 */
export async function holdingOf(
  context: Pick<AccountContext, 'db' | 'member' | 'catalogue' | 'now'>,
): Promise<Holding | null> {
  const { db, member, catalogue, now } = context;
  const row = await rowOf(context);
  if (!row) return seededHolding(member.profile, catalogue);
  return fromRow(row, await switchesOf(db, member.id), catalogue, dayOf(now));
}

type InForce = Holding & { readonly state: typeof SubscriptionState.subscribed };

/** Expired and earlier plans are held, but not in force. [CRT-41] */
export const isInForce = (holding: Holding | null): holding is InForce =>
  holding?.state === SubscriptionState.subscribed;

/** In force, and in a period that is not over: one that rests stays in force after its last day, and nothing more can be bought for it. */
export const isRunning = (holding: Holding | null, today: Day): holding is InForce =>
  isInForce(holding) && holding.period.endsOn > today;

type Ordered = Holding & { readonly isOrdered: true };

/**
 * An order has made it what it is: it is in force, or is tried and will be charged. A later order that is on its way, or failed,
 * changes nothing of that.
 */
export const isOrderedNow = (holding: Holding | null): holding is InForce | Ordered =>
  isInForce(holding) || (holding?.isTrial === true && holding.isOrdered);

/** What a period of a plan of before the marketplace costs, as a month of it was agreed on then; null of anything else. */
export function agreedOf(
  { profile }: AccountContext['member'],
  { isOrdered, timeframe }: Holding,
  { decimals }: Currency,
): Minor | null {
  if (isOrdered || profile.legacy_cost === undefined) return null;
  const perMonth = minorFromText(profile.legacy_cost, decimals);
  return perPeriod(perMonth, timeframe);
}

/** What the next period of a holding is billed, item by item. The end of a trial is the first bill, of what is charged once too. */
export function billedOf(
  { member, catalogue, currency }: Pick<AccountContext, 'member' | 'catalogue' | 'currency'>,
  holding: Holding,
): readonly BillItem[] {
  const { content, timeframe } = holding;
  const agreed = agreedOf(member, holding, currency);
  const items = billOf(fromContent(content, catalogue), timeframe, currency);
  if (agreed === null) return holding.isTrial ? items : recurringOf(items);
  return [{ source: 'plan', id: content.planId ?? 0, title: titleOf({ catalogue }, content), amount: agreed }];
}

/** What a change of it is counted against; null where it starts anew. */
export const heldOf = (
  holding: Holding | null,
  { catalogue, currency }: Pick<AccountContext, 'catalogue' | 'currency'>,
): HeldBill | null => {
  if (!isInForce(holding)) return null;
  const { content, timeframe, period, credit } = holding;
  const items = recurringOf(billOf(fromContent(content, catalogue), timeframe, currency));
  return { items, cycle: timeframe, period, credit };
};
