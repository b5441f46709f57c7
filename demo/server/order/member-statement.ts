import type { HeldBill } from '../../../src/domain/checkout/due';
import { storedBilling } from '../billing/store';
import { taxCountry, taxFor } from '../billing/tax';
import { isBilledHere } from '../invoice/parties-of';
import { dueOf } from '../subscription/due';
import type { Holding } from '../subscription/holding';
import { lastTurnInForce } from './outcome';
import { servedBy } from '../account/permission';
import { sinceOrders } from '../account/since-orders';
import type { AccountContext } from '../account/context';
import { asCharged } from '../subscription/trial';
import { statementWire, type StatementWire } from './statement-wire';
import type { WantedOrder } from './statement-facts';

/** A statement. Customers of a reseller get no amounts, because the reseller sets its own prices. */
export type MemberStatement = Pick<StatementWire, 'version' | 'timeframe' | 'removes'> & Partial<StatementWire>;

/** Returns the statement of a wish: what it costs, and when (today or at the trial's end). */
export async function memberStatement(
  context: AccountContext,
  holding: Holding | null,
  wanted: WantedOrder,
  held?: HeldBill,
): Promise<MemberStatement> {
  const { db, member, now } = context;
  // A customer of a mobile store is billed here after this order, so its charges are taxed.
  const billed = { ...member, profile: sinceOrders(member.profile, { isOrdered: true }) };
  const billing = isBilledHere(billed) ? await storedBilling(db, member, now) : null;
  const tax = isBilledHere(billed) ? taxFor(taxCountry(member, billing), billing?.details.vatno ?? '') : null;
  const then = asCharged(context, holding);
  const due = dueOf(then, holding, wanted, held);
  const after = due.lines.some(({ charge }) => charge === 'once') ? await lastTurnInForce(db, member.id) : 0;
  const told = statementWire({ context: { ...then, memberId: member.id }, holding, wanted, due, tax, after });
  if (servedBy(member.profile) === 'direct') return told;
  const { version, timeframe, removes } = told;
  return { version, timeframe, removes };
}
