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

/** Slices that every page has; the slices of flows join with the first widget that needs them. */
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
 * Slices of flows, which join the store on demand. Each flow declares its slice here by module augmentation, so that its state is
 * typed everywhere.
 */
export interface LazySlices {}

export type RootState = ReturnType<typeof reducer> & Partial<LazySlices>;
export type AppDispatch = ThunkDispatch<RootState, Ports, UnknownAction>;
/** What the write of a kept pick says, so that sending it again is the same request. */
export interface KeptPick {
  /** Idempotency key of the write. */
  readonly key: string;
  /** Whether the write says that it comes from the pricing page. [API-06] */
  readonly isPricing: boolean;
}
export type Effect = ListenerEffectAPI<RootState, AppDispatch, Ports> & {
  /** The press that the effect answers, to be dispatched once more by “Try again”; absent where nobody pressed. */
  readonly pressed?: UnknownAction;
  /** The kept pick that the effect carries out; absent for any other change. */
  readonly pick?: KeptPick;
  /**
   * Tells if the member for whom the effect began has left the page to another account. The runtime of an earlier release, which a page
   * may run, does not say.
   */
  readonly isOver?: () => boolean;
};
export type StartListening = TypedStartListening<RootState, AppDispatch, Ports>;

/** Hears when the effect of an action begins, and with which outcome it has ended. */
export interface Runs {
  begun(action: UnknownAction): void;
  ended(action: UnknownAction, outcome: Outcome): void;
}

/** A flow: a slice with effects that joins the store with the first widget that needs it. */
export interface Flow {
  /** Name of its slice in the state; its selectors give an initial state until it has joined. */
  readonly name: string;
  readonly reducer: Reducer;
  listen(on: StartListening): void;
}

export type AppStore = Omit<EnhancedStore<RootState>, 'dispatch'> & {
  readonly dispatch: AppDispatch;
  /** Joins a flow to the store; without effect if a flow of that name has joined already. */
  join(flow: Flow): void;
  /**
   * Dispatches a request to change the cart.
   * @returns the outcome, once the effect has ended; where it failed and was tried again, that of the last time
   */
  runCommand(intent: UnknownAction): Promise<Outcome>;
};
