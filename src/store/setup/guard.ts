import type { UnknownAction } from '@reduxjs/toolkit';
import type { Client } from '../../api/client';
import { watchMember } from '../slices/session';
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

/** Returns a client that sends no more writes once `isOver` is true. */
export const clientUntil = ({ request, outcome }: Client, isOver: () => boolean): Client => ({
  outcome,
  request: (name, options) => request(name, { ...options, isOver }),
});

/**
 * Returns the API of an effect that acts for the member who is here as it begins. Once another account has come in their place, it sends
 * no write, moves no page, raises no event and starts no other flow. [docs/decisions/0066]
 */
function forOneMember(api: Effect): Effect {
  const { extra } = api;
  const isOver = watchMember(api.getState);
  /** Lets something happen only while the member is here. */
  const whileHere =
    <A extends readonly unknown[], R>(act: (...given: A) => R) =>
    (...given: A): R | false =>
      !isOver() && act(...given);
  return {
    ...api,
    isOver,
    extra: {
      ...extra,
      client: clientUntil(extra.client, isOver),
      emit: whileHere(extra.emit),
      navigate: whileHere(extra.navigate),
      reload: whileHere(extra.reload),
      flow: async (name, origin) => (await extra.flow(name, origin)) && !isOver(),
    },
  };
}

/**
 * Wraps `startListening`, so that an effect acts for one member, and what it throws is reported to the host page and the person. Each
 * effect releases what it holds by itself (`finally`).
 * @param runs hears the outcome of an effect that threw
 */
export function guarded(start: StartListening, runs: Runs): StartListening {
  const guard =
    (effect: Options['effect']): Options['effect'] =>
    async (action, api) => {
      try {
        await effect(action, forOneMember(api));
      } catch (error) {
        runs.ended(action, 'failed');
        const origin = originOf(action);
        await showError(error, origin, api);
      }
    };
  return ((options: Options) => start({ ...options, effect: guard(options.effect) })) as StartListening;
}
