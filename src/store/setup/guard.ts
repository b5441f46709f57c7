import type { UnknownAction } from '@reduxjs/toolkit';
import type { Ended, StartListening } from '../state';

/** The cart's rules and what they do to the world: one chunk, for the first press. */
export const loadEffects = () => import('../effects');

/** The key of the element that an action came from. */
export const originOf = ({ payload }: UnknownAction): string | null =>
  typeof payload === 'object' && payload && 'origin' in payload ? (payload.origin as string | null) : null;

type Options = Parameters<StartListening>[0];

/**
 * Starts listeners whose effects lock nothing when they throw: an effect releases by itself what it holds (`finally`), and here the
 * page and the person are told.
 * @param ended hears that one has failed
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
