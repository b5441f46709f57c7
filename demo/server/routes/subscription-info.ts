import { and, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { dayOf } from '../../../src/domain/time/day';
import { addOnsOf } from '../subscription/add-ons';
import { transactions } from '../db/schema';
import type { Deps, Env } from '../http/env';
import { partiesNow } from '../invoice/parties-now';
import { migrationRefusalOf } from '../migration/permission';
import { itemRecords, termsOf } from '../migration/terms';
import type { Holding } from '../subscription/holding';
import { paymentsOf, withPayments } from '../order/payments';
import { lastOrder } from '../order/outcome';
import { holdingRecord, moduleRecords } from '../order/statement';
import type { AccountContext } from '../account/context';
import { memberStatement } from '../order/member-statement';
import { createContexts } from '../order/contexts';
import { answerRefused, unauthorized } from '../order/answers';
import { titleOf } from '../subscription/written';
import { refuse, reply, wholeNumber } from '../http/reply';
import { written } from '../core/money';
import { money } from '../shop/records';

/** Returns the pending change: an order, or the seeded one. */
async function pendingOf(context: AccountContext, isOrdered: boolean) {
  const last = await lastOrder(context.db, context.member.id);
  if (last?.state === 'pending') {
    const bill = and(eq(transactions.orderId, last.id), eq(transactions.memberId, context.member.id));
    const [found] = await context.db.select().from(transactions).where(bill).limit(1);
    return {
      status: 'pending',
      title: titleOf(context, last.content),
      timeframe: last.timeframe,
      total: written(found?.amount ?? 0, context.currency.code),
      submitted_at: last.submittedAt?.toISOString() ?? null,
    };
  }
  const seeded = context.member.profile.pending_subscription_change;
  return seeded && !isOrdered ? { ...seeded, title: '', timeframe: null, submitted_at: null } : null;
}

/** Returns the terms of a migration to a custom solution, or the refusal. */
async function moveOf(context: AccountContext, holding: Holding | null) {
  const refusal = migrationRefusalOf(context.member.profile);
  if (refusal || !holding) return refusal;
  const terms = termsOf(context, holding);
  const statement = await memberStatement(context, holding, terms.wish, terms.held);
  return { items: itemRecords(context, terms), statement };
}

/** Serves a member's subscription, its cost and its renewal. [API-48] */
export function subscriptionInfoRoutes(deps: Pick<Deps, 'shop' | 'now'>): Hono<Env> {
  const open = createContexts(deps);
  const app = new Hono<Env>();

  app.get('/account/subscription/info', async (c) => {
    const opened = await open(c);
    if (!opened) return unauthorized(c);
    const { context, holding } = opened;
    const { id, profile } = context.member;
    if (wholeNumber(c.req.query('member_id')) !== id) return refuse(c, 403, 'This is another account.');
    if (profile.policy?.subscription.view === 1)
      return refuse(c, 403, profile.organization_policy?.details ?? 'Your organization doesn’t share this with you.');
    const move = c.req.query('migration') === '1' ? await moveOf(context, holding) : null;
    if (move && 'message' in move)
      return move.status === 406 ? answerRefused(c, move.message) : refuse(c, move.status, move.message);
    const payments = await paymentsOf(context.db, context.member, holding);
    const { tax } = await partiesNow(context);
    const today = dayOf(context.now);
    return reply(c, 200, {
      ...money(context.currency.code),
      member_id: id,
      subscription: holding && { ...holdingRecord(context, holding, tax), ...payments.plan },
      modules: withPayments(
        moduleRecords(context, holding, await addOnsOf(context, holding)),
        payments,
        profile,
        today,
      ),
      ...(move && { migration: move }),
      pending: await pendingOf(context, holding?.isOrdered ?? false),
    });
  });

  return app;
}
