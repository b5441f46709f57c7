import type { BasisPoints } from '../../../src/domain/money/minor';

/** Whole percents before halves, quarters, tenths and hundredths. */
const STEPS = [100, 50, 25, 10, 1];

/**
 * The roundest discount that floors a list price to a net price, both in whole units.
 * @throws where there is none, so that a price list that can't be shown as it is written never gets out
 */
export function percentBetween(list: number, net: number): BasisPoints {
  for (const step of STEPS)
    for (let discount = 0; discount <= 10_000; discount += step)
      if (Math.floor((list * (10_000 - discount)) / 10_000) === net) return discount;
  throw new Error(`No discount takes ${list} to ${net}`);
}
