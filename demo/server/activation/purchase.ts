import { eq } from 'drizzle-orm';
import { unsoldAddOns } from '../../../src/domain/cart/for-sale';
import type { Module } from '../../../src/domain/catalogue/types';
import { OrderProgress } from '../../../src/domain/codes/order-progress';
import { PaymentStatus } from '../../../src/domain/codes/payment';
import { dayOf, type Day } from '../../../src/domain/time/day';
import type { Unsold } from '../cart/not-sold';
import type { Db } from '../db/open';
import { moduleSwitches, orders, subscriptions } from '../db/schema';
import { inTransaction } from '../db/transaction';
import { collect } from '../invoice/collect';
import { isBilledHere } from '../invoice/parties-of';
import { paidOrder } from '../invoice/store';
import { chargeOf, keepCharge } from '../order/charge';
import { holdingOf, type Holding } from '../subscription/holding';
import { nextTurn } from '../order/outcome';
import { lockMember } from '../account/lock-member';
import { mailReceipt } from '../order/receipt';
import { settleLocked } from '../order/settle';
import { isBusy, prepare } from '../order/submit';
import type { Wish } from '../order/wish';
import type { AccountContext } from '../account/context';
import { objectionTo, type Objection } from '../order/objection';
import { memberStatement, type MemberStatement } from '../order/member-statement';
import { dueOf } from '../subscription/due';
import { newContentLine, switchesOf } from '../subscription/switches';

/** Returns the wish to hold these add-ons as well. A module that was switched off returns with its former quantity. */
function wishFor({ content, timeframe, kind, off }: Holding, modules: readonly Module[]): Wish {
  const was = new Map(off.map(({ line }) => [line.id, line]));
  const lines = modules.map((one) => was.get(one.id) ?? newContentLine(one));
  const postState = OrderProgress.enableModule;
  return { content: { ...content, lines: [...content.lines, ...lines] }, timeframe, kind, postState, isOfCart: false };
}

/** The add-ons that have to be bought, and their cost. */
interface Offer {
  readonly unpaid: readonly Module[];
  /** Ids of those that cannot be bought here. [REV-40, MKT-15] */
  readonly unsold: readonly number[];
  readonly wish: Wish;
  readonly statement: MemberStatement;
}

/** Returns the add-ons that are neither held nor paid for, without duplicates. */
async function unpaidOf({ db, member }: AccountContext, { off, content }: Holding, modules: readonly Module[]) {
  const switches = await switchesOf(db, member.id);
  const paid = new Set([
    ...off.flatMap(({ line, isPaid }) => (isPaid ? line.id : [])),
    ...switches.flatMap(({ moduleId, isActive }) => (isActive ? moduleId : [])),
    ...content.lines.map(({ id }) => id),
  ]);
  return [...new Set(modules)].filter(({ id }) => !paid.has(id));
}

/** Returns the ids of the unpaid add-ons that cannot be bought here. What the account holds or has paid for is not bought. */
function unsoldOf({ catalogue }: AccountContext, { off, content }: Holding, unpaid: readonly Module[]) {
  const kept = [...content.lines, ...off.flatMap(({ line, isPaid }) => (isPaid ? line : []))];
  return unsoldAddOns(
    unpaid,
    kept.flatMap(({ id }) => catalogue.modules.get(id) ?? []),
    catalogue,
  );
}

/**
 * Returns the prorated cost of the unpaid add-ons for the rest of the period and the following invoice; null where all are paid for. A
 * subscription that ends or pauses at the period's end has no following invoice.
 */
export async function offerOf(
  context: AccountContext,
  holding: Holding,
  modules: readonly Module[],
): Promise<Offer | null> {
  const unpaid = await unpaidOf(context, holding, modules);
  if (unpaid.length === 0) return null;
  const wish = wishFor(holding, unpaid);
  const buying = { unpaid, unsold: unsoldOf(context, holding, unpaid), wish };
  const { atPeriodEnd } = holding;
  if (atPeriodEnd === 'renews') return { ...buying, statement: await memberStatement(context, holding, wish) };
  const told = await memberStatement(context, holding, { ...wish, atPeriodEnd });
  const { next: _next, recurring: _recurring, renews_on: _renewsOn, ...statement } = told;
  return { ...buying, statement };
}

/** The outcome of a purchase; `changed` means that the statement differs from the confirmed one. */
export type Purchased =
  | { readonly kind: 'done' | 'busy' }
  /** The bank declined the sum, so nothing was booked. */
  | { readonly kind: 'declined' }
  | { readonly kind: 'changed'; readonly statement: MemberStatement }
  | { readonly kind: 'objected'; readonly objection: Objection }
  | ({ readonly kind: 'unsold' } & Unsold);

/** Returns the add-ons with these codes, or null where one of the codes is unknown. */
export function soldAs({ catalogue }: AccountContext, codes: readonly string[]): readonly Module[] | null {
  const byCode = new Map([...catalogue.modules.values()].map((module) => [module.code, module]));
  const sold = codes.flatMap((code) => byCode.get(code) ?? []);
  return sold.length === codes.length ? sold : null;
}

/** Returns whether a sum of minor units is paid. Where there is none, or somebody else collects it, no bank is asked. */
const isCollected = async (context: AccountContext, total: number): Promise<boolean> =>
  total <= 0 || !isBilledHere(context.member) || (await collect(context)) === PaymentStatus.paid;

/**
 * Charges the prorated rest of the period for add-ons that are not paid for yet; a repeated call charges nothing. The process call switches
 * them on. Reads the holding under the member's lock, so that two concurrent purchases cannot spend the same credit.
 * @param confirmed the version of the statement that was confirmed; null where the caller names none
 */
export const purchase = (
  opened: AccountContext,
  modules: readonly Module[],
  confirmed: string | null,
): Promise<Purchased> =>
  inTransaction(opened.db, async (tx): Promise<Purchased> => {
    const context = { ...opened, db: tx };
    const { member, now } = context;
    await lockMember(tx, member.id);
    await settleLocked(context);
    const holding = await holdingOf(context);
    if (!holding || (await isBusy(context, holding))) return { kind: 'busy' };
    const offer = await offerOf(context, holding, modules);
    if (!offer) return { kind: 'done' };
    const { unpaid, unsold, wish, statement } = offer;
    if (unsold.length > 0) return { kind: 'unsold', unsold };
    if (confirmed !== null && confirmed !== statement.version) return { kind: 'changed', statement };
    const charge = await chargeOf(context, dueOf(context, holding, wish));
    const objection = await objectionTo(context, charge.total, null);
    if (objection) return { kind: 'objected', objection };
    if (!(await isCollected(context, charge.total))) return { kind: 'declined' };
    const { carried, period } = charge.due;
    const draft = await prepare(context, wish);
    const at = new Date(now);
    const order = {
      ...draft,
      state: 'active',
      submittedAt: at,
      activatesAt: at,
      turn: await nextTurn(context),
    } as const;
    const { submittedAt, activatesAt, state, turn } = order;
    await tx.update(orders).set({ submittedAt, activatesAt, state, turn }).where(eq(orders.id, order.id));
    await keepCharge(context, order, charge, PaymentStatus.paid);
    await paidOrder(tx, order.id, PaymentStatus.paid, dayOf(now));
    await tx.update(subscriptions).set({ credit: carried }).where(eq(subscriptions.memberId, member.id));
    await keepPaid(tx, member.id, unpaid, period.endsOn);
    const held = { ...holding, content: wish.content, credit: carried };
    await mailReceipt(context, { ...order, receipt: context.receipt }, held);
    return { kind: 'done' };
  });

async function keepPaid(tx: Db, memberId: number, modules: readonly Module[], paidUntil: Day): Promise<void> {
  for (const { id: moduleId } of modules)
    await tx
      .insert(moduleSwitches)
      .values({ memberId, moduleId, isActive: false, paidUntil })
      .onConflictDoUpdate({ target: [moduleSwitches.memberId, moduleSwitches.moduleId], set: { paidUntil } });
}
