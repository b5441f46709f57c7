import type { BillingCycle } from '../catalogue/types';
import { mulDivRound, type Minor } from '../money/minor';
import { yearly } from '../pricing/yearly';
import { MONTHS } from './bill';

interface Cycle {
  readonly timeframe: BillingCycle;
  readonly isCurrent: boolean;
  /** Minor units that every further bill is. */
  readonly next: Minor;
}

/** A billing cycle beside the others. Amounts are minor units. */
export interface CycleOffer {
  readonly timeframe: BillingCycle;
  readonly isCurrent: boolean;
  readonly perMonth: Minor;
  /** One bill. */
  readonly billed: Minor;
  /** What a month costs where it is billed by the month, and what a year comes to less; null where that is no saving. */
  readonly saving: { readonly former: Minor; readonly perYear: Minor } | null;
}

/** What each cycle costs by the month, and what is saved by a longer one. [UPG-04] */
export function offersOf(cycles: readonly Cycle[]): readonly CycleOffer[] {
  const monthly = cycles.find(({ timeframe }) => timeframe === 'month')?.next ?? null;
  return cycles.map(({ timeframe, isCurrent, next: billed }) => {
    const perYear = timeframe === 'year' && monthly !== null ? yearly(monthly) - billed : 0;
    return {
      timeframe,
      isCurrent,
      perMonth: mulDivRound(billed, 1, MONTHS[timeframe]),
      billed,
      saving: perYear > 0 && monthly !== null ? { former: monthly, perYear } : null,
    };
  });
}
