import { and, eq, isNotNull } from 'drizzle-orm';
import { sameContent } from '../../../src/domain/cart/same-content';
import type { HeldBill } from '../../../src/domain/checkout/due';
import { PaymentStatus } from '../../../src/domain/codes/payment';
import { dayOf } from '../../../src/domain/time/day';
import { fromContent, heldContent, type CartContent } from '../model/content';
import { moduleActions, orders } from '../db/schema';
import { inTransaction } from '../db/transaction';
import { secretId } from '../core/secret-id';
import { readActivation } from '../account/pace';
import { chargeOf, keepCharge } from './charge';
import { holdingOf, isInForce, isOrderedNow, type Holding } from '../subscription/holding';
import { isPaying } from './payments';
import { objectionTo, type Objection } from './objection';
import { lastOrder, turnOf } from './outcome';
import { lockMember } from '../account/lock-member';
import type { OrderRow } from '../db/orders';
import { settleLocked } from './settle';
import { statementOf, type MemberStatement } from './tell';
import { dueOf } from '../subscription/due';
import type { Wish } from './wish';
import type { AccountContext } from '../account/context';
import { asCharged } from '../subscription/trial';

/** ms that the token of a prepared order is good for. */
const TOKEN_LIFE = 15 * 60_000;

/** ms in which the same wish is taken for the same press, from another tab. */
const SAME_PRESS = 15 * 60_000;

export type Submitted =
  | { readonly kind: 'done'; readonly order: OrderRow }
  | { readonly kind: 'busy' }
  | { readonly kind: 'no-change' }
  /** What was confirmed is no longer so; nothing was ordered. */
  | { readonly kind: 'changed'; readonly statement: MemberStatement }
  | { readonly kind: 'objected'; readonly objection: Objection };

const isSame = (
  { catalogue }: AccountContext,
  one: Pick<Wish, 'content' | 'timeframe'>,
  other: Pick<Wish, 'content' | 'timeframe'>,
): boolean =>
  one.timeframe === other.timeframe &&
  sameContent(fromContent(one.content, catalogue), fromContent(other.content, catalogue));

/** An order is what somebody confirmed; a caller that names no version takes any. */
export const isConfirmed = ({ statement }: OrderRow, confirmed: string | null): boolean =>
  confirmed === null || confirmed === statement;

/** It was carried out just now. */
export const isRecent = ({ state, submittedAt }: OrderRow, now: number): boolean =>
  state === 'active' && submittedAt !== null && now - submittedAt.getTime() < SAME_PRESS;

/** A change is on its way, or a renewal waits for one: nothing else may be ordered before it is through. */
export const isBusy = async ({ db, member, now }: AccountContext, holding: Holding | null): Promise<boolean> =>
  (await lastOrder(db, member.id))?.state === 'pending' ||
  (isInForce(holding) && holding.atPeriodEnd === 'renews' && holding.period.endsOn <= dayOf(now)) ||
  (member.profile.pending_subscription_change !== undefined && !holding?.isOrdered) ||
  (await isPaying(db, member, holding));

/** An add-on is being switched: an order would be told, and bill, what is not so any more when it is carried out. */
const isSwitching = async ({ db, member }: AccountContext): Promise<boolean> => {
  const own = and(eq(moduleActions.memberId, member.id), isNotNull(moduleActions.takesEffectAt));
  return (await db.select({ id: moduleActions.moduleId }).from(moduleActions).where(own).limit(1)).length > 0;
};

/** Prepares an order: nothing is charged before its token is used. The same wish again gets a draft of its own. */
export async function prepare({ db, member, now }: AccountContext, wish: Wish): Promise<OrderRow> {
  const at = { createdAt: new Date(now), tokenEndsAt: new Date(now + TOKEN_LIFE) };
  const [draft] = await db
    .insert(orders)
    .values({ ...wish, ...at, memberId: member.id, token: secretId(), state: 'draft' })
    .returning();
  if (!draft) throw new Error('The order was not stored');
  return draft;
}

interface How {
  /** The order that was prepared for it. */
  readonly draft?: OrderRow;
  /** What it is counted against, where that is not what is in force. */
  readonly heldOf?: (holding: Holding) => HeldBill;
  /** The version of the statement that was confirmed; null where the caller names none. */
  readonly confirmed: string | null;
  /** The type of the payment method that the order names; null where it names none. */
  readonly method?: number | null;
}

/**
 * Submits a wish, or a prepared order. Where the same is on its way already, from another tab, that order is the answer and
 * nothing is charged again; where something else is, the caller has to wait. What was confirmed is compared with what is so
 * now under the member’s lock, so that nothing comes between the comparison and the charge.
 */
export const submit = (
  opened: AccountContext,
  wish: Wish,
  { draft, heldOf, confirmed, method = null }: How,
): Promise<Submitted> =>
  inTransaction(opened.db, async (tx): Promise<Submitted> => {
    const context = { ...opened, db: tx };
    const { member, now } = context;
    await lockMember(tx, member.id);
    await settleLocked(context);
    const last = await lastOrder(tx, member.id);
    if (last?.state === 'pending' && !isSame(context, last, wish)) return { kind: 'busy' };
    const holding = await holdingOf(context);
    if (last?.state !== 'pending' && (await isBusy(context, holding))) return { kind: 'busy' };
    if (await isSwitching(context)) return { kind: 'busy' };
    // The same once more ends a cancellation or a rest.
    const isHeldNow = (content: CartContent): boolean =>
      isOrderedNow(holding) && holding.atPeriodEnd === 'renews' && isSame(context, holding, { ...wish, content });
    const isSo = isHeldNow(wish.content);
    // What was billed once is not held after its bill.
    const isDone = (): boolean => isSo || isHeldNow(heldContent(wish.content, context.catalogue));
    const isCarriedOut = (order: OrderRow): boolean => isRecent(order, now) && isSame(context, order, wish) && isDone();
    const orderedBefore = last && (last.state === 'pending' || isCarriedOut(last)) ? last : null;
    if (orderedBefore && isConfirmed(orderedBefore, confirmed)) return { kind: 'done', order: orderedBefore };
    const held = holding && heldOf?.(holding);
    const statement = await statementOf(context, holding, wish, held ?? undefined);
    if (confirmed !== null && confirmed !== statement.version) return { kind: 'changed', statement };
    if (orderedBefore?.state === 'pending') return { kind: 'done', order: orderedBefore };
    // Somebody who looked again since it was carried out has confirmed that nothing is due, not the order before.
    if (isSo) return { kind: 'no-change' };

    const then = asCharged(context, holding);
    const charge = await chargeOf(context, dueOf(then, holding, wish, held ?? undefined));
    const objection = await objectionTo(context, charge.total, method);
    if (objection) return { kind: 'objected', objection };
    const prepared = draft ?? (await prepare(context, wish));
    const order = await start(context, { ...prepared, statement: statement.version ?? null });
    await keepCharge(context, order, charge, then === context ? PaymentStatus.processing : PaymentStatus.scheduled);
    return { kind: 'done', order };
  });

async function start(context: AccountContext, draft: OrderRow): Promise<OrderRow> {
  const { db, member, now } = context;
  const { pace, takes } = await readActivation(db, member.id);
  const set = {
    state: 'pending',
    submittedAt: new Date(now),
    activatesAt: takes === null ? null : new Date(now + takes),
    isDeclined: pace === 'declined',
    turn: await turnOf(context),
    statement: draft.statement,
    receipt: context.receipt ?? null,
  } as const;
  await db
    .update(orders)
    .set(set)
    .where(and(eq(orders.id, draft.id), eq(orders.state, 'draft')));
  return { ...draft, ...set };
}
