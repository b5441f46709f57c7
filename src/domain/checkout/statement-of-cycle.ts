import type { BillingCycle } from '../catalogue/types';
import type { Statement } from './statement';

/** The server's costs of a change: one statement per cycle, or a single one for the cycle that it names. */
interface ChangeCosts {
  readonly timeframe: BillingCycle | null;
  readonly cycles: readonly { readonly timeframe: BillingCycle; readonly statement: Statement | null }[];
  readonly statement: Statement | null;
}

/**
 * Returns what a change costs in a billing cycle. A single statement counts only for the cycle that it or the message names,
 * because a person cannot consent to the sums of another cycle; without a named cycle, it counts if there is no choice.
 * @param cycle null if none is picked; the single statement counts then
 */
export function statementOfCycle(
  { timeframe, cycles, statement }: ChangeCosts,
  cycle: BillingCycle | null,
): Statement | null {
  const own = cycles.find((one) => one.timeframe === cycle)?.statement;
  if (own || statement === null || cycle === null) return own ?? statement;
  const named = statement.timeframe ?? timeframe;
  return named === cycle || (named === null && cycles.length === 0) ? statement : null;
}
