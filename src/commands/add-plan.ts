import type { PlanId } from '../domain/catalogue/types';
import type { Outcome } from '../store/outcome';
import { planChosen } from '../store/slices/cart';
import type { Command } from './command';

/**
 * Puts a package into the cart without a navigation or a cancelable event: for calls of the host page, and for offers in the
 * cart.
 * @param quantity size of the fleet; absent for the package's smallest
 */
export const addPlan =
  (planId: PlanId, quantity?: number): Command<Promise<Outcome>> =>
  ({ store, origin }) =>
    store.runCommand(planChosen({ planId, from: 'action', ...(quantity !== undefined && { quantity }), origin }));
