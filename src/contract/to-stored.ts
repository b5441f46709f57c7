import type { SharedCart } from '../domain/cart/tab-message';
import type { Carried } from '../domain/catalogue/types';

/** A page of the release before drops a line without it, and the two share a storage while a release goes out. */
const least = ({ pricingPrice }: Carried): Partial<Carried> => ({ pricingPrice });

/**
 * A cart as it is written down: all fields of a module in a row.
 * @param kept what goes along of what no rule reads. Storage has no room for more of it than it takes to be read.
 */
export const toStored = <T extends SharedCart>({ cart: { lines, ...content }, ...more }: T, kept = least) => ({
  ...more,
  cart: {
    ...content,
    lines: Object.values(lines).map(({ module: { carried, ...known }, ...rest }) => ({
      ...rest,
      module: { ...known, ...kept(carried) },
    })),
  },
});
