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
import { isPaidFor, lineOfSwitch, switched, switchesOf, type Switch } from './switches';
import { fromContent, type CartContent } from '../model/content';
import type { AtPeriodEnd } from '../db/orders';
import { subscriptions } from '../db/schema';
import { heldItem, runningOf, type RunningBill } from './refunded';
import { seededHolding } from './seeded-holding';
import type { AccountContext } from '../account/context';
import { titleOf } from './written';

/** A switched-off add-on, with the quantity in which it returns. */
export interface OffLine {
  readonly line: CartContent['lines'][number];
  /** Switching on is free until the period ends. */
  readonly isPaid: boolean;
  /** It belongs to the running trial: switching on is free until the trial ends, and the first charge includes it then. */
  readonly isTried: boolean;
}

/** A member's subscription as of a moment. */
export interface Holding {
  readonly content: CartContent;
  readonly timeframe: BillingCycle;
  readonly kind: number;
  readonly state: SubscriptionState;
  readonly atPeriodEnd: AtPeriodEnd;
  /** True where an order created it; false where it was seeded. */
  readonly isOrdered: boolean;
  /** True during a trial: nothing was paid for this period. */
  readonly isTrial: boolean;
  readonly anchorOn: Day;
  readonly period: Period;
  readonly credit: number;
  /** Switched-off add-ons. */
  readonly off: readonly OffLine[];
  /** The bills of the running period, newest first: what was paid with a refunded one gives no credit. */
  readonly running: readonly RunningBill[];
}

export type SubscriptionRow = typeof subscriptions.$inferSelect;

export const rowOf = async ({
  db,
  member,
}: Pick<AccountContext, 'db' | 'member'>): Promise<SubscriptionRow | undefined> =>
  (await db.select().from(subscriptions).where(eq(subscriptions.memberId, member.id)).limit(1))[0];

/** Returns the state as of a day: a paused subscription is in force until its period ends, and rests then. */
const stateOn = ({ state, atPeriodEnd, periodEndsOn }: SubscriptionRow, today: Day): SubscriptionState =>
  state === SubscriptionState.subscribed && atPeriodEnd === 'rests' && periodEndsOn <= today
    ? SubscriptionState.notSubscribed
    : state;

/** Converts a row to a holding as of a day, and applies later switches. */
export function fromRow(
  row: SubscriptionRow,
  switches: readonly Switch[],
  catalogue: Catalogue,
  today: Day,
  running: Holding['running'] = [],
): Holding {
  const { periodStartedOn: startsOn, periodEndsOn: endsOn, toldEndsOn: _, content, ...same } = row;
  const off = switches
    .filter(({ isActive }) => !isActive)
    .flatMap((one) => {
      const line = lineOfSwitch(one, content, catalogue);
      const isTried = row.isTrial && (one.line !== null || content.lines.some(({ id }) => id === one.moduleId));
      return line ? [{ line, isPaid: isPaidFor(one, catalogue, today, running), isTried }] : [];
    });
  return {
    ...same,
    state: stateOn(row, today),
    content: switched(content, switches, catalogue),
    period: { startsOn, endsOn },
    off,
    running,
  };
}

/**
 * Returns a member's holding. Call `settle` first, so that due events are applied.
 * @returns null where the member never had a subscription
 */
export async function holdingOf(
  context: Pick<AccountContext, 'db' | 'member' | 'catalogue' | 'now'>,
): Promise<Holding | null> {
  const { db, member, catalogue, now } = context;
  const row = await rowOf(context);
  if (!row) return seededHolding(member.profile, catalogue);
  return fromRow(row, await switchesOf(db, member.id), catalogue, dayOf(now), await runningOf(context));
}

type InForce = Holding & { readonly state: typeof SubscriptionState.subscribed };

/** Returns whether a holding is in force; expired and legacy plans are not, nor is a paused one whose period is over. [CRT-41] */
export const isInForce = (holding: Holding | null): holding is InForce =>
  holding?.state === SubscriptionState.subscribed;

type InUse = InForce | (Holding & { readonly isTrial: true });

/** Returns whether what is held can be used: in force, or on trial. An order extends it. */
export const isInUse = (holding: Holding | null): holding is InUse => isInForce(holding) || holding?.isTrial === true;

/** Returns whether a holding is paused and its period is over: it keeps its credit, and only a new order takes it up again. */
export const isResting = ({ state, atPeriodEnd }: Holding): boolean =>
  state === SubscriptionState.notSubscribed && atPeriodEnd === 'rests';

/** Returns whether a holding's period is over and only its credit is left: it rests, or it has ended. */
const isOver = (holding: Holding): boolean => isResting(holding) || holding.state === SubscriptionState.expired;

/** Returns whether a holding is in force within its period. One whose renewal waits for an order stays in force after its last day. */
export const isRunning = (holding: Holding | null, today: Day): holding is InForce =>
  isInForce(holding) && holding.period.endsOn > today;

type Ordered = Holding & { readonly isOrdered: true };

/**
 * Returns whether an order made the holding what it is: in force, or on trial with a scheduled charge. A later order that is pending or
 * failed does not change that.
 */
export const isOrderedNow = (holding: Holding | null): holding is InForce | Ordered =>
  isInForce(holding) || (holding?.isTrial === true && holding.isOrdered);

/** Returns the agreed price of a legacy plan for one period, in minor units; null for others. */
export function agreedOf(
  { profile }: AccountContext['member'],
  { isOrdered, timeframe }: Holding,
  { decimals }: Currency,
): Minor | null {
  if (isOrdered || profile.legacy_cost === undefined) return null;
  const perMonth = minorFromText(profile.legacy_cost, decimals);
  return perPeriod(perMonth, timeframe);
}

/** Returns the items of the next invoice. The first invoice after a trial includes one-off charges. */
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

/** Returns what a change is prorated against; null where a new subscription starts. Of one that rests or has ended only the credit is left. */
export const heldOf = (
  holding: Holding | null,
  { catalogue, currency }: Pick<AccountContext, 'catalogue' | 'currency'>,
): HeldBill | null => {
  if (holding === null || !(isInForce(holding) || isOver(holding))) return null;
  const { content, timeframe, period, credit, running } = holding;
  const items = recurringOf(billOf(fromContent(content, catalogue), timeframe, currency));
  return { items: items.map((item) => heldItem(item, running)), cycle: timeframe, period, credit };
};
