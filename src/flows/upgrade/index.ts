import { isAnyOf } from '@reduxjs/toolkit';
import { sameContent } from '../../domain/cart/same-content';
import { cartChanged, cartEmptied, cartReplied, cartTakenUp, upgradeHeard } from '../../store/slices/cart';
import { answerWith } from '../kit/answer-with';
import { createFlow } from '../kit/create-flow';
import { selectUpgrade, upgrade, upgradeStarted, upgradeStepped } from './slice';

const load = () => import('./effects');

/** While the cart asks a question of its own, that stands in a dialog too; an order has the checkout's. */
const HIDDEN: readonly string[] = ['closed', 'placing', 'ordered'];

/** An upgrade up to its order, which the checkout flow carries out. What asks the server comes with the first press. */
export const upgradeFlow = createFlow({
  name: 'upgrade',
  reducer: upgrade,
  select: selectUpgrade,
  moves: upgradeStepped.match,
  dialog: {
    kind: 'upgrade',
    isShown: ({ step }) => !HIDDEN.includes(step.phase),
    closed: () => [upgradeStepped({ event: { type: 'cancelled' } })],
  },
  load,
  listen(on) {
    answerWith(on, upgradeStarted, load, (effects) => effects.startUpgradeEffect);
    // The cart, or the subscription, became another while it was looked at: what is shown is what would be ordered.
    on({
      matcher: isAnyOf(cartChanged, cartReplied, cartTakenUp, cartEmptied, upgradeHeard),
      effect: (action, api) => {
        const isOther = !sameContent(api.getOriginalState().cart.content, api.getState().cart.content);
        const { phase } = selectUpgrade(api.getState()).step;
        if ((isOther || upgradeHeard.match(action)) && (phase === 'picking' || phase === 'reviewing'))
          api.dispatch(upgradeStepped({ event: { type: 'overtaken' } }));
      },
    });
  },
});
