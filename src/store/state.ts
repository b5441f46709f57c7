import {
  combineReducers,
  type EnhancedStore,
  type ListenerEffectAPI,
  type Reducer,
  type ThunkDispatch,
  type TypedStartListening,
  type UnknownAction,
} from '@reduxjs/toolkit';
import type { Outcome } from './outcome';
import type { Ports } from './ports';
import { cart } from './slices/cart';
import { config } from './slices/config';
import { dialogs } from './slices/dialogs';
import { preferences } from './slices/preferences';
import { quantities } from './slices/quantities';
import { reads } from './slices/reads';
import { session } from './slices/session';

/** What every page has; flows join it with the first widget that needs them. */
export const slices = {
  config,
  session,
  preferences,
  quantities,
  cart,
  dialogs,
  reads,
};
export const reducer = combineReducers(slices);

/**
 * The slices of flows, which join the store with the first widget that needs them. Each flow declares its own here, so that its state
 * has a type wherever it is read.
 */
export interface LazySlices {}

export type RootState = ReturnType<typeof reducer> & Partial<LazySlices>;
export type AppDispatch = ThunkDispatch<RootState, Ports, UnknownAction>;
export type Effect = ListenerEffectAPI<RootState, AppDispatch, Ports>;
export type StartListening = TypedStartListening<RootState, AppDispatch, Ports>;

/** Hears what became of an action. */
export type Ended = (action: UnknownAction, outcome: Outcome) => void;

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
  /** Dispatches what somebody wants of the cart. @returns what became of it, once its effect has ended */
  runCommand(intent: UnknownAction): Promise<Outcome>;
};
