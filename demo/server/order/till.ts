import type { Context } from 'hono';
import { ownCycle as cycleOf } from '../../../src/domain/cart/custom-plan';
import type { BillingCycle } from '../../../src/domain/catalogue/types';
import { inCycle } from '../../../src/domain/checkout/cycles';
import { SubscriptionKind } from '../../../src/domain/codes/subscription';
import { currencyOf } from '../../../src/domain/money/currency';
import { fromContent, toContent, type CartContent } from '../cart/content';
import { readStored } from '../cart/store';
import type { Deps, Env } from '../env';
import { refuse, refuseFor, reply } from '../reply';
import { baseOf } from '../sender';
import { languageFor } from '../texts/language';
import { sayIn } from '../texts/texts';
import { domainCatalogue } from '../shop/domain-catalogue';
import { money } from '../shop/records';
import { holdingOf, isInForce, type Holding } from './holding';
import { refusalOf, wayOf, type Way } from './permission';
import type { Objection } from './objection';
import { lastOrder } from './outcome';
import { settle } from './settle';
import { sinceOrders } from './since-orders';
import { dueOf } from './tell';
import { statementWire, type StatementWire } from './statement-wire';
import { isConfirmed, isRecent, submit, type Till, type Wish } from './submit';

/** What the documents say of a payment that is on its way. [UPG-02] */
const BUSY =
  'Unable to update subscription plan for the reason you have an ongoing payment transaction. Please try again after a minute or two.';

/** The caller's till with what is due carried out; null where nobody is signed in. */
export const createTills = (deps: Pick<Deps, 'shop' | 'now' | 'publicUrl'>) => {
  const { shop, now } = deps;
  const catalogueIn = domainCatalogue(shop);
  return async (c: Context<Env>): Promise<{ readonly till: Till; readonly holding: Holding | null } | null> => {
    const session = c.get('session');
    const member = session?.member;
    if (!session || !member) return null;
    const currency = currencyOf(member.profile.currency);
    const receipt = { sessionId: session.publicId, language: languageFor(c), base: baseOf(c, deps) };
    const till = { db: c.get('db'), member, currency, catalogue: catalogueIn(currency.code), now: now(), receipt };
    await settle(till);
    const holding = await holdingOf(till);
    return { till: { ...till, member: { ...member, profile: sinceOrders(member.profile, holding) } }, holding };
  };
};

export const unauthorized = (c: Context): Response =>
  refuse(c, 401, 'Unauthorized request. Please refresh and try again.');

export const busy = (c: Context): Response => refuse(c, 409, BUSY);

/** A refusal that says why in its `result` as well, where the page looks for it. [UPG-22] */
export const notSo = (c: Context, message: string): Response => reply(c, 406, { message, result: message });

/** @returns the refusal; null where the member may order this way */
export const forbidden = (c: Context, { member }: Till, way: Way): Response | null => {
  const refusal = refusalOf(member.profile, way);
  if (!refusal) return null;
  return refusal.status === 406 ? notSo(c, refusal.message) : refuse(c, refusal.status, refusal.message);
};

export type Work = (c: Context<Env>, till: Till, holding: Holding | null) => Promise<Response>;

/** Answers for whoever may order this way; `own` is the way of whoever asks. */
export const createOrdering = (deps: Pick<Deps, 'shop' | 'now' | 'publicUrl'>) => {
  const open = createTills(deps);
  return (way: Way | 'own', work: Work) =>
    async (c: Context<Env>): Promise<Response> => {
      const opened = await open(c);
      if (!opened) return unauthorized(c);
      const { till, holding } = opened;
      return forbidden(c, till, way === 'own' ? wayOf(till.member.profile) : way) ?? work(c, till, holding);
    };
};

/** Of a till, what prices need: a visitor has that much. */
type Shelf = Pick<Till, 'catalogue' | 'currency' | 'now'>;

/** The member's stored cart; null where it holds nothing. */
export async function cartOf({ db, member }: Till): Promise<CartContent | null> {
  const stored = await readStored(db, { memberId: member.id, trackingId: null });
  return stored && stored.content.planId !== null ? stored.content : null;
}

/** The cycle that a content is billed in where nobody says: its plan's own, and for a custom solution the one that it has. */
export const ownCycle = (
  { catalogue }: Pick<Till, 'catalogue'>,
  content: CartContent,
  holding: Holding | null,
): BillingCycle => cycleOf(fromContent(content, catalogue).plan, isInForce(holding) ? holding.timeframe : null);

/** A content in a cycle as a wish for the cart's kind of order; null where it is not sold so. */
export function wishOf(
  { catalogue }: Pick<Till, 'catalogue'>,
  content: CartContent,
  timeframe: BillingCycle,
  more: Partial<Pick<Wish, 'isOfCart' | 'kind' | 'postState'>> = {},
): Wish | null {
  const cart = inCycle(fromContent(content, catalogue), timeframe, catalogue);
  if (!cart) return null;
  const kind = SubscriptionKind.marketplace;
  return { content: toContent(cart), timeframe, kind, postState: 0, isOfCart: false, ...more };
}

/** The version of the statement that the caller has confirmed; null where it names none. */
export const confirmedOf = (c: Context): string | null => c.req.header('Waybill-Statement') ?? null;

/** What was confirmed is no longer so: nothing was ordered, and this is how it is now. [REV-12] */
export const changed = (c: Context<Env>, statement: Partial<StatementWire> | null): Response => {
  const why = sayIn(languageFor(c))('statement_changed');
  const currency = currencyOf(c.get('session')?.member?.profile.currency).code;
  return reply(c, 412, { ...money(currency), message: why, result: why, statement });
};

/** Something has to be paid, or stored, before the order. */
export const objected = (c: Context, { reason, text }: Objection): Response =>
  refuseFor(c, reason, sayIn(languageFor(c))(text));

/** Submits and answers. [API-19 … API-27, API-40 … API-43] */
export async function answerSubmit(
  c: Context<Env>,
  till: Till,
  wish: Wish,
  how: Omit<Parameters<typeof submit>[2], 'confirmed'> = {},
): Promise<Response> {
  const outcome = await submit(till, wish, { ...how, confirmed: confirmedOf(c) });
  if (outcome.kind === 'changed') return changed(c, outcome.statement);
  if (outcome.kind === 'busy') return busy(c);
  if (outcome.kind === 'objected') return objected(c, outcome.objection);
  if (outcome.kind === 'no-change') return notSo(c, 'The subscription is like this already.');
  const { id } = outcome.order;
  return reply(c, 200, { result: { order_id: id } });
}

/** A cart that was ordered is gone: who asks again, from another tab, is told of that order where it is the one that was confirmed. */
async function orderedJustNow(c: Context<Env>, till: Till): Promise<Response | null> {
  const last = await lastOrder(till.db, till.member.id);
  const isIt = last?.isOfCart && (last.state === 'pending' || isRecent(last, till.now));
  return isIt && isConfirmed(last, confirmedOf(c)) ? reply(c, 200, { result: { order_id: last.id } }) : null;
}

/** There is no cart: of what was confirmed nothing is left, unless it was ordered just now. */
export const withoutCart = async (c: Context<Env>, till: Till): Promise<Response> =>
  (await orderedJustNow(c, till)) ??
  (confirmedOf(c) === null ? notSo(c, 'There is nothing in the cart.') : changed(c, null));

/** Who has a subscription orders no first one, whatever was confirmed: another statement would only lead here again. [REV-97] */
export const subscribedAlready = async (c: Context<Env>, till: Till): Promise<Response> =>
  (await orderedJustNow(c, till)) ?? notSo(c, sayIn(languageFor(c))('subscribed_already'));

/** What a visitor's cart will cost as a first subscription. Nobody knows yet where it is taxed. */
export function visitorStatement(shelf: Shelf, content: CartContent): StatementWire | null {
  const wish = wishOf(shelf, content, ownCycle(shelf, content, null));
  if (!wish) return null;
  const due = dueOf(shelf, null, wish);
  return statementWire({ till: { ...shelf, memberId: null }, holding: null, wanted: wish, due, country: null });
}
