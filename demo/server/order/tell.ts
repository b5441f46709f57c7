import { billOf } from '../../../src/domain/checkout/bill';
import { dueToday, type Due, type Held } from '../../../src/domain/checkout/due';
import { taxCountryOf } from '../billing/store';
import { dayOf } from '../../../src/domain/time/day';
import { fromContent } from '../cart/content';
import { isBilledHere } from '../invoice/desk';
import { heldOf, type Holding } from './holding';
import { carriedOut } from './outcome';
import { wayOf } from './permission';
import { sinceOrders } from './since-orders';
import type { Till } from './submit';
import { asCharged } from './trial';
import { statementWire, type StatementWire } from './statement-wire';
import type { Wanted } from './told';

/** What a wish costs today. What is switched off and paid for is not paid for again. */
export function dueOf(
  till: Pick<Till, 'catalogue' | 'currency' | 'now'>,
  holding: Holding | null,
  { content, timeframe }: Wanted,
  held: Held | null = heldOf(holding && withPaidFor(holding, { content, timeframe }), till),
): Due {
  const { catalogue, currency, now } = till;
  const items = billOf(fromContent(content, catalogue), timeframe, currency);
  return dueToday(held, { items, cycle: timeframe }, dayOf(now));
}

/**
 * A holding with its add-ons that are switched off and paid for, in the quantity that was paid for: those of them that are wanted,
 * and all of them where another cycle begins a new period, because that ends the days that they are paid for.
 */
function withPaidFor(holding: Holding, { content: { lines }, timeframe }: Wanted): Holding {
  const isHeld = new Set(holding.content.lines.map(({ id }) => id));
  const isWanted = new Set(lines.map(({ id }) => id));
  const goesOn = holding.timeframe === timeframe;
  const paid = holding.off.filter(
    ({ line, isPaid }) => isPaid && !isHeld.has(line.id) && (!goesOn || isWanted.has(line.id)),
  );
  return {
    ...holding,
    content: { ...holding.content, lines: [...holding.content.lines, ...paid.map(({ line }) => line)] },
  };
}

/** Of a reseller’s member only what an order is of: others know the sums. */
export type MemberStatement = Pick<StatementWire, 'version' | 'timeframe' | 'removes'> & Partial<StatementWire>;

/** What a wish costs, and when, as its statement says it: today, or when a trial is over. */
export async function statementOf(
  till: Till,
  holding: Holding | null,
  wanted: Wanted,
  held?: Held,
): Promise<MemberStatement> {
  const { db, member, now } = till;
  // Whom a store bills until now is billed here from the order on, so what comes after it is taxed.
  const billed = { ...member, profile: sinceOrders(member.profile, { isOrdered: true }) };
  const country = isBilledHere(billed) ? await taxCountryOf(db, member, now) : null;
  const then = asCharged(till, holding);
  const due = dueOf(then, holding, wanted, held);
  const after = due.lines.some(({ charge }) => charge === 'once') ? await carriedOut(db, member.id) : 0;
  const told = statementWire({ till: { ...then, memberId: member.id }, holding, wanted, due, country, after });
  if (wayOf(member.profile) === 'direct') return told;
  const { version, timeframe, removes } = told;
  return { version, timeframe, removes };
}
