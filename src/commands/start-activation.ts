import { activationFlow } from '../flows/activation';
import { activationAsked } from '../flows/activation/slice';
import type { Command } from './command';

/** Starts an activation, which asks for a confirmation first. It loads with the first press, because it imports its flow. */
export const startActivation =
  (asked: Omit<Parameters<typeof activationAsked>[0], 'origin'>): Command =>
  ({ store, origin }) => {
    store.join(activationFlow);
    store.dispatch(activationAsked({ ...asked, origin }));
  };
