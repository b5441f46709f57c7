import {
  createAction,
  type ActionCreatorWithoutPayload,
  type ActionCreatorWithPreparedPayload,
  type PayloadAction,
  type PayloadActionCreator,
  type Reducer,
  type UnknownAction,
} from '@reduxjs/toolkit';

/** The state after an action. It returns a new state, or the one that it was given where nothing changes. */
type CaseReducer<S> = (state: S, action: PayloadAction<never>) => S;

/** One whose payload is made of the arguments of its action creator. */
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

/** An action creator, or what `isAnyOf` makes of several. */
type Matching<A extends UnknownAction> =
  | ((action: UnknownAction) => action is A)
  | { match(action: UnknownAction): action is A };

type Step<S> = (state: S, action: UnknownAction) => S;

/** Lets a slice answer an action of another one. */
type On<S> = <A extends UnknownAction>(matching: Matching<A>, reducer: (state: S, action: A) => S) => Step<S>;

interface Options<S, C extends Cases<S>> {
  readonly name: string;
  readonly initialState: S;
  readonly reducers: C;
  /** What it does with actions of others, in this order, after its own. */
  readonly also?: (on: On<S>) => readonly Step<S>[];
}

interface Slice<S, C> {
  readonly actions: { readonly [Name in keyof C]: CreatorOf<C[Name]> };
  readonly reducer: Reducer<S>;
}

const isPrepared = <S>(one: CaseReducer<S> | Prepared<S>): one is Prepared<S> => typeof one === 'object';

/**
 * A part of the state with the actions that change it, as Redux Toolkit's `createSlice`, without drafts: its reducers return
 * the next state, so that what is tested is what ships, and Immer is in no bundle.
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
