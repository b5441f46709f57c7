import type { BasisPoints } from '../../../src/domain/money/minor';

/** The step sizes in hundredths of a percent, tried in this order, so that rounder discounts win. */
const STEPS = [100, 50, 25, 10, 1];

/**
 * Returns the roundest discount that floors the list price to the net price, both in whole units.
 * @throws where no discount matches, so that an unrepresentable price list fails at start
 */
export function percentBetween(list: number, net: number): BasisPoints {
  for (const step of STEPS)
    for (let discount = 0; discount <= 10_000; discount += step)
      if (Math.floor((list * (10_000 - discount)) / 10_000) === net) return discount;
  throw new Error(`No discount takes ${list} to ${net}`);
}
