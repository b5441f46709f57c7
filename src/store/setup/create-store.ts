import {
  combineReducers,
  configureStore,
  createListenerMiddleware,
  type Reducer,
  type UnknownAction,
} from '@reduxjs/toolkit';
import type { Outcome } from '../outcome';
import type { Ports } from '../ports';
import { reducer, slices, type AppDispatch, type AppStore, type Ended, type Flow, type RootState } from '../state';
import { guarded } from './guard';
import { startListeners } from './listeners';

/** ms that the checks of development may take before the console hears of it: a catalogue may have thousands of records. */
const CHECK = { warnAfter: 1000 };

/** The one store of a page. All it needs of the outside world comes in through `ports`. */
export function createStore(ports: Ports): AppStore {
  // The guard tells of effects that throw; a predicate that does is written to the console by the middleware itself.
  const listeners = createListenerMiddleware<RootState, AppDispatch, Ports>({ extra: ports });
  const waiting = new Map<UnknownAction, (outcome: Outcome) => void>();
  const ended: Ended = (intent, outcome) => {
    waiting.get(intent)?.(outcome);
    waiting.delete(intent);
  };
  const on = guarded(listeners.startListening, ended);
  startListeners(on, ended);
  const store = configureStore({
    reducer,
    devTools: false,
    middleware: (standard) =>
      standard({ thunk: { extraArgument: ports }, immutableCheck: CHECK, serializableCheck: CHECK }).prepend(
        listeners.middleware,
      ),
  });
  const joined: Record<string, Reducer> = {};
  return Object.assign(store, {
    join({ name, reducer: own, listen }: Flow) {
      if (joined[name]) return;
      joined[name] = own;
      store.replaceReducer(combineReducers({ ...slices, ...joined }));
      listen(on);
    },
    runCommand: (intent: UnknownAction) =>
      new Promise<Outcome>((resolve) => {
        waiting.set(intent, resolve);
        store.dispatch(intent);
      }),
  });
}
