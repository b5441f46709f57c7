import { planButton, type PlanButtonState } from '../../domain/cart/buttons';
import type { Plan } from '../../domain/catalogue/types';
import { inUse } from '../../domain/subscription/in-force';
import { selectAccount, selectViewer } from '../slices/session';
import type { RootState } from '../state';
import { selectBusy, selectCart } from './cart';

export interface PlanPick {
  /** State of the package's button. */
  readonly state: PlanButtonState;
  readonly isBusy: boolean;
  readonly isInCart: boolean;
  /** True if a choice of sub-packages changes the cart: the package is in it, or is held and the cart is empty. */
  readonly isChosen: boolean;
  /** Codes of the sub-packages chosen in the cart, or held. */
  readonly selected: readonly string[];
}

const NONE: readonly string[] = [];

/** Returns what cart and account make of a package; compare it by `shallowEqual`. */
export function selectPlanPick(state: RootState, plan: Plan): PlanPick {
  const cart = selectCart(state);
  const busy = selectBusy(state);
  const held = inUse(selectAccount(state));
  const isInCart = cart.plan?.id === plan.id;
  const isHeld = cart.plan === null && held?.planId === plan.id;
  return {
    state: planButton(plan, cart, selectViewer(state)),
    isBusy: busy?.kind === 'plan' && busy.id === plan.id,
    isInCart,
    isChosen: isInCart || isHeld,
    selected: (isInCart ? cart.plan?.selected : isHeld ? held?.selected : null) ?? NONE,
  };
}
