import type { ActionCreatorWithPayload } from '@reduxjs/toolkit';
import { originOf } from '../../store/setup/guard';
import type { Effect, StartListening } from '../../store/state';

/**
 * Has an effect answer an action. The chunk that it is in comes with the first such action; where it cannot be loaded, the person is told
 * and can try again.
 * @param choose picks the effect out of the chunk
 */
export function answerWith<P, T>(
  on: StartListening,
  actionCreator: ActionCreatorWithPayload<P>,
  load: () => Promise<T>,
  choose: (part: T) => (payload: P, api: Effect) => Promise<void> | void,
): void {
  on({
    actionCreator,
    effect: async (action, api) => {
      const part = await api.extra.load(load, originOf(action));
      if (part) await choose(part)(action.payload, api);
    },
  });
}
