import { combineReducers, configureStore, createListenerMiddleware, type Reducer } from '@reduxjs/toolkit';
import type { Ports } from '../ports';
import { reducer, slices, type AppDispatch, type AppStore, type Flow, type RootState } from '../state';
import { startListeners } from './listeners';

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
