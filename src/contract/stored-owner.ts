import { recordOf } from './fields';

/**
 * Whose cart storage holds: a member's id; 0 where it is a visitor's, or does not say. By itself, because it is asked for
 * before the cart is read.
 */
export const ownerOfStored = (value: unknown): number => Number(Reflect.get(recordOf(value), 'member') ?? 0) || 0;
