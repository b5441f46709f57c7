import { recordOf } from './fields';

/**
 * Reads the owner of a stored cart: the member id, or 0 for a visitor or an unknown owner. A module of its own, because the page needs
 * the owner before it reads the cart.
 */
export const ownerOfStored = (value: unknown): number => Number(Reflect.get(recordOf(value), 'member') ?? 0) || 0;
