import { randomBytes } from 'node:crypto';
import { and, asc, desc, eq, ne, notInArray } from 'drizzle-orm';
import type { Db } from '../../../demo/server/db/open';
import type { AtPeriodEnd } from '../../../demo/server/db/orders';
import { invoices, members, moduleTrials, sessions, subscriptions, transactions } from '../../../demo/server/db/schema';
import { EARLIER } from '../../../demo/server/seeds/earlier';
import { writeActivation } from '../../../demo/server/account/activation-settings';
import { forgetPaid } from '../../../demo/server/invoice/paid';
import { written } from '../../../demo/server/core/money';
import { PaymentStatus } from '../../../src/domain/codes/payment';
import { addDays, dayOf } from '../../../src/domain/time/day';
import type { CameWith } from '../accounts/came-with';
import type { Cell } from '../accounts/cells';
import { cardOnFile, contractOf, profileOf } from '../accounts/profile';

const FAR = new Date('9999-01-01T00:00:00Z');

/**
 * Does what no page can do: signs people in, and acts as the back office or the bank. It writes into the tables of the backend, so
 * that a history starts at once.
 */
export const deskOf = (db: Db) => {
  const profileNow = async (id: number) => {
    const [row] = await db.select().from(members).where(eq(members.id, id));
    if (!row) throw new Error(`There is no member ${id}`);
    return row.profile;
  };
  return {
    join: async (id: number, name: string, cell: Cell, came: CameWith | null): Promise<void> => {
      if (came && came.contract.length > 0) Object.assign(EARLIER, { [name]: contractOf(came, cell) });
      await db.insert(members).values({ id, name, title: name, profile: profileOf(cell, id, came) });
    },
    /** Creates a session that lasts for the whole history, and makes orders take effect on the next request. @returns its cookie */
    signIn: async (memberId: number): Promise<string> => {
      const [id, publicId] = [randomBytes(16).toString('hex'), randomBytes(16).toString('hex')];
      await db.insert(sessions).values({ id, publicId, memberId, expiresAt: FAR });
      await writeActivation(db, memberId, { pace: 'normal', modules: 'none', takes: 0 });
      return `waybill_session=${id}`;
    },
    /** Sets whether the bank declines orders from now on. */
    declines: (memberId: number, isDeclined: boolean): Promise<void> =>
      writeActivation(db, memberId, { pace: isDeclined ? 'declined' : 'normal', modules: 'none', takes: 0 }),
    /** Stores a card. */
    card: async (id: number): Promise<void> => {
      const profile = await profileNow(id);
      await db
        .update(members)
        .set({ profile: { ...profile, billing_info: cardOnFile(profile.country, id) } })
        .where(eq(members.id, id));
    },
    /** Sets what happens at the end of the period: canceled, paused, or neither. */
    stand: async (memberId: number, atPeriodEnd: AtPeriodEnd): Promise<void> => {
      await db.update(subscriptions).set({ atPeriodEnd }).where(eq(subscriptions.memberId, memberId));
    },
    /** Marks the last invoice as past due. @returns its number */
    miss: async (memberId: number): Promise<string> => {
      const valid = and(eq(invoices.memberId, memberId), ne(invoices.status, PaymentStatus.void));
      const [last] = await db
        .select()
        .from(invoices)
        .where(valid)
        .orderBy(desc(invoices.issuedOn), desc(invoices.sequence))
        .limit(1);
      if (!last) throw new Error(`Nothing was billed to ${memberId}`);
      const { number } = last;
      const own = and(eq(invoices.memberId, memberId), eq(invoices.number, number));
      await db.update(invoices).set({ status: PaymentStatus.overdue }).where(own);
      const profile = await profileNow(memberId);
      const owed = { number, amount: written(last.total, last.currency), due_at: last.dueOn };
      const owing = { ...profile, has_past_due_invoice: 1, past_due_invoice: owed } as const;
      await db.update(members).set({ profile: owing }).where(eq(members.id, memberId));
      await forgetPaid(db, memberId);
      return number;
    },
    /** Puts an add-on on trial for some days. */
    tries: async (memberId: number, moduleId: number, at: number, days: number): Promise<void> => {
      const endsOn = addDays(dayOf(at), days);
      await db.insert(moduleTrials).values({ memberId, moduleId, startedAt: new Date(at), endsOn });
    },
    /** Returns the amounts charged for a member's orders, in order, without declined and superseded ones. */
    charged: async (memberId: number): Promise<readonly number[]> => {
      const taken = and(
        eq(transactions.memberId, memberId),
        notInArray(transactions.status, [PaymentStatus.failed, PaymentStatus.void]),
      );
      const rows = await db.select().from(transactions).where(taken).orderBy(asc(transactions.id));
      return rows.map(({ amount }) => amount);
    },
  };
};
export type Desk = ReturnType<typeof deskOf>;
