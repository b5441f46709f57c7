import { Hono } from 'hono';
import { answerChallenge } from '../billing/answer-challenge';
import { billingChangeRefusal, billingViewRefusal } from '../billing/permission';
import { storedBilling } from '../billing/store';
import { PaymentMethod } from '../../../src/domain/billing/methods';
import type { Deps, Env } from '../http/env';
import type { Paid } from '../invoice/pay';
import { invoiceRecord } from '../invoice/record';
import { payAndTell } from '../order/pay-invoice';
import { resume } from '../order/resume';
import { createOrdering, answerRefused, unauthorized } from '../order/answers';
import { createContexts } from '../order/contexts';
import { bodyOf, refuse, refuseFor, reply, wholeNumber } from '../http/reply';
import type { Trust } from '../http/page-origins';
import { money } from '../shop/records';
import { languageFor } from '../texts/language';
import { sayIn, type TextKey } from '../texts/texts';

const REFUSALS: Partial<Record<Paid['kind'], TextKey>> = {
  already: 'invoice_paid_before',
  'not-open': 'invoice_not_payable',
  declined: 'payment_declined',
};

/** Serves the payment of open invoices and resumes paused subscriptions. [REV-17, REV-18] */
export function payRoutes(deps: Pick<Deps, 'shop' | 'now'> & Trust): Hono<Env> {
  const open = createContexts(deps);
  const ordering = createOrdering(deps);
  const app = new Hono<Env>();

  app.post('/account/:member_id{[0-9]+}/invoices/:number/pay', async (c) => {
    const opened = await open(c);
    if (!opened) return unauthorized(c);
    const { context } = opened;
    const { db, member, now, currency } = context;
    const say = sayIn(languageFor(c));
    if (wholeNumber(c.req.param('member_id')) !== member.id) return refuse(c, 403, 'This is another account.');
    const stored = await storedBilling(db, member, now);
    const type = stored?.payment ? PaymentMethod[stored.payment.method] : null;
    const refusal =
      billingViewRefusal(member.profile) ?? (type === null ? null : billingChangeRefusal(member.profile, type));
    if (refusal) return reply(c, refusal.status, { message: refusal.message, result: refusal.message });

    const token = (await bodyOf(c))?.three_d_token_id;
    const paid = await payAndTell(context, c.req.param('number'), token);
    if (paid.kind === 'unknown') return refuse(c, 404, 'Invoice not found.');
    if (paid.kind === 'no-method') return refuseFor(c, 'payment_method_required', say('payment_method_required'));
    if (paid.kind === 'challenge') return answerChallenge(c, deps, context, paid.card);
    if (paid.kind !== 'paid') return answerRefused(c, say(REFUSALS[paid.kind] ?? 'invoice_not_payable'));
    const { invoice } = paid;
    const result = say('invoice_paid_now', { number: invoice.number });
    return reply(c, 200, { ...money(currency.code), result, invoice: invoiceRecord(invoice) });
  });

  app.post(
    '/account/subscription/resume',
    ordering('direct', async (c, context) => {
      return (await resume(context)) ? reply(c, 200) : answerRefused(c, sayIn(languageFor(c))('not_resumable'));
    }),
  );

  return app;
}
