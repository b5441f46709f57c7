import { createAction, type PayloadAction } from '@reduxjs/toolkit';
import type { GuideRequest } from '../../contract/pricing-guide';
import { createSlice } from '../../store/kit/slice';
import { accountChanged } from '../../store/slices/session';
import type { RootState } from '../../store/state';
import { EDITING_GUIDE, guideStep, type GuideEvent, type GuideStep } from './machine';

/** A person requests a guide; an effect (listener) sends the request. */
export const guideAsked = createAction<{
  /** Key of the form's element. */
  readonly origin: string;
  readonly request: GuideRequest;
}>('guide/asked');

/** A request with an unknown outcome. A repeat reuses its idempotency key, so that the server mails the guide only once. */
interface OpenRequest {
  /** The request as JSON. */
  readonly body: string;
  readonly idempotencyKey: string;
}

interface GuideForm {
  readonly step: GuideStep;
  readonly open: OpenRequest | null;
}

/** State of the page's forms, by the key of their element; each form requests its own guide. */
export type GuideFlowState = Readonly<Record<string, GuideForm>>;

declare module '../../store/state' {
  interface LazySlices {
    readonly guide: GuideFlowState;
  }
}

const BLANK: GuideForm = { step: EDITING_GUIDE, open: null };

interface Step {
  readonly origin: string;
  readonly event: GuideEvent;
  /** The request whose outcome is unknown; null clears it, undefined keeps the previous one. */
  readonly open?: OpenRequest | null;
}

function moved(forms: GuideFlowState, { origin, event, open }: Step): GuideFlowState {
  const before = forms[origin] ?? BLANK;
  const step = guideStep(before.step, event);
  return step === before.step ? forms : { ...forms, [origin]: { step, open: open === undefined ? before.open : open } };
}

const initialState: GuideFlowState = {};

const slice = createSlice({
  name: 'guide',
  initialState,
  reducers: { guideStepped: (forms, { payload }: PayloadAction<Step>) => moved(forms, payload) },
  also: (on) => [
    on(accountChanged, (forms, { payload: { from } }): GuideFlowState => (from > 0 ? initialState : forms)),
    on(guideAsked, (forms, { payload: { origin } }) => moved(forms, { origin, event: { type: 'asked' } })),
  ],
});

export const { guideStepped } = slice.actions;
export const guide = slice.reducer;

/** Returns the state of a form; blank until the flow has joined the store. */
const selectForm = ({ guide: forms }: RootState, origin: string): GuideForm => forms?.[origin] ?? BLANK;

export const selectGuide = (state: RootState, origin: string): GuideStep => selectForm(state, origin).step;
export const selectOpenGuide = (state: RootState, origin: string): OpenRequest | null => selectForm(state, origin).open;
