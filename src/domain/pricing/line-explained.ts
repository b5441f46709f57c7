import type { CartLine } from '../cart/types';
import type { Minor } from '../money/minor';
import { chargedQuantity, linePrice, lineQuantity } from './module-price';

/** Breakdown of a line's amount, in minor units per month. */
export interface LineExplained {
  readonly quantity: number;
  /** Price of one unit before the trial. */
  readonly unitPrice: Minor;
  /** Price of all units. */
  readonly list: Minor;
  /** Number of free units. */
  readonly included: number;
  /** Their deduction, 0 or less. */
  readonly includedOff: Minor;
  /** Deduction of a trial, never above 0. */
  readonly trialOff: Minor;
  readonly total: Minor;
}

/** Explains the price of a line: quantity × price, less the included units, less the trial. [MNY-01, MNY-07, MNY-08] */
export function explainLine(line: CartLine): LineExplained {
  const { price, module } = line;
  const quantity = lineQuantity(line);
  const total = linePrice(line);
  const charged = chargedQuantity(line);
  const unitPrice = Math.max(price, module.basePrice);
  const included = quantity - charged;
  return {
    quantity,
    unitPrice,
    list: quantity * unitPrice,
    included,
    includedOff: 0 - included * unitPrice,
    trialOff: total - charged * unitPrice,
    total,
  };
}
