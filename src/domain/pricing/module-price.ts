import { includedQuantity } from '../cart/new-line';
import type { CartLine } from '../cart/types';
import { CONTACT_CARD } from '../codes/card-type';
import type { Minor } from '../money/minor';
import { chargeable } from './usage-price';

/** How many units a line is priced for: the module's own trial comes first, then the bundle, then the choice. [MNY-08, MNY-09] */
export function lineQuantity({ module, bundled, quantity }: CartLine): number {
  if (module.pricingType === 'FIXED') return module.isPrepayment ? Math.max(1, quantity) : 1;
  if (module.trial.isTrial) return module.trial.quantity;
  if (bundled) return includedQuantity(module);
  return quantity;
}

/** How many units of a line are paid for: a FIXED price has no free ones, and counts only where it is paid ahead. [MNY-01, MNY-10, MNY-16] */
export const chargedQuantity = (line: CartLine): number => {
  if (line.module.pricingType !== 'FIXED') return chargeable(line.module, lineQuantity(line));
  return line.module.isPrepayment ? Math.max(1, line.quantity) : 1;
};

/** Is it billed with the first bill only, so that no monthly sum holds it? */
export const isOnce = ({ module }: Pick<CartLine, 'module'>): boolean => module.charge === 'once';

/** Whether only sales can tell what it costs. */
export const isUnpriced = ({ module, price }: Pick<CartLine, 'module' | 'price'>): boolean =>
  module.cardType === CONTACT_CARD && price === 0;

/** What a line costs per month, or once, in minor units. FIXED prices are not multiplied. [MNY-01, MNY-07, MNY-10] */
export const linePrice = (line: CartLine): Minor => line.price * chargedQuantity(line);
