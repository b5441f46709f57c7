import { createAction, isAnyOf, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { randomId } from '../../api/idempotency';
import {
  activationStep,
  IDLE_ACTIVATION,
  type ActivationCommand,
  type ActivationEvent,
  type ActivationState,
  type ModuleAction,
} from '../../domain/activation/machine';
import type { RefusalReason } from '../../contract/refusal';
import type { ModuleId } from '../../domain/catalogue/types';
import type { DialogText } from '../../store/slices/dialogs';
import { accountChanged } from '../../store/slices/session';
import { createSlice } from '../../store/kit/slice';
import { advance, type FlowState } from '../kit/machine';

/** A person pressed the button that switches an add-on on or off. The flow asks for a confirmation before it changes anything. */
export const activationAsked = createAction<{
  readonly moduleId: ModuleId;
  readonly action: ModuleAction;
  /** Name of the add-on for the dialogs. */
  readonly title: string;
  /** Key of the element with the button. */
  readonly origin: string | null;
}>('activation/asked');

type Asked = ReturnType<typeof activationAsked>['payload'];

/** Returns a random, unguessable key for a new attempt. */
export const newKey = (): string => randomId((size) => crypto.getRandomValues(new Uint8Array(size)));

/** The account may change its add-ons, so the attempt begins. */
export const activationBegun = createAction('activation/begun', (asked: Asked) => ({
  payload: { ...asked, key: newKey() },
}));

/** Goes on with an attempt that an earlier page of this tab left unfinished. */
export const activationResumed = createAction<{
  readonly event: Extract<ActivationEvent, { type: 'resumed' }>;
  readonly title: string;
}>('activation/resumed');

/** Sends an event to the state machine. */
export const activationStepped = createAction<{
  readonly event: Exclude<ActivationEvent, { type: 'pressed' | 'resumed' }>;
  /** Status of a refused reply. */
  readonly code?: number;
  /** Reason that the refusal names. */
  readonly reason?: RefusalReason | null;
}>('activation/stepped');

export const activationMoved = isAnyOf(activationBegun, activationResumed, activationStepped);

/** Maps an action to the event of the state machine. */
function eventOf(action: UnknownAction): ActivationEvent | null {
  if (activationBegun.match(action)) {
    const { key, moduleId, action: wanted } = action.payload;
    return { type: 'pressed', key, moduleId, action: wanted };
  }
  return activationResumed.match(action) || activationStepped.match(action) ? action.payload.event : null;
}

export interface ActivationFlowState extends FlowState<ActivationState, ActivationCommand> {
  readonly title: string;
  /** Status of a refused reply; 0 if there is none. */
  readonly code: number;
  /** Reason that a refusal names; null if it names none. */
  readonly reason: RefusalReason | null;
  /** Reason why the account may not start an attempt. [ACC-07] */
  readonly denied: DialogText | null;
}

declare module '../../store/state' {
  interface LazySlices {
    readonly activation: ActivationFlowState;
  }
}

export const initialActivation: ActivationFlowState = {
  step: IDLE_ACTIVATION,
  outbox: [],
  title: '',
  code: 0,
  reason: null,
  origin: null,
  denied: null,
};

const slice = createSlice({
  name: 'activation',
  initialState: initialActivation,
  reducers: {
    activationDenied: (flow, { payload }: PayloadAction<{ why: DialogText; origin: string | null }>) => ({
      ...flow,
      denied: payload.why,
      origin: payload.origin,
    }),
    denialRead: (flow): ActivationFlowState => ({ ...flow, denied: null }),
  },
  also: (on) => [
    // An attempt under way stays stored in the tab for its member.
    on(accountChanged, () => initialActivation),
    on(activationMoved, (flow, action): ActivationFlowState => {
      const event = eventOf(action);
      const next = event && advance(flow, activationStep, event);
      if (!next) return flow;
      if (activationBegun.match(action)) {
        const { title, origin } = action.payload;
        return { ...initialActivation, ...next, title, origin };
      }
      if (activationResumed.match(action)) return { ...initialActivation, ...next, title: action.payload.title };
      const { code = 0, reason = null } = activationStepped.match(action) ? action.payload : {};
      return { ...flow, ...next, code, reason };
    }),
  ],
});

export const { activationDenied, denialRead } = slice.actions;
export const activation = slice.reducer;
