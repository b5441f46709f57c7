import type { Cart } from '../cart/types';
import { inUse } from '../subscription/in-force';
import type { Account } from '../subscription/types';
import type { Holdings } from './facets';
import type { Item, ItemKey, Market } from './types';

/**
 * Selects the marketplace items in a person's cart and subscription. The cost grows with what the person has and not with the
 * catalogue.
 */
export function holdingsOf(
  { lines, plan }: Pick<Cart, 'lines' | 'plan'>,
  account: Account,
  { byKey }: Pick<Market, 'byKey'>,
): Holdings {
  const subscription = inUse(account);
  const itemsOf = (modules: readonly (number | string)[], packageId: number | undefined): ReadonlySet<Item> => {
    const keys = [...modules.map((id) => `module/${id}`), `package/${packageId}`] as ItemKey[];
    return new Set(keys.flatMap((key) => byKey.get(key) ?? []));
  };
  return {
    inCart: itemsOf(Object.keys(lines), plan?.id),
    owned: itemsOf(subscription?.moduleIds ?? [], subscription?.planId),
  };
}
