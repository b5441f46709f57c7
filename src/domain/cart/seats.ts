import { INCLUDED_TEAM_MEMBERS } from '../catalogue/included';
import type { AssetType } from '../catalogue/types';
import type { Cart, CartLine } from './types';

/** Asset types that count as users, in contrast to vehicles and other assets. */
const PEOPLE: ReadonlySet<AssetType | null> = new Set<AssetType>([
  'driver',
  'user',
  'planner',
  'dispatcher',
  'regional manager',
  'analyst',
  'admin',
]);

const isSeat = ({ module, bundled }: CartLine): boolean =>
  module.kind === 'booster' && !bundled && PEOPLE.has(module.assetType);

/**
 * Counts the users of a cart: the members that the flat rate includes and every bought seat. A module that is only priced by
 * users adds none.
 */
export const usersOf = ({ lines }: Pick<Cart, 'lines'>): number =>
  Object.values(lines)
    .filter(isSeat)
    .reduce((users, { quantity }) => users + quantity, INCLUDED_TEAM_MEMBERS);

const isPaidByUsers = ({ module, bundled }: CartLine): boolean =>
  module.kind === 'support' && !bundled && module.assetType === 'user' && module.pricingType === 'USAGE';

/**
 * Adjusts the support level that is priced by users: it counts all users when it is added, and follows the seats from then
 * on. Every change of a cart ends here, so that the bill does not depend on the order of the presses.
 */
export function withUsers(before: Cart['lines'], after: Cart['lines']): Cart['lines'] {
  const level = Object.values(after).find(isPaidByUsers);
  if (!level) return after;
  const was = before[level.module.id];
  const [users, more] = [usersOf({ lines: after }), usersOf({ lines: after }) - usersOf({ lines: before })];
  const quantity = was?.bundled === false ? Math.max(0, level.quantity + more) : users;
  return quantity === level.quantity ? after : { ...after, [level.module.id]: { ...level, quantity } };
}
