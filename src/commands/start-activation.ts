import { activationFlow } from '../flows/activation';
import { activationAsked } from '../flows/activation/slice';
import type { Command } from './command';

/** Asks whether an add-on is to be switched on or off. It brings its flow along, so it is loaded with the first press. */
export const startActivation =
  (asked: Omit<Parameters<typeof activationAsked>[0], 'origin'>): Command =>
  ({ store, origin }) => {
    store.join(activationFlow);
    store.dispatch(activationAsked({ ...asked, origin }));
  };
