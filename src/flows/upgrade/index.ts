import { isAnyOf } from '@reduxjs/toolkit';
import { sameContent } from '../../domain/cart/same-content';
import { cartChanged, cartEmptied, cartReplied, cartReplaced, upgradeReceived } from '../../store/slices/cart';
import { answerWith } from '../kit/answer-with';
import { createFlow } from '../kit/create-flow';
import { selectUpgrade, upgrade, upgradeStarted, upgradeStepped } from './slice';

const load = () => import('./effects');

/** Phases without the upgrade dialog: the cart's own question or the checkout takes its place. */
const HIDDEN: readonly string[] = ['closed', 'placing', 'ordered'];

/** Flow of an upgrade up to its order; the checkout flow carries it out. Its effects load with the first press. */
export const upgradeFlow = createFlow({
  name: 'upgrade',
  reducer: upgrade,
  moves: upgradeStepped.match,
  dialog: {
    kind: 'upgrade',
    isShown: ({ step }) => !HIDDEN.includes(step.phase),
    closed: () => [upgradeStepped({ event: { type: 'cancelled' } })],
  },
  load,
  listen(on) {
    answerWith(on, upgradeStarted, load, (effects) => effects.startUpgradeEffect);
    // The cart or the subscription changed during the review, so the flow reads the costs again: the dialog shows what would be
    // ordered.
    on({
      matcher: isAnyOf(cartChanged, cartReplied, cartReplaced, cartEmptied, upgradeReceived),
      effect: (action, api) => {
        const isOther = !sameContent(api.getOriginalState().cart.content, api.getState().cart.content);
        const { phase } = selectUpgrade(api.getState()).step;
        if ((isOther || upgradeReceived.match(action)) && (phase === 'picking' || phase === 'reviewing'))
          api.dispatch(upgradeStepped({ event: { type: 'overtaken' } }));
      },
    });
  },
});
