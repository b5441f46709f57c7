import { eq } from 'drizzle-orm';
import { invoices, subscriptions } from '../db/schema';
import { seededInvoices } from '../invoice/history';
import { issueAll } from '../invoice/issue';
import type { SubscriptionRow } from '../subscription/holding';
import { seededHolding } from '../subscription/seeded-holding';
import type { AccountContext } from '../account/context';

/** Returns an account's seeded subscription as it is stored; null where the account came without one. */
export function seededRow({ member, catalogue }: Pick<AccountContext, 'member' | 'catalogue'>): SubscriptionRow | null {
  const seed = seededHolding(member.profile, catalogue);
  if (!seed) return null;
  const { period, off: _, running: __, ...held } = seed;
  const { startsOn: periodStartedOn, endsOn: periodEndsOn } = period;
  return { memberId: member.id, ...held, periodStartedOn, periodEndsOn, toldEndsOn: null };
}

/** Stores an account's seeded subscription, once, with its past invoices. */
export async function storeSeededSubscription(context: AccountContext): Promise<void> {
  const { db, member, catalogue, currency, now } = context;
  const seed = seededRow(context);
  if (!seed) return;
  await db.insert(subscriptions).values(seed);
  const [known] = await db
    .select({ number: invoices.number })
    .from(invoices)
    .where(eq(invoices.memberId, member.id))
    .limit(1);
  if (!known) await issueAll(db, seededInvoices({ member, catalogue, currency, now }));
}
