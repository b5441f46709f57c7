import { and, eq } from 'drizzle-orm';
import { sameContent } from '../../../src/domain/cart/same-content';
import type { BillingCycle, Catalogue } from '../../../src/domain/catalogue/types';
import type { Held } from '../../../src/domain/checkout/due';
import { Payment } from '../../../src/domain/codes/payment';
import type { Currency } from '../../../src/domain/money/currency';
import type { Member } from '../accounts';
import { fromContent, type CartContent } from '../cart/content';
import type { Db } from '../db/open';
import { orders, transactions } from '../db/schema';
import { inTransaction } from '../db/transaction';
import { billOrder } from '../invoice/store';
import { secretId } from '../secret-id';
import { readActivation } from './activation';
import { holdingOf, isInForce, type Holding } from './holding';
import { dueOf, statementOf, type MemberStatement } from './tell';
import { lastOrder, lockMember, settle, type OrderRow } from './settle';

/** What an order is made with. */
export interface Till {
  readonly db: Db;
  readonly member: Member;
  readonly catalogue: Catalogue;
  readonly currency: Currency;
  /** ms since 1970 */
  readonly now: number;
}

export interface Wish {
  readonly content: CartContent;
  readonly timeframe: BillingCycle;
  readonly kind: number;
  readonly postState: number;
  /** Of the member's stored cart. */
  readonly isOfCart: boolean;
}

/** ms that the token of a prepared order is good for. */
const TOKEN_LIFE = 15 * 60_000;

/** ms in which the same wish is taken for the same press, from another tab. */
const SAME_PRESS = 15 * 60_000;

export type Submitted =
  | { readonly kind: 'done'; readonly order: OrderRow }
  | { readonly kind: 'busy' }
  | { readonly kind: 'no-change' }
  /** What was confirmed is no longer so; nothing was ordered. */
  | { readonly kind: 'changed'; readonly statement: MemberStatement };

interface How {
  /** What `prepare` made of it. */
  readonly draft?: OrderRow;
  /** What it is counted against, where that is not what is in force. */
  readonly held?: Held;
  /** The version of the statement that was confirmed; null where the caller names none. */
  readonly confirmed: string | null;
}

const isSame = (
  { catalogue }: Till,
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

/** A change is on its way: nothing else may be ordered before it is through. */
export const isBusy = async ({ db, member }: Till, holding: Holding | null): Promise<boolean> =>
  (await lastOrder(db, member.id))?.state === 'pending' ||
  (member.profile.pending_subscription_change !== undefined && !holding?.isOrdered);

/** Prepares an order: nothing is charged before its token is used. The same wish again gets a draft of its own. */
export async function prepare({ db, member, now }: Till, wish: Wish): Promise<OrderRow> {
  const at = { createdAt: new Date(now), tokenEndsAt: new Date(now + TOKEN_LIFE) };
  const [draft] = await db
    .insert(orders)
    .values({ ...wish, ...at, memberId: member.id, token: secretId(), state: 'draft' })
    .returning();
  if (!draft) throw new Error('The order was not stored');
  return draft;
}

/**
 * Submits a wish, or a prepared order. Where the same is on its way already, from another tab, that order is the answer and
 * nothing is charged again; where something else is, the caller has to wait. What was confirmed is compared with what is so
 * now under the member’s lock, so that nothing comes between the comparison and the charge.
 */
export async function submit(till: Till, wish: Wish, { draft, held, confirmed }: How): Promise<Submitted> {
  const { member, now, catalogue, currency } = till;
  return inTransaction(till.db, async (tx): Promise<Submitted> => {
    await lockMember(tx, member.id);
    await settle(tx, member.id, now);
    const last = await lastOrder(tx, member.id);
    if (last?.state === 'pending' && !isSame(till, last, wish)) return { kind: 'busy' };
    const holding = await holdingOf(tx, member, catalogue, currency, now);
    if (member.profile.pending_subscription_change && !holding?.isOrdered) return { kind: 'busy' };
    const isSo = isInForce(holding) && isSame(till, holding, wish);
    const orderedBefore = last && (last.state === 'pending' || (isSo && isRecent(last, now))) ? last : null;
    if (orderedBefore && isConfirmed(orderedBefore, confirmed)) return { kind: 'done', order: orderedBefore };
    const statement = await statementOf({ ...till, db: tx }, holding, wish, held);
    if (confirmed !== null && confirmed !== statement.version) return { kind: 'changed', statement };
    if (orderedBefore) return { kind: 'done', order: orderedBefore };
    if (isSo) return { kind: 'no-change' };

    const { pace, takes } = await readActivation(tx, member.id);
    const order = await start(tx, {
      ...(draft ?? (await prepare({ ...till, db: tx }, wish))),
      submittedAt: new Date(now),
      activatesAt: takes === null ? null : new Date(now + takes),
      isDeclined: pace === 'declined',
      statement: statement.version,
    });
    const bill = dueOf(till, holding, wish, held);
    const { due, carried, lines, period } = bill;
    await tx.insert(transactions).values({
      orderId: order.id,
      memberId: member.id,
      amount: due,
      carried,
      currency: currency.code,
      lines: [...lines],
      periodStartedAt: period.startsAt,
      periodEndsAt: period.endsAt,
      status: Payment.processing,
      createdAt: new Date(now),
    });
    await billOrder({ ...till, db: tx }, order, bill);
    return { kind: 'done', order };
  });
}

async function start(tx: Db, order: OrderRow): Promise<OrderRow> {
  const { submittedAt, activatesAt, isDeclined, statement } = order;
  await tx
    .update(orders)
    .set({ state: 'pending', submittedAt, activatesAt, isDeclined, statement })
    .where(and(eq(orders.id, order.id), eq(orders.state, 'draft')));
  return { ...order, state: 'pending' };
}
