import type { Context } from 'hono';
import type { AccountContext } from '../account/context';
import type { Env } from '../http/env';
import type { Trust } from '../http/page-origins';
import { reply } from '../http/reply';
import { pageOf } from '../http/sender';
import { openChallenge, type ShownCard } from './challenge';

/** Answers 604: opens a challenge for a card and names its page. Nothing was stored, ordered or paid. [ERR-26] */
export async function answerChallenge(
  c: Context<Env>,
  trust: Trust,
  { db, member, now }: Pick<AccountContext, 'db' | 'member' | 'now'>,
  card: ShownCard,
): Promise<Response> {
  const id = await openChallenge(db, member.id, card, pageOf(c, trust), now);
  const result = { url: `/account/billing/challenge/${id}` };
  return reply(c, 604, { message: 'Your bank asks for a confirmation.', result });
}
