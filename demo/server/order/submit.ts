import { and, eq, isNotNull } from 'drizzle-orm';
import { sameContent } from '../../../src/domain/cart/same-content';
import type { HeldBill } from '../../../src/domain/checkout/due';
import { PaymentStatus } from '../../../src/domain/codes/payment';
import { dayOf } from '../../../src/domain/time/day';
import { fromContent, heldContent, type CartContent } from '../model/content';
import { moduleActions, orders } from '../db/schema';
import { inTransaction } from '../db/transaction';
import { unconfirmedCard } from '../billing/bank';
import type { ShownCard } from '../billing/challenge';
import { secretId } from '../core/secret-id';
import { readActivation } from '../account/activation-settings';
import { chargeOf, keepCharge } from './charge';
import { holdingOf, isInForce, isOrderedNow, type Holding } from '../subscription/holding';
import { isPaying } from './payments';
import { isCollectedHere, objectionTo, type Objection } from './objection';
import { lastOrder, nextTurn } from './outcome';
import { lockMember } from '../account/lock-member';
import type { OrderRow } from '../db/orders';
import { settleLocked } from './settle';
import { memberStatement, type MemberStatement } from './member-statement';
import { dueOf } from '../subscription/due';
import type { Wish } from './wish';
import type { AccountContext } from '../account/context';
import { asCharged } from '../subscription/trial';

/** Lifetime in ms of a prepared order's token. */
const TOKEN_LIFE = 15 * 60_000;

/** Time window in ms in which an equal wish, e.g. from another tab, counts as the same order. */
const SAME_PRESS = 15 * 60_000;

export type Submitted =
  | { readonly kind: 'done'; readonly order: OrderRow }
  | { readonly kind: 'busy' }
  | { readonly kind: 'no-change' }
  /** The statement differs from the confirmed one; nothing was ordered. */
  | { readonly kind: 'changed'; readonly statement: MemberStatement }
  | { readonly kind: 'objected'; readonly objection: Objection }
  /** The bank of the stored card has to confirm the charge first; nothing was ordered. */
  | { readonly kind: 'challenge'; readonly card: ShownCard };

const isSame = (
  { catalogue }: AccountContext,
  one: Pick<Wish, 'content' | 'timeframe'>,
  other: Pick<Wish, 'content' | 'timeframe'>,
): boolean =>
  one.timeframe === other.timeframe &&
  sameContent(fromContent(one.content, catalogue), fromContent(other.content, catalogue));

/** Returns whether the order's statement is the confirmed one; a caller without a version accepts any. */
export const isConfirmed = ({ statement }: OrderRow, confirmed: string | null): boolean =>
  confirmed === null || confirmed === statement;

/** Returns whether an order took effect within the last minutes. */
export const isRecent = ({ state, submittedAt }: OrderRow, now: number): boolean =>
  state === 'active' && submittedAt !== null && now - submittedAt.getTime() < SAME_PRESS;

/** Returns whether a change, or a renewal that waits for one, is pending; no other order is accepted meanwhile. */
export const isBusy = async ({ db, member, now }: AccountContext, holding: Holding | null): Promise<boolean> =>
  (await lastOrder(db, member.id))?.state === 'pending' ||
  (isInForce(holding) && holding.atPeriodEnd === 'renews' && holding.period.endsOn <= dayOf(now)) ||
  (member.profile.pending_subscription_change !== undefined && !holding?.isOrdered) ||
  (await isPaying(db, member, holding));

/** Returns whether an add-on is being switched, because the order's statement would be outdated when the switch takes effect. */
const isSwitching = async ({ db, member }: AccountContext): Promise<boolean> => {
  const own = and(eq(moduleActions.memberId, member.id), isNotNull(moduleActions.takesEffectAt));
  return (await db.select({ id: moduleActions.moduleId }).from(moduleActions).where(own).limit(1)).length > 0;
};

/** Prepares a draft order; nothing is charged until its token is used. An equal wish gets a draft of its own. */
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
  /** The draft prepared for this order. */
  readonly draft?: OrderRow;
  /** Overrides the holding that the order is prorated against. */
  readonly heldOf?: (holding: Holding) => HeldBill;
  /** The version of the confirmed statement; null where the caller names none. */
  readonly confirmed: string | null;
  /** The type of the payment method that the order names; null where it names none. */
  readonly method?: number | null;
  /** What the request names as the token of the bank's challenge. */
  readonly threeDToken: unknown;
}

/**
 * Submits a wish or a prepared order. If the same order is pending already, e.g. from another tab, returns that one and charges nothing; if
 * another one is pending, answers `busy`. Compares the confirmed statement with the current one under the member’s lock, so that nothing
 * can change between comparison and charge.
 */
export const submit = (
  opened: AccountContext,
  wish: Wish,
  { draft, heldOf, confirmed, method = null, threeDToken }: How,
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
    // Ordering the same again revokes a cancellation or a pause.
    const isHeldNow = (content: CartContent): boolean =>
      isOrderedNow(holding) && holding.atPeriodEnd === 'renews' && isSame(context, holding, { ...wish, content });
    const isSo = isHeldNow(wish.content);
    // One-off modules are not held after they were billed.
    const isDone = (): boolean => isSo || isHeldNow(heldContent(wish.content, context.catalogue));
    const isCarriedOut = (order: OrderRow): boolean => isRecent(order, now) && isSame(context, order, wish) && isDone();
    const orderedBefore = last && (last.state === 'pending' || isCarriedOut(last)) ? last : null;
    if (orderedBefore && isConfirmed(orderedBefore, confirmed)) return { kind: 'done', order: orderedBefore };
    const held = holding && heldOf?.(holding);
    const statement = await memberStatement(context, holding, wish, held ?? undefined);
    if (confirmed !== null && confirmed !== statement.version) return { kind: 'changed', statement };
    if (orderedBefore?.state === 'pending') return { kind: 'done', order: orderedBefore };
    // The caller confirmed a later statement, in which nothing is due, not the earlier order.
    if (isSo) return { kind: 'no-change' };

    const then = asCharged(context, holding);
    const charge = await chargeOf(context, dueOf(then, holding, wish, held ?? undefined));
    const objection = await objectionTo(context, charge.total, method);
    if (objection) return { kind: 'objected', objection };
    // A trial's charge is collected when the trial ends, without the person.
    const isDueNow = then === context && charge.total > 0 && isCollectedHere(member);
    const card = isDueNow ? await unconfirmedCard(context, threeDToken) : null;
    if (card) return { kind: 'challenge', card };
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
    turn: await nextTurn(context),
    statement: draft.statement,
    receipt: context.receipt,
  } as const;
  await db
    .update(orders)
    .set(set)
    .where(and(eq(orders.id, draft.id), eq(orders.state, 'draft')));
  return { ...draft, ...set };
}
