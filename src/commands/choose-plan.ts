import type { Plan } from '../domain/catalogue/types';
import { planChosen } from '../store/slices/cart';
import type { Command } from './command';

const loadCheckOut = () => import('./check-out');

/**
 * Asks the host page, puts the package into the cart, and goes on to checkout if that is next.
 * @param selected codes of the sub-packages to choose with it
 */
export const choosePlan =
  ({ id, code }: Pick<Plan, 'id' | 'code'>, from: 'card' | 'comparison', selected?: readonly string[]): Command =>
  (by) => {
    const { store, ports, origin } = by;
    if (!ports.emit('plan-select-request', { planId: id, code, from }, origin)) return;
    void store.runCommand(planChosen({ planId: id, from, selected, origin })).then(async (outcome) => {
      if (outcome === 'to-checkout') (await ports.load(loadCheckOut, origin, 'by-hand'))?.checkOut(by);
    });
  };
