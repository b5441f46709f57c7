import type { Plan } from '../domain/catalogue/types';
import { planChosen } from '../store/slices/cart';
import { checkOut } from './check-out';
import type { Command } from './command';

/**
 * Asks the page, puts the package into the cart, and goes on to checkout where that is next.
 * @param selected codes of the sub-packages to choose with it
 */
export const choosePlan =
  ({ id, code }: Pick<Plan, 'id' | 'code'>, from: 'card' | 'comparison', selected?: readonly string[]): Command =>
  (by) => {
    const { store, ports, origin } = by;
    if (!ports.emit('plan-select-request', { planId: id, code, from }, origin)) return;
    void store.carryOut(planChosen({ planId: id, from, selected, origin })).then((outcome) => {
      if (outcome === 'to-checkout') checkOut(by);
    });
  };
