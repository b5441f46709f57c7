import { hashSeen } from '../store/slices/cart';
import type { Command } from './command';

/** Handles the URL hash: one that names a package puts it into a visitor's cart. [NAV-17] */
export const followHash =
  (hash: string): Command =>
  ({ store, origin }) =>
    void store.dispatch(hashSeen({ hash, origin }));
