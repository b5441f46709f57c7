import { INCLUDED_TEAM_MEMBERS } from '../catalogue/included';
import type { AssetType } from '../catalogue/types';
import type { Cart, CartLine } from './types';

/** People, as against vehicles and other things that are counted. */
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
 * How many users a cart comes to: the members that the flat rate includes, and every seat that is bought on top of them. A module
 * that is only priced by its users brings none.
 */
export const usersOf = ({ lines }: Pick<Cart, 'lines'>): number =>
  Object.values(lines)
    .filter(isSeat)
    .reduce((users, { quantity }) => users + quantity, INCLUDED_TEAM_MEMBERS);

const isPaidByUsers = ({ module, bundled }: CartLine): boolean =>
  module.kind === 'support' && !bundled && module.assetType === 'user' && module.pricingType === 'USAGE';

/**
 * The lines after a change, with the support level that is paid by users: it counts all users when it comes in, and goes up and
 * down with the seats from then on. Every change of a cart ends here, so that a bill does not depend on what was pressed.
 */
export function withUsers(before: Cart['lines'], after: Cart['lines']): Cart['lines'] {
  const level = Object.values(after).find(isPaidByUsers);
  if (!level) return after;
  const was = before[level.module.id];
  const [users, more] = [usersOf({ lines: after }), usersOf({ lines: after }) - usersOf({ lines: before })];
  const quantity = was?.bundled === false ? Math.max(0, level.quantity + more) : users;
  return quantity === level.quantity ? after : { ...after, [level.module.id]: { ...level, quantity } };
}
