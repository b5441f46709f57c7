import type { Quantity } from '../cart/quantity';
import type { Cart, CartLine } from '../cart/types';
import { Bundled } from '../codes/markers';
import type { AssetType, Module } from './types';

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

const isSeat = ({ module, bundled }: CartLine): boolean =>
  module.kind === 'booster' && bundled === Bundled.no && PEOPLE.has(module.assetType);

/**
 * How many users a cart comes to: the members that the flat rate includes, and every seat that is bought on top of them. A module
 * that is only priced by its users brings none.
 */
export const usersOf = ({ lines }: Pick<Cart, 'lines'>): number =>
  Object.values(lines)
    .filter(isSeat)
    .reduce((users, { quantity }) => users + quantity, INCLUDED_TEAM_MEMBERS);

/** A new quantity, and that of the support level in the cart, which is paid by users, where seats come or go. */
export function withUsers({ lines }: Pick<Cart, 'lines'>, module: Module, quantity: number): readonly Quantity[] {
  const line = lines[module.id] ?? { module, bundled: Bundled.no, price: module.price, quantity: 0 };
  const level = Object.values(lines).find((one) => one.module.kind === 'support' && one.bundled === Bundled.no);
  const chosen = { id: module.id, quantity };
  if (!level || !isSeat(line) || level.module.assetType !== 'user') return [chosen];
  return [chosen, { id: level.module.id, quantity: Math.max(0, level.quantity + quantity - line.quantity) }];
}
