import type { ActionCreatorWithPayload } from '@reduxjs/toolkit';
import { originOf } from '../../store/setup/guard';
import type { Effect, StartListening } from '../../store/state';

type Answer<P> = (payload: P, api: Effect) => Promise<void> | void;

/**
 * Registers an effect (listener) whose chunk loads with the first such action. If the chunk cannot be loaded, the loader tells
 * the person and offers a retry by hand, because the effect may order or pay.
 * @param choose picks the effect out of the chunk
 * @param stopped undoes what the action has shown, if the chunk cannot be loaded or the effect throws
 */
export function answerWith<P, T>(
  on: StartListening,
  actionCreator: ActionCreatorWithPayload<P>,
  load: () => Promise<T>,
  choose: (part: T) => Answer<P>,
  stopped?: Answer<P>,
): void {
  on({
    actionCreator,
    effect: async (action, api: Effect) => {
      // What the action has shown went with its member.
      const stop = () => (api.isOver?.() ? undefined : stopped?.(action.payload, api));
      try {
        const part = await api.extra.load(load, originOf(action), 'by-hand');
        if (!api.isOver?.()) await (part ? choose(part)(action.payload, api) : stop());
      } catch (error) {
        await stop();
        throw error;
      }
    },
  });
}
