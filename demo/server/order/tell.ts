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

/** Of a reseller’s member only what an order is of: others know the sums. */
export type MemberStatement = Pick<StatementWire, 'version' | 'timeframe' | 'removes'> & Partial<StatementWire>;

/** What a wish costs, and when, as its statement says it: today, or when a trial is over. */
export async function statementOf(
  context: AccountContext,
  holding: Holding | null,
  wanted: Wanted,
  held?: HeldBill,
): Promise<MemberStatement> {
  const { db, member, now } = context;
  // Whom a store bills until now is billed here from the order on, so what comes after it is taxed.
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
