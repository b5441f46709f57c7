import {
  createAction,
  type ActionCreatorWithoutPayload,
  type ActionCreatorWithPreparedPayload,
  type PayloadAction,
  type PayloadActionCreator,
  type Reducer,
  type UnknownAction,
} from '@reduxjs/toolkit';

/** Reducer of one action. It returns a new state, or the same object if nothing changes. */
type CaseReducer<S> = (state: S, action: PayloadAction<never>) => S;

/** A case reducer with a `prepare` function, which builds the payload from the arguments of the action creator. */
interface Prepared<S> {
  readonly reducer: CaseReducer<S>;
  readonly prepare: (...args: never[]) => { readonly payload: unknown };
}

type Cases<S> = Readonly<Record<string, CaseReducer<S> | Prepared<S>>>;

type CreatorOf<C> = C extends { readonly prepare: (...args: infer Args) => { readonly payload: infer P } }
  ? ActionCreatorWithPreparedPayload<Args, P>
  : C extends (state: never, action: infer A) => unknown
    ? A extends PayloadAction<infer P>
      ? PayloadActionCreator<P>
      : ActionCreatorWithoutPayload
    : never;

/** An action creator, or a matcher from `isAnyOf`. */
type Matching<A extends UnknownAction> =
  | ((action: UnknownAction) => action is A)
  | { match(action: UnknownAction): action is A };

type Step<S> = (state: S, action: UnknownAction) => S;

/** Registers a reducer for an action of another slice. */
type On<S> = <A extends UnknownAction>(matching: Matching<A>, reducer: (state: S, action: A) => S) => Step<S>;

interface Options<S, C extends Cases<S>> {
  readonly name: string;
  readonly initialState: S;
  readonly reducers: C;
  /** Reducers for actions of other slices; they run in this order, after the slice's own. */
  readonly also?: (on: On<S>) => readonly Step<S>[];
}

interface Slice<S, C> {
  readonly actions: { readonly [Name in keyof C]: CreatorOf<C[Name]> };
  readonly reducer: Reducer<S>;
}

const isPrepared = <S>(one: CaseReducer<S> | Prepared<S>): one is Prepared<S> => typeof one === 'object';

/**
 * Creates a slice like Redux Toolkit's `createSlice`, but without drafts: reducers return the next state, so that tests run the
 * shipped code and no bundle contains Immer.
 */
export function createSlice<S, C extends Cases<S>>({
  name,
  initialState,
  reducers,
  also = () => [],
}: Options<S, C>): Slice<S, C> {
  const own = new Map<string, CaseReducer<S>>();
  const actions: Record<string, unknown> = {};
  for (const [key, one] of Object.entries<CaseReducer<S> | Prepared<S>>(reducers)) {
    const type = `${name}/${key}`;
    own.set(type, isPrepared(one) ? one.reducer : one);
    actions[key] = isPrepared(one)
      ? createAction(type, one.prepare as (...args: unknown[]) => { payload: unknown })
      : createAction(type);
  }
  const steps = also((matching, reducer) => (state, action) => {
    const isIt = 'match' in matching ? matching.match : matching;
    return isIt(action) ? reducer(state, action) : state;
  });
  return {
    actions: actions as Slice<S, C>['actions'],
    reducer: (state = initialState, action) => {
      const next = own.get(action.type)?.(state, action as PayloadAction<never>) ?? state;
      return steps.reduce((now, step) => step(now, action), next);
    },
  };
}
