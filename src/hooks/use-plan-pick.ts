import { useSelector } from 'react-redux';
import { choosePlan } from '../commands/choose-plan';
import { planButton } from '../domain/cart/buttons';
import type { Plan } from '../domain/catalogue/types';
import { inForce } from '../domain/subscription/in-force';
import { selectBusy, selectCart } from '../store/selectors/cart';
import { selectAccount, selectViewer } from '../store/slices/session';
import { useCommands } from './use-commands';

/**
 * Returns the state of a package's button, and its action.
 * @param from place of the button
 */
export function usePlanPick(plan: Plan, from: 'card' | 'comparison') {
  const run = useCommands();
  const cart = useSelector(selectCart);
  const account = useSelector(selectAccount);
  const busy = useSelector(selectBusy);
  const isInCart = cart.plan?.id === plan.id;
  const held = inForce(account);
  const isHeld = cart.plan === null && held?.planId === plan.id;
  return {
    state: planButton(plan, cart, useSelector(selectViewer)),
    isBusy: busy?.kind === 'plan' && busy.id === plan.id,
    isInCart,
    /** True if a choice of sub-packages changes the cart: the package is in it, or is held and the cart is empty. */
    isChosen: isInCart || isHeld,
    /** Codes of the sub-packages chosen in the cart, or held. */
    selected: (isInCart ? cart.plan?.selected : isHeld ? held?.selected : null) ?? [],
    /** @param selected codes of the sub-packages to choose with it */
    pick: (selected: readonly string[]): void => run(choosePlan(plan, from, selected)),
  };
}
