import { useDispatch, useSelector } from 'react-redux';
import type { EventDetails } from '../bus/events';
import { planButton } from '../domain/cart/buttons';
import type { Plan } from '../domain/catalogue/types';
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
  return {
    state: planButton(plan, cart, account),
    isBusy: busy?.kind === 'plan' && busy.id === plan.id,
    isInCart,
    /** Codes of the sub-packages chosen in the cart. */
    selected: isInCart ? (cart.plan?.selected ?? []) : [],
    /** @param selected codes of the sub-packages to choose with it */
    pick: (selected: readonly string[]): void => {
      if (!emit('plan-select-request', { planId: plan.id, code: plan.code, from })) return;
      dispatch(planChosen({ planId: plan.id, from, selected, origin }));
    },
  };
}
