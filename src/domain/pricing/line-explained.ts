import type { CartLine } from '../cart/types';
import type { Minor } from '../money/minor';
import { chargedQuantity, linePrice, lineQuantity } from './module-price';

/** What the amount of a line is made of; all amounts in minor units per month. */
export interface LineExplained {
  readonly quantity: number;
  /** Of one unit, before a trial lowers it. */
  readonly unitPrice: Minor;
  /** All units at that price. */
  readonly list: Minor;
  /** Units that cost nothing, and what they take off: never above 0. */
  readonly included: number;
  readonly includedOff: Minor;
  /** What a trial takes off: never above 0. */
  readonly trialOff: Minor;
  readonly total: Minor;
}

/** "Why this price?": quantity × price, what is included, what a trial takes off, and what is left. [MNY-01, MNY-07, MNY-08] */
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
