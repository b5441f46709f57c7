import type { Cart } from '../cart/types';
import { Bundled } from '../codes/markers';
import type { AssetType } from './types';

/** Team members that the flat rate of a subscription includes. [PRC-33] */
export const INCLUDED_TEAM_MEMBERS = 5;

/** Users that a Support Hero level is free for where its usage item says nothing else. [PRC-34, MNY-04] */
export const FREE_USERS = 100;

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

/**
 * How many users a cart comes to: the members that the flat rate includes, and every seat that is bought on top of them. A module
 * that is only priced by its users brings none.
 */
export const usersOf = ({ lines }: Pick<Cart, 'lines'>): number =>
  Object.values(lines)
    .filter(
      ({ module, bundled }) => module.kind === 'booster' && bundled === Bundled.no && PEOPLE.has(module.assetType),
    )
    .reduce((users, { quantity }) => users + quantity, INCLUDED_TEAM_MEMBERS);
