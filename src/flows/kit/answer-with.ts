import type { ActionCreatorWithPayload } from '@reduxjs/toolkit';
import { originOf } from '../../store/setup/guard';
import type { Effect, StartListening } from '../../store/state';

type Answer<P> = (payload: P, api: Effect) => Promise<void> | void;

/**
 * Has an effect answer an action. The chunk that it is in comes with the first such action; where it cannot be loaded, the person is told
 * and can try again.
 * @param choose picks the effect out of the chunk
 * @param unloaded takes back what the action has shown, where the chunk cannot be loaded
 */
export function answerWith<P, T>(
  on: StartListening,
  actionCreator: ActionCreatorWithPayload<P>,
  load: () => Promise<T>,
  choose: (part: T) => Answer<P>,
  unloaded?: Answer<P>,
): void {
  on({
    actionCreator,
    effect: async (action, api) => {
      const part = await api.extra.load(load, originOf(action));
      await (part ? choose(part) : unloaded)?.(action.payload, api);
    },
  });
}
