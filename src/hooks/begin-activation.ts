import { activationFlow } from '../flows/activation/flow';
import { activationAsked } from '../flows/activation/slice';
import type { AppStore } from '../store/state';

/** Asks for the element of that key whether an add-on is to be switched on or off. */
export function beginActivation(store: AppStore, asked: Parameters<typeof activationAsked>[0]): void {
  store.join(activationFlow);
  store.dispatch(activationAsked(asked));
}
