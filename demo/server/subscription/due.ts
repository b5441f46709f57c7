import { billOf } from '../../../src/domain/checkout/bill';
import { dueToday, type Due, type HeldBill } from '../../../src/domain/checkout/due';
import { dayOf } from '../../../src/domain/time/day';
import type { AccountContext } from '../account/context';
import { fromContent } from '../model/content';
import { heldOf, type Holding } from './holding';

/** What a wish costs today. What is switched off and paid for is not paid for again. */
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
 * A holding with its add-ons that are switched off and paid for, in the quantity that was paid for: those of them that are wanted,
 * and all of them where another cycle begins a new period, because that ends the days that they are paid for.
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
