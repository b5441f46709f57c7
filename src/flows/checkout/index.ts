import { isAnyOf } from '@reduxjs/toolkit';
import { cartEmptied, cartReplied, cartReplaced } from '../../store/slices/cart';
import { attemptFound, checkoutWanted, orderAgreed } from '../../store/slices/checkout';
import { answerWith } from '../kit/answer-with';
import { createFlow } from '../kit/create-flow';
import { upgradeOrdered } from '../upgrade/slice';
import { persistAttempt } from './persisted-attempt';
import { isCheckoutShown, selectReview } from './selectors';
import {
  attemptHidden,
  attemptShown,
  checkout,
  attemptMoved,
  attemptStepped,
  reviewConfirmed,
  reviewLeft,
  reviewRetried,
  reviewTold,
} from './slice';

const load = () => import('./effects');

/** Flow of an order, from its review to its end. Its effects load with the first press. */
export const checkoutFlow = createFlow({
  name: 'checkout',
  reducer: checkout,
  moves: attemptMoved,
  dialog: {
    kind: 'checkout',
    isShown: isCheckoutShown,
    closed: ({ review }) => (review ? [reviewLeft()] : []),
  },
  load,
  // What was sent may have been carried out: its outcome is unknown, and what is not in force yet may still be.
  stopped({ review, step }) {
    if (review) return [reviewTold({ ask: review.ask, shown: review.shown, status: 'failed' })];
    if (step.phase === 'idle') return [];
    const over = { key: step.key, now: Infinity };
    return [
      attemptStepped({ event: { type: 'unanswered', key: step.key } }),
      attemptStepped({
        event: { type: 'polled', ...over, answer: { status: null, isEnabled: false, hasRecord: false } },
      }),
      attemptStepped({ event: { type: 'checked', ...over, isDeclined: false, message: null } }),
    ];
  },
  listen(on) {
    answerWith(on, checkoutWanted, load, (effects) => effects.openReview);
    answerWith(on, upgradeOrdered, load, (effects) => effects.placeUpgrade);
    on({
      actionCreator: orderAgreed,
      effect: async ({ payload }, api) => (await load()).placeOrder(payload, api),
    });
    on({ actionCreator: attemptFound, effect: async (_, api) => (await load()).resumePersisted(api) });
    on({ actionCreator: reviewConfirmed, effect: async (_, api) => (await load()).confirmReview(api) });
    on({ actionCreator: reviewRetried, effect: async (_, api) => (await load()).readDue(api) });
    on({
      matcher: isAnyOf(attemptHidden, attemptShown, reviewLeft),
      effect: (_, api) => {
        checkoutFlow.show(api);
        persistAttempt(api);
      },
    });
    on({
      matcher: isAnyOf(cartReplied, cartReplaced, cartEmptied),
      effect: async (_, api) => {
        const isOther = api.getOriginalState().cart.content !== api.getState().cart.content;
        if (isOther && selectReview(api.getState())) await (await load()).reviewAgain(api);
      },
    });
  },
});
