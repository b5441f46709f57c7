import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Member } from '../model/member';
import { seededSwitches } from '../seeds/switches';
import { SEEDED_CARTS } from '../seeds/carts';
import type { Db } from '../db/open';
import {
  billingChallenges,
  billingDetails,
  carts,
  formerInvoices,
  invoices,
  moduleActions,
  moduleSwitches,
  orders,
  subscriptions,
  transactions,
} from '../db/schema';
import { setDevices } from '../account/devices';
import { inTransaction } from '../db/transaction';
import { secretId } from '../core/secret-id';
import type { ActivationSettings } from '../account/activation-settings';
import { forgetPaid } from '../invoice/paid';
import { lockMember } from '../account/lock-member';

/** Applies a new pace to a pending order and to pending switches. `now` is in ms since 1970. */
export async function hurryOrder(
  db: Db,
  memberId: number,
  { pace, takes }: ActivationSettings,
  now: number,
): Promise<void> {
  const at = takes === null ? null : new Date(now + takes);
  await db
    .update(orders)
    .set({ activatesAt: at, isDeclined: pace === 'declined' })
    .where(and(eq(orders.memberId, memberId), eq(orders.state, 'pending')));
  await db.update(moduleActions).set({ takesEffectAt: at }).where(eq(moduleActions.memberId, memberId));
}

/** The tables with a member's data, in an order in which deletes violate no foreign key. */
const TABLES = [
  transactions,
  orders,
  subscriptions,
  carts,
  moduleActions,
  moduleSwitches,
  billingDetails,
  billingChallenges,
];

/**
 * Returns the seeded documents to the payment that they came with, and takes the others from the account. Their numbers stay in the
 * seller's books, so that its sequences have no gap.
 */
async function resetInvoices(tx: Db, memberId: number): Promise<void> {
  const later = and(eq(invoices.memberId, memberId), isNull(invoices.seeded));
  const gone = await tx.delete(invoices).where(later).returning();
  if (gone.length > 0)
    await tx.insert(formerInvoices).values(gone.map((document) => ({ number: document.number, document })));
  await tx
    .update(invoices)
    .set({
      status: sql`(${invoices.seeded}->>'status')::int`,
      paidWith: sql`nullif(${invoices.seeded}->'paidWith', 'null'::jsonb)`,
      paidOn: sql`(${invoices.seeded}->>'paidOn')::date`,
      refundedOn: sql`(${invoices.seeded}->>'refundedOn')::date`,
    })
    .where(eq(invoices.memberId, memberId));
}

/** Resets a demo account: deletes its orders and billing details and restores its seeded cart. */
export const resetOrders = (db: Db, { id, name }: Pick<Member, 'id' | 'name'>, now: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockMember(tx, id);
    await forgetPaid(tx, id);
    await resetInvoices(tx, id);
    for (const table of TABLES) await tx.delete(table).where(eq(table.memberId, id));
    await setDevices(tx, id, 'old', 0);
    const content = SEEDED_CARTS[name];
    const switches = seededSwitches(id, name, now);
    if (switches.length > 0) await tx.insert(moduleSwitches).values(switches);
    if (content) await tx.insert(carts).values({ trackingId: secretId(), memberId: id, content });
  });
