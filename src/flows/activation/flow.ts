import type { Flow } from '../../store/state';
import { dialogAnswered } from '../../store/slices/dialogs';
import { activation, activationAsked, activationMoved, activationStepped, denialRead } from './slice';

const load = () => import('./effects');

/** An add-on that is switched on or off, from its question to its end. What carries it out comes with the first press. */
export const activationFlow: Flow = {
  name: 'activation',
  reducer: activation,
  listen(on) {
    on({
      actionCreator: activationAsked,
      effect: async ({ payload }, api) => {
        await (await api.extra.load(load, payload.origin))?.askActivation(payload, api);
      },
    });
    on({
      matcher: activationMoved,
      effect: async (action, api) => {
        const before = api.getOriginalState();
        await (await load()).carryOut(action, before, api);
      },
    });
    // Nobody can see it: there is nothing to decide.
    on({
      actionCreator: dialogAnswered,
      effect: ({ payload }, api) => {
        const { queue } = api.getOriginalState().dialogs;
        if (!queue.some(({ id, kind }) => id === payload.id && kind === 'activation')) return;
        api.dispatch(denialRead());
        api.dispatch(activationStepped({ event: { type: 'left' } }));
      },
    });
    on({ actionCreator: denialRead, effect: async (_, api) => (await load()).showActivation(api) });
  },
};
