import { Hono, type Context } from 'hono';
import { todayOf } from '../../../src/domain/billing/expiry';
import type { Member } from '../accounts';
import { confirmChallenge, findChallenge, openChallenge, useToken } from '../billing/challenge';
import { challengeHeaders, challengePage } from '../billing/challenge-page';
import { unchangeable, unseen } from '../billing/permission';
import { readBilling } from '../billing/request';
import { billingRecord } from '../billing/came-with';
import { storeBilling, storedBilling } from '../billing/store';
import { TEST_CARDS } from '../billing/test-cards';
import type { Deps, Env } from '../env';
import type { Refusal } from '../order/permission';
import { payOpen } from '../order/payments';
import { unauthorized } from '../order/till';
import { bodyOf, refuse, reply, wholeNumber } from '../reply';
import { secretId } from '../secret-id';

/** A refusal that says why in its `result` as well, where the page looks for it. [BIL-17] */
const no = (c: Context, { status, message }: Refusal): Response => reply(c, status, { message, result: message });

/** For a member whom we bill, and who may see how. */
const answerFor =
  (work: (c: Context<Env>, member: Member) => Promise<Response>) =>
  async (c: Context<Env>): Promise<Response> => {
    const member = c.get('session')?.member;
    if (!member) return unauthorized(c);
    const refusal = unseen(member.profile);
    return refusal ? no(c, refusal) : work(c, member);
  };

/** How a member is billed: read masked, changed, and confirmed by a bank. [API-46] */
export function billingRoutes({ now, origins }: Pick<Deps, 'now' | 'origins'>): Hono<Env> {
  const app = new Hono<Env>();

  app.get(
    '/account/billing/info',
    answerFor(async (c, member) => {
      const stored = await storedBilling(c.get('db'), member, now());
      return reply(c, 200, { member_id: member.id, billing: stored && billingRecord(stored) });
    }),
  );

  /** The page that asks, where it may; else this one. */
  const originOf = (c: Context<Env>): string => {
    const asked = c.req.header('Origin');
    return asked && origins.includes(asked) ? asked : new URL(c.req.url).origin;
  };

  app.post(
    '/account/billing/update',
    answerFor(async (c, member) => {
      const db = c.get('db');
      const body = await bodyOf(c);
      const type = wholeNumber(body?.type);
      if (!body || type === null) return no(c, { status: 403, message: 'Invalid structure' });
      if (wholeNumber(body.member_id) !== member.id) return no(c, { status: 403, message: 'This is another account.' });
      const refusal = unchangeable(member.profile, type);
      if (refusal) return no(c, refusal);
      const stored = await storedBilling(db, member, now());
      const asked = readBilling(body, stored?.payment ?? null, todayOf(new Date(now())));
      if ('status' in asked) return no(c, asked);

      const card = asked.cardno !== null && asked.payment.method === 'credit_card' ? asked.payment : null;
      const test = TEST_CARDS[asked.cardno ?? ''];
      if (test?.status === 604 && card) {
        const token = body.three_d_token_id;
        const isConfirmed = typeof token === 'string' && (await useToken(db, member.id, card, token, now()));
        if (!isConfirmed) {
          const id = await openChallenge(db, member.id, card, originOf(c), now());
          return reply(c, 604, { message: test.message, result: { url: `/account/billing/challenge/${id}` } });
        }
      } else if (test) return no(c, test);

      await storeBilling(db, member.id, asked, now());
      // What was declined or is past due is taken with the method that was just given, not with an address.
      if (asked.cardno !== null || asked.payment.method !== stored?.payment?.method) await payOpen(db, member.id);
      return reply(c, 200, { result: 'The billing details were saved.' });
    }),
  );

  app.get('/account/billing/challenge/:id', async (c) => {
    const challenge = await findChallenge(c.get('db'), c.req.param('id'), now());
    if (!challenge) return refuse(c, 404, 'Nobody waits for this confirmation any more.');
    const nonce = secretId();
    const { origin } = challenge;
    return c.html(challengePage(challenge, origin, nonce), 200, challengeHeaders(nonce, origin));
  });
  app.post('/account/billing/challenge/:id', async (c) => {
    const challenge = await findChallenge(c.get('db'), c.req.param('id'), now());
    if (!challenge) return refuse(c, 404, 'Nobody waits for this confirmation any more.');
    return reply(c, 200, { three_d_token_id: await confirmChallenge(c.get('db'), challenge.id) });
  });

  return app;
}
