import { and, eq } from 'drizzle-orm';
import { newLine } from '../../../src/domain/cart/new-line';
import type { Module } from '../../../src/domain/catalogue/types';
import type { Due } from '../../../src/domain/checkout/due';
import { Bundled } from '../../../src/domain/codes/markers';
import { OrderProgress } from '../../../src/domain/codes/order-progress';
import { Payment } from '../../../src/domain/codes/payment';
import type { Db } from '../db/open';
import { moduleSwitches, orders, subscriptions, transactions } from '../db/schema';
import { inTransaction } from '../db/transaction';
import { billOrder, paidOrder } from '../invoice/store';
import type { Holding } from '../order/holding';
import { lockMember } from '../order/settle';
import { prepare, type Till, type Wish } from '../order/submit';
import { dueOf } from '../order/tell';
import { addOnsOf, switchesOf } from './add-ons';

/** What is held together with these add-ons. */
function wishFor({ content, timeframe, kind }: Holding, modules: readonly Module[]): Wish {
  const lines = modules.map((one) => ({ id: one.id, bundled: Bundled.no, quantity: newLine(one).quantity }));
  const postState = OrderProgress.enableModule;
  return { content: { ...content, lines: [...content.lines, ...lines] }, timeframe, kind, postState, isOfCart: false };
}

/** What the rest of the period costs of add-ons that are not paid for. */
export const dueFor = (till: Till, holding: Holding, modules: readonly Module[]): Due =>
  dueOf(till, holding, wishFor(holding, modules));

/** The add-ons of these codes, one for each; null where one of them is not sold so. */
export function soldAs({ catalogue }: Till, codes: readonly string[]): readonly Module[] | null {
  const byCode = new Map([...catalogue.modules.values()].map((module) => [module.code, module]));
  const sold = codes.flatMap((code) => byCode.get(code) ?? []);
  return sold.length === codes.length ? sold : null;
}

/** Charges the rest of the period for what is not paid for yet; the same again charges nothing. They are switched on by the process call. */
export const purchase = (till: Till, holding: Holding, modules: readonly Module[]): Promise<void> =>
  inTransaction(till.db, async (tx) => {
    const { member, now, currency } = till;
    await lockMember(tx, member.id);
    const { off } = await addOnsOf(tx, member.id, now);
    const paid = new Set([
      ...off.filter(({ paidUntil }) => paidUntil).map(({ moduleId }) => moduleId),
      ...(await switchesOf(tx, member.id)).filter(({ isActive }) => isActive).map(({ moduleId }) => moduleId),
      ...holding.content.lines.map(({ id }) => id),
    ]);
    const unpaid = [...new Set(modules)].filter(({ id }) => !paid.has(id));
    if (unpaid.length === 0) return;

    const wish = wishFor(holding, unpaid);
    const bill = dueOf(till, holding, wish);
    const draft = await prepare({ ...till, db: tx }, wish);
    const at = new Date(now);
    await tx
      .update(orders)
      .set({ state: 'active', submittedAt: at, activatesAt: at })
      .where(and(eq(orders.id, draft.id), eq(orders.memberId, member.id)));
    await tx.insert(transactions).values({
      orderId: draft.id,
      memberId: member.id,
      amount: bill.due,
      carried: bill.carried,
      currency: currency.code,
      lines: [...bill.lines],
      periodStartedAt: bill.period.startsAt,
      periodEndsAt: bill.period.endsAt,
      status: Payment.paid,
      createdAt: at,
    });
    await billOrder({ ...till, db: tx }, { ...draft, state: 'active', submittedAt: at, activatesAt: at }, bill);
    await paidOrder(tx, draft.id, Payment.paid);
    await tx.update(subscriptions).set({ credit: bill.carried }).where(eq(subscriptions.memberId, member.id));
    await keepPaid(tx, member.id, unpaid, bill.period.endsAt);
  });

async function keepPaid(tx: Db, memberId: number, modules: readonly Module[], paidUntil: Date): Promise<void> {
  for (const { id: moduleId } of modules)
    await tx
      .insert(moduleSwitches)
      .values({ memberId, moduleId, isActive: false, paidUntil })
      .onConflictDoUpdate({ target: [moduleSwitches.memberId, moduleSwitches.moduleId], set: { paidUntil } });
}
