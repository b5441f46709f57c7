import type { SharedCart } from '../domain/cart/tab-message';
import type { Carried } from '../domain/catalogue/types';

/**
 * Keeps `pricingPrice`, because a page of the previous release drops lines without it, and both releases share the storage during a
 * rollout.
 */
const least = ({ pricingPrice }: Carried): Partial<Carried> => ({ pricingPrice });

/**
 * Encodes a cart for storage, with the fields of each module in one flat record.
 * @param kept selects the carried fields to store; the default keeps the fewest that a reader needs, because storage is small
 */
export const toStored = <T extends SharedCart>({ cart: { lines, ...content }, ...more }: T, kept = least) => ({
  ...more,
  cart: {
    ...content,
    lines: Object.values(lines).map(({ module: { carried, ...known }, ...rest }) => ({
      ...rest,
      // Only a details page shows them.
      module: { ...known, features: undefined, ...kept(carried) },
    })),
  },
});
