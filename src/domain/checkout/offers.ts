import type { BillingCycle } from '../catalogue/types';
import { mulDivRound, type Minor } from '../money/minor';
import { yearly } from '../pricing/yearly';
import { MONTHS } from './bill';
import type { Statement } from './statement';

interface Cycle {
  readonly timeframe: BillingCycle;
  readonly statement: Pick<Statement, 'recurring'> | null;
}

/** A billing cycle beside the others. Amounts are minor units. */
export interface CycleOffer {
  readonly timeframe: BillingCycle;
  readonly perMonth: Minor;
  /** A usual bill. */
  readonly billed: Minor;
  /** What a month costs where it is billed by the month, and what a year comes to less; null where that is no saving. */
  readonly saving: { readonly former: Minor; readonly perYear: Minor } | null;
}

/** What each cycle costs by the month, and what is saved by a longer one. One whose bill the server does not tell is left out. [UPG-04] */
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
