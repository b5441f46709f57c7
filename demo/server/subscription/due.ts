import { billOf } from '../../../src/domain/checkout/bill';
import { dueToday, type Due, type HeldBill } from '../../../src/domain/checkout/due';
import { dayOf } from '../../../src/domain/time/day';
import type { AccountContext } from '../account/context';
import { fromContent } from '../model/content';
import { heldOf, type Holding } from './holding';

/** Returns what a wish costs today. Add-ons that are off but paid for are not charged again. */
export function dueOf(
  context: Pick<AccountContext, 'catalogue' | 'currency' | 'now'>,
  holding: Holding | null,
  { content, timeframe }: Pick<Holding, 'content' | 'timeframe'>,
  held: HeldBill | null = heldOf(holding && withPaidFor(holding, { content, timeframe }), context),
): Due {
  const { catalogue, currency, now } = context;
  const items = billOf(fromContent(content, catalogue), timeframe, currency);
  return dueToday(held, { items, cycle: timeframe }, dayOf(now));
}

/**
 * Adds paid add-ons that are off to a holding, in the paid quantity: the wanted ones, or all where another cycle starts a new period,
 * because that ends their paid days.
 */
function withPaidFor(
  holding: Holding,
  { content: { lines }, timeframe }: Pick<Holding, 'content' | 'timeframe'>,
): Holding {
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
