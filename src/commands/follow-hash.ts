import { hashSeen } from '../store/slices/cart';
import type { Command } from './command';

/** Does what the hash of the address asks for: one that names a package puts it into a visitor's cart. [NAV-17] */
export const followHash =
  (hash: string): Command =>
  ({ store, origin }) =>
    void store.dispatch(hashSeen({ hash, origin }));
