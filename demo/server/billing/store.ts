import { eq } from 'drizzle-orm';
import type { BillingInfo, StoredPayment } from '../../../src/domain/billing/info';
import type { BillingDetails } from '../../../src/domain/billing/details';
import { PaymentMethod } from '../../../src/domain/billing/methods';
import type { Member, Profile } from '../model/member';
import type { AccountFacts } from '../db/account-facts';
import type { Db } from '../db/open';
import { billingDetails } from '../db/schema';
import { secretId } from '../core/secret-id';
import { seededBilling } from './seeded-billing';

/** Returns a member's stored billing details, else the seeded ones, else null. `now` is in ms since 1970. */
export async function storedBilling(
  db: Db,
  member: Pick<Member, 'id' | 'name' | 'profile'>,
  now: number,
): Promise<BillingInfo | null> {
  const [row] = await db.select().from(billingDetails).where(eq(billingDetails.memberId, member.id)).limit(1);
  return row ?? seededBilling(member, new Date(now).getUTCFullYear());
}

export async function storeBilling(db: Db, memberId: number, { details, payment }: Wanted, now: number): Promise<void> {
  const set = { details, payment, token: secretId(), updatedAt: new Date(now) };
  await db
    .insert(billingDetails)
    .values({ memberId, ...set })
    .onConflictDoUpdate({ target: billingDetails.memberId, set });
}

interface Wanted {
  readonly details: BillingDetails;
  readonly payment: StoredPayment;
}

/** Returns the billing details that the session reply contains. */
export function billingOfSession(row: AccountFacts['billing']): Pick<Profile, 'billing_info'> {
  if (!row) return {};
  const { details, payment, memberId } = row;
  return {
    billing_info: {
      type: PaymentMethod[payment.method],
      first_name: details.firstName,
      country: details.country,
      member_id: memberId,
    },
  };
}
