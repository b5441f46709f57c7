import type { UnknownAction } from '@reduxjs/toolkit';
import type { Ended, StartListening } from '../state';

/** Loads the cart's effects: one chunk, with the first press. */
export const loadEffects = () => import('../effects');

/** Returns the key of the element that an action came from. */
export const originOf = ({ payload }: UnknownAction): string | null =>
  typeof payload === 'object' && payload && 'origin' in payload ? (payload.origin as string | null) : null;

type Options = Parameters<StartListening>[0];

/**
 * Wraps `startListening`, so that an effect that throws is reported to the host page and the person. Each effect releases what it
 * holds by itself (`finally`).
 * @param ended receives the outcome of an effect that threw
 */
export function guarded(start: StartListening, ended: Ended): StartListening {
  const guard =
    (effect: Options['effect']): Options['effect'] =>
    async (action, api) => {
      try {
        await effect(action, api);
      } catch (error) {
        ended(action, 'failed');
        const origin = originOf(action);
        (await api.extra.load(loadEffects, origin))?.showUnexpectedError(error, origin, api);
      }
    };
  return ((options: Options) => start({ ...options, effect: guard(options.effect) })) as StartListening;
}
