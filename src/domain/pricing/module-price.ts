import { includedQuantity } from '../cart/new-line';
import type { CartLine } from '../cart/types';
import { Bundled } from '../codes/markers';
import type { Minor } from '../money/minor';

/** How many units a line is priced for: the module's own trial comes first, then the bundle, then the choice. [MNY-08, MNY-09] */
export function lineQuantity({ module, bundled, quantity }: CartLine): number {
  if (module.pricingType === 'FIXED') return 1;
  if (module.trial.isTrial) return module.trial.quantity;
  if (bundled === Bundled.yes) return includedQuantity(module);
  return quantity;
}

/** What a line costs per month, in minor units. FIXED prices are not multiplied. [MNY-07, MNY-10] */
export const linePrice = (line: CartLine): Minor => line.price * lineQuantity(line);
