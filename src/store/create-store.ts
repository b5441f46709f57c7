import {
  combineReducers,
  configureStore,
  createListenerMiddleware,
  type EnhancedStore,
  type ListenerEffectAPI,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { startListeners } from './listeners';
import type { Ports } from './ports';
import { cart } from './slices/cart';
import { config } from './slices/config';
import { dialogs } from './slices/dialogs';
import { preferences } from './slices/preferences';
import { quantities } from './slices/quantities';
import { reads } from './slices/reads';
import { session } from './slices/session';

const reducer = combineReducers({
  config,
  session,
  preferences,
  quantities,
  cart,
  dialogs,
  reads,
});

export type RootState = ReturnType<typeof reducer>;
export type AppDispatch = ThunkDispatch<RootState, Ports, UnknownAction>;
export type AppStore = Omit<EnhancedStore<RootState>, 'dispatch'> & { readonly dispatch: AppDispatch };
export type Effect = ListenerEffectAPI<RootState, AppDispatch, Ports>;

/** The one store of a page. All it needs of the outside world comes in through `ports`. */
export function createStore(ports: Ports): AppStore {
  const listeners = createListenerMiddleware<RootState, AppDispatch, Ports>({ extra: ports });
  startListeners(listeners.startListening);
  return configureStore({
    reducer,
    devTools: false,
    middleware: (standard) => standard({ thunk: { extraArgument: ports } }).prepend(listeners.middleware),
  });
}
