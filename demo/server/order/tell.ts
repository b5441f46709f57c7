import type { HeldBill } from '../../../src/domain/checkout/due';
import { taxCountryOf } from '../billing/store';
import { isBilledHere } from '../invoice/desk';
import { dueOf } from '../subscription/due';
import type { Holding } from '../subscription/holding';
import { carriedOut } from './outcome';
import { wayOf } from '../account/permission';
import { sinceOrders } from '../account/since-orders';
import type { AccountContext } from '../account/context';
import { asCharged } from '../subscription/trial';
import { statementWire, type StatementWire } from './statement-wire';
import type { Wanted } from './told';

/** A statement. Customers of a reseller get no amounts, because the reseller sets its own prices. */
export type MemberStatement = Pick<StatementWire, 'version' | 'timeframe' | 'removes'> & Partial<StatementWire>;

/** Returns the statement of a wish: what it costs, and when (today or at the trial's end). */
export async function statementOf(
  context: AccountContext,
  holding: Holding | null,
  wanted: Wanted,
  held?: HeldBill,
): Promise<MemberStatement> {
  const { db, member, now } = context;
  // A customer of a mobile store is billed here after this order, so its charges are taxed.
  const billed = { ...member, profile: sinceOrders(member.profile, { isOrdered: true }) };
  const country = isBilledHere(billed) ? await taxCountryOf(db, member, now) : null;
  const then = asCharged(context, holding);
  const due = dueOf(then, holding, wanted, held);
  const after = due.lines.some(({ charge }) => charge === 'once') ? await carriedOut(db, member.id) : 0;
  const told = statementWire({ context: { ...then, memberId: member.id }, holding, wanted, due, country, after });
  if (wayOf(member.profile) === 'direct') return told;
  const { version, timeframe, removes } = told;
  return { version, timeframe, removes };
}
