import { includedQuantity } from '../cart/new-line';
import type { CartLine } from '../cart/types';
import { CONTACT_CARD } from '../codes/card-type';
import type { Minor } from '../money/minor';
import { chargeable } from './usage-price';

/**
 * Returns how many units a line is priced for: the module's trial wins over the bundle, and the bundle over the chosen
 * quantity. [MNY-08, MNY-09]
 */
export function lineQuantity({ module, bundled, quantity }: CartLine): number {
  if (module.pricingType === 'FIXED') return module.isPrepayment ? Math.max(1, quantity) : 1;
  if (module.trial.isTrial) return module.trial.quantity;
  if (bundled) return includedQuantity(module);
  return quantity;
}

/**
 * Returns how many units of a line are charged. A FIXED price has no free units, and has a quantity only if it is a
 * prepayment. [MNY-01, MNY-10, MNY-16]
 */
export const chargedQuantity = (line: CartLine): number => {
  if (line.module.pricingType !== 'FIXED') return chargeable(line.module, lineQuantity(line));
  return line.module.isPrepayment ? Math.max(1, line.quantity) : 1;
};

/** Returns true if the line is charged on the first bill only, so that no monthly sum includes it. */
export const isOnce = ({ module }: Pick<CartLine, 'module'>): boolean => module.charge === 'once';

/** Returns true if only sales can tell the price. */
export const isUnpriced = ({ module, price }: Pick<CartLine, 'module' | 'price'>): boolean =>
  module.cardType === CONTACT_CARD && price === 0;

/** Computes the price of a line per month, or once, in minor units. FIXED prices are not multiplied. [MNY-01, MNY-07, MNY-10] */
export const linePrice = (line: CartLine): Minor => line.price * chargedQuantity(line);
