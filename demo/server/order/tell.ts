import { billOf } from '../../../src/domain/checkout/bill';
import { dueToday, type Due, type Held } from '../../../src/domain/checkout/due';
import { taxCountryOf } from '../billing/store';
import { fromContent } from '../cart/content';
import { isBilledHere } from '../invoice/history';
import { heldOf, type Holding } from './holding';
import { wayOf } from './permission';
import type { Till } from './submit';
import { statementWire, type StatementWire, type Wanted } from './told';

/** What a wish costs today. */
export const dueOf = (
  { catalogue, currency, now }: Pick<Till, 'catalogue' | 'currency' | 'now'>,
  holding: Holding | null,
  { content, timeframe }: Wanted,
  held: Held | null = heldOf(holding, catalogue, currency),
): Due =>
  dueToday(
    held,
    { items: billOf(fromContent(content, catalogue), timeframe, currency), cycle: timeframe },
    new Date(now),
  );

/** Of a reseller’s member only what an order is of: others know the sums. */
export type MemberStatement = Pick<StatementWire, 'version' | 'timeframe' | 'removes'> & Partial<StatementWire>;

/** What a wish costs, and when, as its statement says it. */
export async function statementOf(
  till: Till,
  holding: Holding | null,
  wanted: Wanted,
  held: Held | null = heldOf(holding, till.catalogue, till.currency),
): Promise<MemberStatement> {
  const { db, member, now } = till;
  const country = isBilledHere(member) ? await taxCountryOf(db, member, now) : null;
  const due = dueOf(till, holding, wanted, held);
  const told = statementWire({ till: { ...till, memberId: member.id }, holding, wanted, due, country });
  if (wayOf(member.profile) === 'direct') return told;
  const { version, timeframe, removes } = told;
  return { version, timeframe, removes };
}
