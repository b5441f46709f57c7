import type { Plan } from '../domain/catalogue/types';
import { planChosen } from '../store/slices/cart';
import type { Command } from './command';
import { thenCheckOut } from './then-check-out';

/**
 * Asks the host page, puts the package into the cart, and goes on to checkout if that is next.
 * @param selected codes of the sub-packages to choose with it
 */
export const choosePlan =
  ({ id, code }: Pick<Plan, 'id' | 'code'>, from: 'card' | 'comparison', selected?: readonly string[]): Command =>
  (by) => {
    const { ports, origin } = by;
    if (!ports.emit('plan-select-request', { planId: id, code, from }, origin)) return;
    void thenCheckOut(planChosen({ planId: id, from, selected, origin }))(by);
  };
