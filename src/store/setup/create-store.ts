import {
  combineReducers,
  configureStore,
  createListenerMiddleware,
  type Reducer,
  type UnknownAction,
} from '@reduxjs/toolkit';
import type { Outcome } from '../outcome';
import type { Ports } from '../ports';
import { reducer, slices, type AppDispatch, type AppStore, type Flow, type RootState, type Runs } from '../state';
import { guarded, showError } from './guard';
import { startListeners } from './listeners';

/** Limit in ms for Redux Toolkit's development checks before they warn: a catalogue may have thousands of records. */
const CHECK = { warnAfter: 1000 };

/** Creates the store of a page. It reaches the outside world only through `ports`. */
export function createStore(ports: Ports): AppStore {
  const reported = new Set<string>();
  /** Tells an error once, because a predicate or a subscriber runs with every action, also those of the dialog that tells it. */
  const onError = (error: unknown): void => {
    const text = String(error);
    if (!reported.has(text)) void showError(error, null, { dispatch: store.dispatch, extra: ports });
    reported.add(text);
  };
  const listeners = createListenerMiddleware<RootState, AppDispatch, Ports>({ extra: ports, onError });
  const waiting = new Map<UnknownAction, { readonly resolve: (outcome: Outcome) => void; running: number }>();
  const runs: Runs = {
    begun(intent) {
      const caller = waiting.get(intent);
      if (caller) caller.running += 1;
    },
    ended(intent, outcome) {
      const caller = waiting.get(intent);
      // “Try again” dispatches the intent once more before its failed effect has ended. The caller hears what became of that.
      if (!caller || --caller.running > 0) return;
      waiting.delete(intent);
      caller.resolve(outcome);
    },
  };
  const on = guarded(listeners.startListening, runs);
  startListeners(on, runs);
  const store = configureStore({
    reducer,
    devTools: false,
    middleware: (standard) =>
      standard({ thunk: { extraArgument: ports }, immutableCheck: CHECK, serializableCheck: CHECK }).prepend(
        listeners.middleware,
      ),
  });
  const joined: Record<string, Reducer> = {};
  const { subscribe } = store;
  return Object.assign(store, {
    // What a subscriber throws would leave the dispatch, fail who dispatched, and keep the news from the other subscribers.
    subscribe: (listener: () => void) =>
      subscribe(() => {
        try {
          listener();
        } catch (error) {
          onError(error);
        }
      }),
    join({ name, reducer: own, listen }: Flow) {
      if (joined[name]) return;
      joined[name] = own;
      store.replaceReducer(combineReducers({ ...slices, ...joined }));
      listen(on);
    },
    runCommand: (intent: UnknownAction) =>
      new Promise<Outcome>((resolve) => {
        waiting.set(intent, { resolve, running: 0 });
        store.dispatch(intent);
      }),
  });
}
