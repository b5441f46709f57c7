import { useDispatch, useSelector } from 'react-redux';
import type { EventDetails } from '../bus/events';
import { planButton } from '../domain/cart/buttons';
import type { Plan } from '../domain/catalogue/types';
import { inForce } from '../domain/subscription/in-force';
import { selectBusy, selectCart } from '../store/selectors/cart';
import { selectAccount } from '../store/selectors/config';
import { planChosen } from '../store/slices/cart';
import { useEmit } from './use-emit';
import { useOrigin } from './use-origin';

/**
 * What the button of a package shows, and what a press does: the page is asked first, then the store.
 * @param from where the button stands
 */
export function usePlanPick(plan: Plan, from: EventDetails['plan-select']['from']) {
  const emit = useEmit();
  const origin = useOrigin();
  const dispatch = useDispatch();
  const cart = useSelector(selectCart);
  const account = useSelector(selectAccount);
  const busy = useSelector(selectBusy);
  const isInCart = cart.plan?.id === plan.id;
  const held = inForce(account);
  const isHeld = cart.plan === null && held?.planId === plan.id;
  return {
    state: planButton(plan, cart, account),
    isBusy: busy?.kind === 'plan' && busy.id === plan.id,
    isInCart,
    /** A choice of sub-packages is one for the cart: the package is in it, or is what an empty one begins with. */
    isChosen: isInCart || isHeld,
    /** Codes of the sub-packages chosen in the cart, or held. */
    selected: (isInCart ? cart.plan?.selected : isHeld ? held?.selected : null) ?? [],
    /** @param selected codes of the sub-packages to choose with it */
    pick: (selected: readonly string[]): void => {
      if (!emit('plan-select-request', { planId: plan.id, code: plan.code, from })) return;
      dispatch(planChosen({ planId: plan.id, from, selected, origin }));
    },
  };
}
