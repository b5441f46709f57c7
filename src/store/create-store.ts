import {
  combineReducers,
  configureStore,
  createListenerMiddleware,
  type EnhancedStore,
  type ListenerEffectAPI,
  type Reducer,
  type ThunkDispatch,
  type TypedStartListening,
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

const slices = {
  config,
  session,
  preferences,
  quantities,
  cart,
  dialogs,
  reads,
};
const reducer = combineReducers(slices);

export type RootState = ReturnType<typeof reducer>;
export type AppDispatch = ThunkDispatch<RootState, Ports, UnknownAction>;
export type Effect = ListenerEffectAPI<RootState, AppDispatch, Ports>;
export type StartListening = TypedStartListening<RootState, AppDispatch, Ports>;

/** Something that takes time, with a slice of its own. It comes with the first widget that needs it. */
export interface Flow {
  /** Of its slice in the state. Its own selectors know what holds before it is there. */
  readonly name: string;
  readonly reducer: Reducer;
  listen(on: StartListening): void;
}

export type AppStore = Omit<EnhancedStore<RootState>, 'dispatch'> & {
  readonly dispatch: AppDispatch;
  /** Takes a flow in. One of a name that is there already changes nothing. */
  join(flow: Flow): void;
};

/** The one store of a page. All it needs of the outside world comes in through `ports`. */
export function createStore(ports: Ports): AppStore {
  const listeners = createListenerMiddleware<RootState, AppDispatch, Ports>({ extra: ports });
  startListeners(listeners.startListening);
  const store = configureStore({
    reducer,
    devTools: false,
    middleware: (standard) => standard({ thunk: { extraArgument: ports } }).prepend(listeners.middleware),
  });
  const joined: Record<string, Reducer> = {};
  return Object.assign(store, {
    join({ name, reducer: own, listen }: Flow) {
      if (joined[name]) return;
      joined[name] = own;
      store.replaceReducer(combineReducers({ ...slices, ...joined }) as unknown as typeof reducer);
      listen(listeners.startListening);
    },
  });
}
