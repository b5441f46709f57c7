import type { Context } from 'hono';
import { currencyOf } from '../../../src/domain/money/currency';
import type { AccountContext } from '../account/context';
import { changeRefusal, servedBy, type Permission, type ServedBy } from '../account/permission';
import { answerChallenge } from '../billing/answer-challenge';
import type { Deps, Env } from '../http/env';
import type { Trust } from '../http/page-origins';
import { bodyOf, refuse, refuseFor, reply } from '../http/reply';
import { money } from '../shop/records';
import type { Holding } from '../subscription/holding';
import { languageFor } from '../texts/language';
import { sayIn } from '../texts/texts';
import { createContexts, createLocked, type Opened } from './contexts';
import type { Objection } from './objection';
import { lastOrder } from './outcome';
import type { StatementWire } from './statement-wire';
import { isConfirmed, isRecent, submit } from './submit';
import type { Wish } from './wish';

/** The message for an ongoing payment, verbatim from the requirements. [UPG-02] */
const BUSY =
  'Unable to update subscription plan for the reason you have an ongoing payment transaction. Please try again after a minute or two.';

export const unauthorized = (c: Context): Response =>
  refuse(c, 401, 'Unauthorized request. Please refresh and try again.');

export const answerBusy = (c: Context): Response => refuse(c, 409, BUSY);

/** Sends a 406 with the message in `result` too, where the page looks for it. [UPG-22] */
export const answerRefused = (c: Context, message: string): Response => reply(c, 406, { message, result: message });

/** Returns the refusal, or null where the member may do this. */
export const forbidden = (
  c: Context,
  { member }: AccountContext,
  way: ServedBy,
  permission: Permission = changeRefusal,
): Response | null => {
  const refusal = permission(member.profile, way);
  if (!refusal) return null;
  return refusal.status === 406 ? answerRefused(c, refusal.message) : refuse(c, refusal.status, refusal.message);
};

export type Work = (c: Context<Env>, context: AccountContext, holding: Holding | null) => Promise<Response>;

/** Creates the part of a handler that refuses callers without permission. `own` means the way in which the caller is served. */
const createAnswering =
  (permission?: Permission) =>
  async (c: Context<Env>, { context, holding }: Opened, way: ServedBy | 'own', work: Work): Promise<Response> =>
    forbidden(c, context, way === 'own' ? servedBy(context.member.profile) : way, permission) ??
    work(c, context, holding);

/** Creates handlers for questions that change nothing. */
export const createAsking = (deps: Pick<Deps, 'shop' | 'now' | 'publicUrl'>, permission?: Permission) => {
  const answerOpened = createAnswering(permission);
  const open = createContexts(deps);
  return (way: ServedBy | 'own', work: Work) =>
    async (c: Context<Env>): Promise<Response> => {
      const opened = await open(c);
      return opened ? answerOpened(c, opened, way, work) : unauthorized(c);
    };
};

/** Creates handlers for orders, which run under the member's lock. */
export const createOrdering = (deps: Pick<Deps, 'shop' | 'now' | 'publicUrl'>, permission?: Permission) => {
  const answerOpened = createAnswering(permission);
  const locked = createLocked(deps);
  return (way: ServedBy | 'own', work: Work) =>
    async (c: Context<Env>): Promise<Response> =>
      (await locked(c, (opened) => answerOpened(c, opened, way, work))) ?? unauthorized(c);
};

/** Reads the version of the statement that the caller has confirmed; null where it names none. */
export const confirmedOf = (c: Context): string | null => c.req.header('Waybill-Statement') ?? null;

/** Answers 412 with the current statement: it differs from the confirmed one, so nothing was ordered. [REV-12] */
export const changed = (c: Context<Env>, statement: Partial<StatementWire> | null): Response => {
  const why = sayIn(languageFor(c))('statement_changed');
  const currency = currencyOf(c.get('session')?.member?.profile.currency).code;
  return reply(c, 412, { ...money(currency), message: why, result: why, statement });
};

/** Refuses an order because an invoice must be paid, or a payment method stored, first. */
export const objected = (c: Context, { reason, text }: Objection): Response =>
  refuseFor(c, reason, sayIn(languageFor(c))(text));

/** Submits an order and sends the reply; 604 if the bank has to confirm its charge first. [ERR-26, API-19 … API-27, API-40 … API-43] */
export async function answerSubmit(
  c: Context<Env>,
  trust: Trust,
  context: AccountContext,
  wish: Wish,
  how: Omit<Parameters<typeof submit>[2], 'confirmed' | 'threeDToken'> = {},
): Promise<Response> {
  const threeDToken = (await bodyOf(c))?.three_d_token_id;
  const outcome = await submit(context, wish, { ...how, confirmed: confirmedOf(c), threeDToken });
  if (outcome.kind === 'challenge') return answerChallenge(c, trust, context, outcome.card);
  if (outcome.kind === 'changed') return changed(c, outcome.statement);
  if (outcome.kind === 'busy') return answerBusy(c);
  if (outcome.kind === 'objected') return objected(c, outcome.objection);
  if (outcome.kind === 'no-change') return answerRefused(c, 'The subscription already has these changes.');
  const { id } = outcome.order;
  return reply(c, 200, { result: { order_id: id } });
}

/** Answers with the last order if it consumed this cart a moment ago (e.g. from another tab) and is the confirmed one. */
async function orderedJustNow(c: Context<Env>, context: AccountContext): Promise<Response | null> {
  const last = await lastOrder(context.db, context.member.id);
  const isIt = last?.isOfCart && (last.state === 'pending' || isRecent(last, context.now));
  return isIt && isConfirmed(last, confirmedOf(c)) ? reply(c, 200, { result: { order_id: last.id } }) : null;
}

/** Answers an order without a cart: the order placed a moment ago, a changed statement, or a refusal. */
export const withoutCart = async (c: Context<Env>, context: AccountContext): Promise<Response> =>
  (await orderedJustNow(c, context)) ??
  (confirmedOf(c) === null ? answerRefused(c, 'The cart is empty.') : changed(c, null));

/** Refuses a first order of a subscriber without a new statement, because a confirmation of it would be refused again. [REV-97] */
export const subscribedAlready = async (c: Context<Env>, context: AccountContext): Promise<Response> =>
  (await orderedJustNow(c, context)) ?? answerRefused(c, sayIn(languageFor(c))('subscribed_already'));
