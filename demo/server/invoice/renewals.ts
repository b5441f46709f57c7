import { eq } from 'drizzle-orm';
import { MONTHS, sumOf } from '../../../src/domain/checkout/bill';
import { PaymentStatus } from '../../../src/domain/codes/payment';
import { SubscriptionState } from '../../../src/domain/codes/subscription';
import { periodAfter } from '../../../src/domain/pricing/renewal';
import { startOf, type Day } from '../../../src/domain/time/day';
import { keepServices } from '../subscription/services';
import { switchesOf } from '../subscription/switches';
import { storedBilling } from '../billing/store';
import { subscriptions } from '../db/schema';
import { heldContent } from '../model/content';
import { billedOf, fromRow, type SubscriptionRow } from '../subscription/holding';
import { sinceOrders } from '../account/since-orders';
import type { AccountContext } from '../account/context';
import { dueOf } from '../subscription/due';
import { settleScheduled } from '../subscription/trial';
import { titleOf } from '../subscription/written';
import { collect } from './collect';
import { isBilledHere, partiesOf } from './parties-of';
import { draftOf } from './draft';
import { creditLine, holdingLines } from './lines';
import { issueInvoice } from './issue';

/** Returns the day on which the subscription changes by itself (renewal, end or trial end); null where nothing does. */
export function endsOn({ state, isTrial, atPeriodEnd, periodEndsOn }: SubscriptionRow): Day | null {
  if (isTrial) return periodEndsOn;
  return state === SubscriptionState.expired || atPeriodEnd === 'rests' ? null : periodEndsOn;
}

const change = ({ db, member }: AccountContext, set: Partial<SubscriptionRow>): Promise<unknown> =>
  db.update(subscriptions).set(set).where(eq(subscriptions.memberId, member.id));

/**
 * Ends a subscription's period: bills the next one for what is held on its first day, less the remaining credit, and moves the subscription
 * into it, whether or not the bill could be collected. A canceled subscription, or a trial without a payment method, expires. The caller
 * must hold `lockMember`.
 */
export async function endPeriod(context: AccountContext, row: SubscriptionRow): Promise<void> {
  const { db, catalogue, now } = context;
  const held = fromRow(row, await switchesOf(db, context.member.id), catalogue, row.periodEndsOn);
  const member = { ...context.member, profile: sinceOrders(context.member.profile, held) };
  const billing = await storedBilling(db, member, now);
  const isOver = row.isTrial ? !billing?.payment : row.atPeriodEnd === 'ends';
  if (isOver) {
    if (row.isTrial) await settleScheduled(context, { status: PaymentStatus.void });
    return void (await change(context, { state: SubscriptionState.expired, isTrial: false }));
  }

  // The first paid period begins at the trial's end.
  const anchorOn = row.isTrial ? row.periodEndsOn : row.anchorOn;
  const period = periodAfter(anchorOn, row.periodEndsOn, MONTHS[row.timeframe]);
  const desk = { ...context, member };
  const used = Math.min(row.credit, sumOf(billedOf(desk, held)));
  if (isBilledHere(member)) {
    const lines = [...holdingLines(desk, held, period), ...creditLine(used)];
    const title = titleOf({ catalogue }, held.content);
    const status = sumOf(lines) > 0 ? await collect(desk) : PaymentStatus.paid;
    const billed = { cause: 'renewal', title, lines, period, issuedOn: period.startsOn, status } as const;
    const draft = draftOf(desk, partiesOf(member, billing), billed);
    await issueInvoice(db, draft);
    const { total: amount, tax } = draft;
    if (row.isTrial) {
      // Modules may have been switched off since the order announced its charge, so the transaction takes the invoice's amounts.
      const { content, timeframe } = held;
      const then = { ...desk, now: startOf(period.startsOn).getTime() };
      const { lines: charged } = dueOf(then, null, { content, timeframe });
      await settleScheduled(context, { amount, tax, lines: [...charged], status });
    }
  }
  if (row.isTrial) await keepServices(db, member.id, held.content, catalogue);
  await change(context, {
    state: row.isTrial ? SubscriptionState.subscribed : row.state,
    isTrial: false,
    content: row.isTrial ? heldContent(row.content, catalogue) : row.content,
    anchorOn,
    periodStartedOn: period.startsOn,
    periodEndsOn: period.endsOn,
    credit: row.credit - used,
  });
}
