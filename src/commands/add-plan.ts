import type { PlanId } from '../domain/catalogue/types';
import type { Outcome } from '../store/outcome';
import { planChosen } from '../store/slices/cart';
import type { Command } from './command';

/** Puts a package into the cart and stays: for the host, which need not be asked about its own call, and for offers in the cart. */
export const addPlan =
  (planId: PlanId): Command<Promise<Outcome>> =>
  ({ store, origin }) =>
    store.runCommand(planChosen({ planId, from: 'action', origin }));
