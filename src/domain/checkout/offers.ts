import type { BillingCycle } from '../catalogue/types';
import { mulDivRound, type Minor } from '../money/minor';
import { yearly } from '../pricing/yearly';
import { MONTHS } from './bill';
import type { Statement } from './statement';

interface Cycle {
  readonly timeframe: BillingCycle;
  readonly statement: Pick<Statement, 'recurring'> | null;
}

/** Offer of one billing cycle. Amounts are minor units. */
export interface CycleOffer {
  readonly timeframe: BillingCycle;
  readonly perMonth: Minor;
  /** Amount of a usual bill. */
  readonly billed: Minor;
  /** Saving over monthly billing: the monthly price and the difference per year; null if there is no saving. */
  readonly saving: { readonly former: Minor; readonly perYear: Minor } | null;
}

/**
 * Compares billing cycles by their monthly price and the saving of a longer cycle. It leaves out a cycle whose bill the
 * server does not tell. [UPG-04]
 */
export function offersOf(cycles: readonly Cycle[]): readonly CycleOffer[] {
  const bills = cycles.flatMap(({ timeframe, statement }) =>
    statement?.recurring == null ? [] : [{ timeframe, billed: statement.recurring }],
  );
  const monthly = bills.find(({ timeframe }) => timeframe === 'month')?.billed ?? null;
  return bills.map(({ timeframe, billed }) => {
    const perYear = timeframe === 'year' && monthly !== null ? yearly(monthly) - billed : 0;
    return {
      timeframe,
      perMonth: mulDivRound(billed, 1, MONTHS[timeframe]),
      billed,
      saving: perYear > 0 && monthly !== null ? { former: monthly, perYear } : null,
    };
  });
}
