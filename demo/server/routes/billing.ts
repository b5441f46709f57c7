import { Hono, type Context } from 'hono';
import { todayOf } from '../../../src/domain/billing/expiry';
import { PaymentMethod } from '../../../src/domain/billing/methods';
import type { Member } from '../model/member';
import { answerChallenge } from '../billing/answer-challenge';
import { confirmChallenge, findChallenge, useToken } from '../billing/challenge';
import { challengeHeaders, challengePage } from '../billing/challenge-page';
import { billingChangeRefusal, billingViewRefusal } from '../billing/permission';
import { readBilling } from '../billing/request';
import { billingRecord } from '../billing/seeded-billing';
import { storeBilling, storedBilling } from '../billing/store';
import type { Deps, Env } from '../http/env';
import type { AccountContext } from '../account/context';
import type { Refusal } from '../account/permission';
import { payOpen } from '../order/pay-open';
import { createContexts, createLocked } from '../order/contexts';
import { unauthorized } from '../order/answers';
import type { Trust } from '../http/page-origins';
import { bodyOf, refuse, reply, wholeNumber } from '../http/reply';
import { secretId } from '../core/secret-id';
import { languageFor } from '../texts/language';
import { makeVaultKey } from '../vault/key';
import { redeemAgreement, redeemCard } from '../vault/store';

/** Refuses with the message in `result` too, where the page looks for it. [BIL-17] */
const no = (c: Context, { status, message }: Refusal): Response => reply(c, status, { message, result: message });

/** The refusal of a token that is unknown, used or expired. */
const NO_CARD: Refusal = { status: 422, message: 'This card was entered too long ago. Please save it again.' };

/** The refusal of an agreement with PayPal that is unknown, used or expired. */
const NO_AGREEMENT: Refusal = {
  status: 422,
  message: 'This agreement is no longer open. Please agree with PayPal again.',
};

/** Does the work of a member who is billed here and may view the billing details, and refuses the others. */
async function answerFor(c: Context, member: Member, work: () => Promise<Response>): Promise<Response> {
  const refusal = billingViewRefusal(member.profile);
  return refusal ? no(c, refusal) : work();
}

/** Serves the billing details: reads them masked, updates them, and confirms cards by challenge. [API-46] */
export function billingRoutes(deps: Pick<Deps, 'now' | 'secret' | 'shop'> & Trust): Hono<Env> {
  const { now, secret } = deps;
  const open = createContexts(deps);
  const locked = createLocked(deps);
  const app = new Hono<Env>();
  /** Passes the member with the profile of now, because an order can end the billing by an app store. */
  const reading =
    (work: (c: Context<Env>, member: Member) => Promise<Response>) =>
    async (c: Context<Env>): Promise<Response> => {
      const opened = await open(c);
      if (!opened) return unauthorized(c);
      const { member } = opened.context;
      return answerFor(c, member, () => work(c, member));
    };
  /** The lock settles the account first, so that pending invoices go out under the old billing details. */
  const writing =
    (work: (c: Context<Env>, context: AccountContext) => Promise<Response>) =>
    async (c: Context<Env>): Promise<Response> =>
      (await locked(c, ({ context }) => answerFor(c, context.member, () => work(c, context)))) ?? unauthorized(c);

  app.get(
    '/account/billing/info',
    reading(async (c, member) => {
      const stored = await storedBilling(c.get('db'), member, now());
      return reply(c, 200, { member_id: member.id, billing: stored && billingRecord(stored) });
    }),
  );

  app.post(
    '/account/billing/update',
    writing(async (c, context) => {
      const { db, member } = context;
      const body = await bodyOf(c);
      const type = wholeNumber(body?.type);
      if (!body || type === null) return no(c, { status: 403, message: 'Invalid structure' });
      if (wholeNumber(body.member_id) !== member.id) return no(c, { status: 403, message: 'This is another account.' });
      const refusal = billingChangeRefusal(member.profile, type);
      if (refusal) return no(c, refusal);
      const stored = await storedBilling(db, member, now());
      const { payment_token: given } = body;
      // The token is consumed by this call whatever its outcome; the page requests a new one for each try.
      const token = typeof given === 'string' ? given : '';
      const isAgreed = type === PaymentMethod.paypal && given !== undefined;
      if (isAgreed && !(await redeemAgreement(db, member.id, token, secret, now()))) return no(c, NO_AGREEMENT);
      const isCard = given !== undefined && !isAgreed;
      const vaulted = isCard ? await redeemCard(db, member.id, token, secret, now()) : null;
      if (isCard && !vaulted) return no(c, NO_CARD);
      const asked = readBilling(body, stored?.payment ?? null, todayOf(new Date(now())), vaulted, languageFor(c));
      if ('status' in asked) return no(c, asked);

      const card = asked.isNew && asked.payment.method === 'credit_card' ? asked.payment : null;
      const { verdict: test } = asked;
      if (test?.status === 604 && card) {
        const said = body.three_d_token_id;
        const isConfirmed = typeof said === 'string' && (await useToken(db, member.id, card, said, now()));
        if (!isConfirmed) return answerChallenge(c, deps, context, card);
      } else if (test) return no(c, test);

      await storeBilling(db, member.id, asked, now());
      // Declined and past-due payments are retried with a new payment method, but not after a mere change of address.
      if (card || isAgreed || asked.payment.method !== stored?.payment?.method) await payOpen(context);
      return reply(c, 200, { result: 'The billing details were saved.' });
    }),
  );

  // Issues the key with which the vault's frames exchange a card of this member for a token.
  app.post(
    '/account/billing/vault-key',
    reading(async (c, member) => {
      const refusal = billingChangeRefusal(member.profile, PaymentMethod.credit_card);
      return refusal ? no(c, refusal) : reply(c, 200, { key: makeVaultKey(member.id, secret, now()) });
    }),
  );

  app.get('/account/billing/challenge/:id', async (c) => {
    const challenge = await findChallenge(c.get('db'), c.req.param('id'), now());
    if (!challenge) return refuse(c, 404, 'This confirmation has expired.');
    const nonce = secretId();
    const { origin } = challenge;
    return c.html(challengePage(challenge, origin, nonce), 200, challengeHeaders(nonce, origin));
  });
  app.post('/account/billing/challenge/:id', async (c) => {
    const challenge = await findChallenge(c.get('db'), c.req.param('id'), now());
    if (!challenge) return refuse(c, 404, 'This confirmation has expired.');
    return reply(c, 200, { three_d_token_id: await confirmChallenge(c.get('db'), challenge.id) });
  });

  return app;
}
