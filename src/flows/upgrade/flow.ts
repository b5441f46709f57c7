import { isAnyOf } from '@reduxjs/toolkit';
import { sameContent } from '../../domain/cart/same-content';
import type { Flow } from '../../store/state';
import { cartChanged, cartEmptied, cartReplied, cartTakenUp, upgradeHeard } from '../../store/slices/cart';
import { dialogAnswered } from '../../store/slices/dialogs';
import { selectUpgrade } from './selectors';
import { upgrade, upgradeStarted, upgradeStepped } from './slice';

const load = () => import('./effects');

/** An upgrade up to its order, which the checkout flow carries out. What asks the server comes with the first press. */
export const upgradeFlow: Flow = {
  name: 'upgrade',
  reducer: upgrade,
  listen(on) {
    on({
      actionCreator: upgradeStarted,
      effect: async ({ payload }, api) => {
        const effects = await api.extra.load(load, payload.origin);
        await effects?.startUpgrade(payload, api);
      },
    });
    on({
      actionCreator: upgradeStepped,
      effect: async (_, api) => {
        const before = selectUpgrade(api.getOriginalState());
        const flow = selectUpgrade(api.getState());
        if (flow !== before) await (await load()).followUpgrade(flow, before, api);
      },
    });
    on({
      matcher: isAnyOf(cartChanged, cartReplied, cartTakenUp, cartEmptied, upgradeHeard),
      effect: async (action, api) => {
        const isOther = !sameContent(api.getOriginalState().cart.content, api.getState().cart.content);
        const { phase } = selectUpgrade(api.getState()).state;
        if ((isOther || upgradeHeard.match(action)) && (phase === 'picking' || phase === 'reviewing'))
          (await load()).tellAgain(api);
      },
    });
    on({
      actionCreator: dialogAnswered,
      effect: async ({ payload }, api) => {
        const { queue } = api.getOriginalState().dialogs;
        if (queue.some(({ id, kind }) => id === payload.id && kind === 'upgrade'))
          api.dispatch(upgradeStepped({ event: { type: 'cancelled' } }));
      },
    });
  },
};
