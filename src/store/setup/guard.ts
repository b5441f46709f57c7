import type { UnknownAction } from '@reduxjs/toolkit';
import type { Effect, Runs, StartListening } from '../state';

/** Loads the cart's effects: one chunk, with the first press. */
export const loadEffects = () => import('../effects');

/** Returns the key of the element that an action came from. */
export const originOf = ({ payload }: UnknownAction): string | null =>
  typeof payload === 'object' && payload && 'origin' in payload ? (payload.origin as string | null) : null;

/** Reports an error that an effect or a predicate threw, to the host page and the person. The dialog's code loads with the first one. */
export const showError = async (
  error: unknown,
  origin: string | null,
  api: Pick<Effect, 'dispatch' | 'extra'>,
): Promise<void> => (await api.extra.load(loadEffects, origin))?.showUnexpectedError(error, origin, api);

type Options = Parameters<StartListening>[0];

/**
 * Wraps `startListening`, so that an effect that throws is reported to the host page and the person. Each effect releases what it
 * holds by itself (`finally`).
 * @param runs hears the outcome of an effect that threw
 */
export function guarded(start: StartListening, runs: Runs): StartListening {
  const guard =
    (effect: Options['effect']): Options['effect'] =>
    async (action, api) => {
      try {
        await effect(action, api);
      } catch (error) {
        runs.ended(action, 'failed');
        const origin = originOf(action);
        await showError(error, origin, api);
      }
    };
  return ((options: Options) => start({ ...options, effect: guard(options.effect) })) as StartListening;
}
