import { isAnyOf } from '@reduxjs/toolkit';
import type { Flow } from '../../store/state';
import { cartEmptied, cartReplied, cartTakenUp } from '../../store/slices/cart';
import { attemptFound, checkoutWanted, orderAgreed } from '../../store/slices/checkout';
import { dialogAnswered } from '../../store/slices/dialogs';
import { upgradeOrdered } from '../upgrade/slice';
import { selectReview } from './selectors';
import { attemptHidden, attemptShown, checkout, moved, reviewConfirmed, reviewLeft, reviewRetried } from './slice';

const load = () => import('./effects');

/** An order, from its review to its end. What carries it out comes with the first press. */
export const checkoutFlow: Flow = {
  name: 'checkout',
  reducer: checkout,
  listen(on) {
    on({
      actionCreator: checkoutWanted,
      effect: async ({ payload }, api) => {
        await (await api.extra.load(load, payload.origin))?.openReview(payload, api);
      },
    });
    on({
      actionCreator: upgradeOrdered,
      effect: async ({ payload }, api) => {
        await (await api.extra.load(load, payload.origin))?.placeUpgrade(payload, api);
      },
    });
    on({
      actionCreator: orderAgreed,
      effect: async ({ payload }, api) => (await load()).placeOrder(payload, api),
    });
    on({ actionCreator: attemptFound, effect: async (_, api) => (await load()).resumeKept(api) });
    on({ actionCreator: reviewConfirmed, effect: async (_, api) => (await load()).confirmReview(api) });
    on({ actionCreator: reviewRetried, effect: async (_, api) => (await load()).tellDue(api) });
    on({
      matcher: isAnyOf(attemptHidden, attemptShown, reviewLeft),
      effect: async (_, api) => (await load()).follow(api),
    });
    on({
      matcher: isAnyOf(cartReplied, cartTakenUp, cartEmptied),
      effect: async (_, api) => {
        const isOther = api.getOriginalState().cart.content !== api.getState().cart.content;
        if (isOther && selectReview(api.getState())) await (await load()).reviewAgain(api);
      },
    });
    // Nobody can see it: there is nothing to decide.
    on({
      actionCreator: dialogAnswered,
      effect: ({ payload }, api) => {
        const { queue } = api.getOriginalState().dialogs;
        const isOwn = queue.some(({ id, kind }) => id === payload.id && kind === 'checkout');
        if (isOwn && selectReview(api.getState())) api.dispatch(reviewLeft());
      },
    });
    on({
      matcher: moved,
      effect: async (action, api) => {
        const before = api.getOriginalState();
        await (await load()).carryOut(action, before, api);
      },
    });
  },
};
