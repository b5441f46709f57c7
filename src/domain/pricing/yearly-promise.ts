import type { Catalogue, Plan } from '../catalogue/types';
import type { Currency } from '../money/currency';
import { applyPercentOff, mulDivRound, type BasisPoints, type Minor } from '../money/minor';
import { costOfYear, isOtherCycle } from './cycle-saving';
import { planPrice } from './plan-price';
import { yearly } from './yearly';

const PERCENT: BasisPoints = 100;

/** What yearly billing saves on several packages. */
export interface YearlyPromise {
  /** Percentage that gives the yearly price of every package; null if no whole one does. */
  readonly percent: BasisPoints | null;
  /** Largest saving per year, in minor units. */
  readonly upTo: Minor;
}

/**
 * Computes what yearly billing promises for all packages that are sold in both cycles; null if none saves anything. A percentage
 * is told only if it reproduces each amount, because people check it. [REV-32]
 */
export function yearlyPromise(
  plans: readonly Plan[],
  modules: Catalogue['modules'],
  currency: Currency,
): YearlyPromise | null {
  const pairs = plans.flatMap((annual) => {
    const monthly = annual.cycle === 'year' && !annual.isContact && plans.find((one) => isOtherCycle(annual, one));
    if (!monthly) return [];
    const [before, year] = [planPrice(monthly, modules, currency).price, costOfYear(annual, modules, currency)];
    return [{ before, year, saved: yearly(before) - year }];
  });
  const [first] = pairs;
  const upTo = Math.max(0, ...pairs.map(({ saved }) => saved));
  if (!first || upTo === 0) return null;
  const percent = mulDivRound(first.saved, 100, yearly(first.before)) * PERCENT;
  const isReproduced = pairs.every(
    ({ before, year }) => year === yearly(applyPercentOff(before, percent, currency.decimals)),
  );
  return { percent: isReproduced && percent > 0 ? percent : null, upTo };
}
