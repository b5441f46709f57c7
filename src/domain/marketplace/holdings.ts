import type { Cart } from '../cart/types';
import { IsDefault } from '../codes/markers';
import { inForce } from '../subscription/in-force';
import type { Account } from '../subscription/types';
import type { Holdings } from './facets';

/** What a person has and wants, made ready to be asked of thousands of items. */
export function holdingsOf({ lines, plan }: Pick<Cart, 'lines' | 'plan'>, account: Account): Holdings {
  const subscription = inForce(account);
  const wanted = new Set(Object.keys(lines).map(Number));
  const owned = new Set(subscription?.moduleIds);
  return {
    isInCart: ({ kind, id }) => (kind === 'module' ? wanted.has(id) : plan?.id === id),
    isOwned: (item) =>
      item.kind === 'module'
        ? item.module.isDefault === IsDefault.yes || owned.has(item.id)
        : subscription?.planId === item.id,
  };
}
