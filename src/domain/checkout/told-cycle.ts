import type { BillingCycle } from '../catalogue/types';
import type { Statement } from './statement';

/** What a server says of a change: a statement for each cycle, or one alone, for the cycle that it names. */
interface Told {
  readonly timeframe: BillingCycle | null;
  readonly cycles: readonly { readonly timeframe: BillingCycle; readonly statement: Statement | null }[];
  readonly statement: Statement | null;
}

/**
 * What a change costs in a cycle. The sums of another cycle are nobody's consent: a single statement counts for the cycle that it
 * names, or that the message names, and for any only where there is nothing to choose.
 * @param cycle null where none is picked: what is told without
 */
export function toldFor({ timeframe, cycles, statement }: Told, cycle: BillingCycle | null): Statement | null {
  const own = cycles.find((one) => one.timeframe === cycle)?.statement;
  if (own || statement === null || cycle === null) return own ?? statement;
  const named = statement.timeframe ?? timeframe;
  return named === cycle || (named === null && cycles.length === 0) ? statement : null;
}
