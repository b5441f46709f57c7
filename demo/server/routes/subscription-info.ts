import { and, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { dayOf } from '../../../src/domain/time/day';
import { addOnsOf } from '../activation/add-ons';
import { transactions } from '../db/schema';
import type { Deps, Env } from '../env';
import { partiesNow } from '../invoice/parties-now';
import { migrationRefusalOf } from '../migration/permission';
import { itemRecords, termsOf } from '../migration/terms';
import type { Holding } from '../order/holding';
import { paymentsOf, planPayment, withPayments } from '../order/payments';
import { lastOrder } from '../order/outcome';
import { holdingRecord, moduleRecords } from '../order/statement';
import type { Till } from '../order/submit';
import { statementOf } from '../order/tell';
import { createTills, notSo, unauthorized } from '../order/till';
import { titleOf } from '../order/written';
import { refuse, reply, wholeNumber } from '../reply';
import { written } from '../shop/money';
import { money } from '../shop/records';

/** What is on its way: an order of the member's, or what the account came with. */
async function pendingOf(till: Till, isOrdered: boolean) {
  const last = await lastOrder(till.db, till.member.id);
  if (last?.state === 'pending') {
    const bill = and(eq(transactions.orderId, last.id), eq(transactions.memberId, till.member.id));
    const [found] = await till.db.select().from(transactions).where(bill).limit(1);
    return {
      status: 'pending',
      title: titleOf(till, last.content),
      timeframe: last.timeframe,
      total: written(found?.amount ?? 0, till.currency.code),
      submitted_at: last.submittedAt?.toISOString() ?? null,
    };
  }
  const seeded = till.member.profile.pending_subscription_change;
  return seeded && !isOrdered ? { ...seeded, title: '', timeframe: null, submitted_at: null } : null;
}

/** What a move to a custom solution would mean, or why there is none. */
async function moveOf(till: Till, holding: Holding | null) {
  const refusal = migrationRefusalOf(till.member.profile);
  if (refusal || !holding) return refusal;
  const terms = termsOf(till, holding);
  const statement = await statementOf(till, holding, terms.wish, terms.held);
  return { items: itemRecords(till, terms), statement };
}

/** What a member has, what it costs, and when it renews. [API-48] */
export function subscriptionInfoRoutes(deps: Pick<Deps, 'shop' | 'now'>): Hono<Env> {
  const open = createTills(deps);
  const app = new Hono<Env>();

  app.get('/account/subscription/info', async (c) => {
    const opened = await open(c);
    if (!opened) return unauthorized(c);
    const { till, holding } = opened;
    const { id, profile } = till.member;
    if (wholeNumber(c.req.query('member_id')) !== id) return refuse(c, 403, 'This is another account.');
    if (profile.policy?.subscription.view === 1)
      return refuse(c, 403, profile.organization_policy?.details ?? 'The organization does not show this.');
    const move = c.req.query('migration') === '1' ? await moveOf(till, holding) : null;
    if (move && 'message' in move)
      return move.status === 406 ? notSo(c, move.message) : refuse(c, move.status, move.message);
    const payments = await paymentsOf(till.db, till.member, holding);
    const { tax } = await partiesNow(till);
    const today = dayOf(till.now);
    return reply(c, 200, {
      ...money(till.currency.code),
      member_id: id,
      subscription: holding && { ...holdingRecord(till, holding, tax), ...planPayment(payments, profile, today) },
      modules: withPayments(
        moduleRecords(till, holding, await addOnsOf(till.db, id, till.now)),
        payments,
        profile,
        today,
      ),
      ...(move && { migration: move }),
      pending: await pendingOf(till, holding?.isOrdered ?? false),
    });
  });

  return app;
}
