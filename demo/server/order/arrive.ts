import { eq } from 'drizzle-orm';
import { invoices, subscriptions } from '../db/schema';
import { seededInvoices } from '../invoice/history';
import { numbered } from '../model/invoice-number';
import { seededHolding } from '../subscription/came-with';
import type { AccountContext } from '../account/context';

/** Stores an account's seeded subscription, once, with its past invoices. */
export async function arrive({ db, member, catalogue, currency, now }: AccountContext): Promise<void> {
  const seed = seededHolding(member.profile, catalogue);
  if (!seed) return;
  const { period, off: _, ...held } = seed;
  const { startsOn: periodStartedOn, endsOn: periodEndsOn } = period;
  await db.insert(subscriptions).values({ memberId: member.id, ...held, periodStartedOn, periodEndsOn });
  const [known] = await db
    .select({ number: invoices.number })
    .from(invoices)
    .where(eq(invoices.memberId, member.id))
    .limit(1);
  const history = numbered(seededInvoices({ member, catalogue, currency, now }));
  if (!known && history.length > 0) await db.insert(invoices).values(history);
}
