import type { Context } from 'hono';
import { checkOrderItem } from '../../../src/contract/order-item';
import { SubscriptionKind } from '../../../src/domain/codes/subscription';
import type { Deps, Env } from '../http/env';
import type { Trust } from '../http/page-origins';
import { isRecent } from '../order/submit';
import type { AccountContext } from '../account/context';
import { lastOrder } from '../order/outcome';
import { answerSubmit, answerRefused, unauthorized } from '../order/answers';
import { createLocked, type Opened } from '../order/contexts';
import { bodyOf, refuse, reply, wholeNumber } from '../http/reply';
import { incompatibleDevices } from '../account/devices';
import { migrationRefusalOf } from './permission';
import { hasToMove, termsOf, type Terms } from './terms';

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? { ...(value as Fields) } : {};

const KIND = SubscriptionKind.legacyToMarketplace;

/** Returns whether an order payload asks for a migration. [MIG-10] */
export const asksToMove = (body: Fields | null): boolean => wholeNumber(body?.type) === KIND;

/** Compares the confirmed modules and quantities with the current terms. */
function isAgreed(item: Fields, { wish }: Terms): boolean {
  const wanted = Object.values(fieldsOf(item.modules)).map((one) => {
    const { id, quantity } = fieldsOf(one);
    return `${String(id)}×${String(quantity)}`;
  });
  const given = wish.content.lines.map(({ id, quantity }) => `${id}×${quantity}`);
  return item.id === wish.content.planId && wanted.toSorted().join() === given.toSorted().join();
}

/** Answers with the migration that another tab has just submitted, else refuses because there is nothing to migrate. */
async function movedAlready(c: Context, { db, member, now }: AccountContext, why: string): Promise<Response> {
  const last = await lastOrder(db, member.id);
  const isIt = last?.kind === KIND && (last.state === 'pending' || isRecent(last, now));
  return isIt ? reply(c, 200, { result: { order_id: last.id } }) : answerRefused(c, why);
}

async function move(c: Context<Env>, trust: Trust, { context, holding }: Opened): Promise<Response> {
  const { account, order, agreed } = fieldsOf(await bodyOf(c));
  const { items, state } = fieldsOf(order);
  const item: unknown = Array.isArray(items) && items.length === 1 ? items[0] : null;
  if (wholeNumber(fieldsOf(account).member_id) !== context.member.id) return refuse(c, 403, 'This is another account.');
  const refusal = migrationRefusalOf(context.member.profile);
  if (refusal && !hasToMove(context.member.profile) && refusal.status === 406)
    return movedAlready(c, context, refusal.message);
  if (refusal)
    return refusal.status === 406 ? answerRefused(c, refusal.message) : refuse(c, refusal.status, refusal.message);
  if (!holding) return answerRefused(c, 'There is nothing to move.');
  if (!checkOrderItem(item).ok) return refuse(c, 500, 'Invalid cart item');
  const terms = termsOf(context, holding);
  if (wholeNumber(state) !== terms.wish.postState) return refuse(c, 403, 'Invalid structure');
  if (agreed !== 1) return answerRefused(c, 'Agree to the move to continue.');
  if (!isAgreed(fieldsOf(item), terms))
    return answerRefused(c, 'Something about the move has changed. Review it again.');
  const old = await incompatibleDevices(context.db, context.member.id, context.now);
  // A failed device check has an unknown result and blocks nobody. [MIG-09]
  if (old && old.length > 0) return answerRefused(c, 'Some apps need an update before the account can move.');
  return answerSubmit(c, trust, context, terms.wish, { heldOf: (held) => termsOf(context, held).held });
}

/** Creates the handler that migrates an account to a custom solution, once and with consent. [MIG-03, MIG-04, MIG-06, MIG-10] */
export function createMigrating(deps: Pick<Deps, 'shop' | 'now'> & Trust) {
  const locked = createLocked(deps);
  return async (c: Context<Env>): Promise<Response> =>
    (await locked(c, (opened) => move(c, deps, opened))) ?? unauthorized(c);
}
