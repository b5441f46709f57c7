import type { PlanId } from '../domain/catalogue/types';
import type { Outcome } from '../store/outcome';
import { planUnwanted } from '../store/slices/cart';
import type { Command } from './command';

/**
 * Removes the package from the cart, with its included modules.
 * @param planId the one package to remove, once it is this edit's turn; without it whichever the cart holds
 */
export const removePlan =
  (planId?: PlanId): Command<Promise<Outcome>> =>
  ({ store, origin }) =>
    store.runCommand(planUnwanted({ planId, origin }));
