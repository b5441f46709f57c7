import { createAction, type PayloadAction } from '@reduxjs/toolkit';
import type { ShareSurface } from '../../domain/quote/check';
import { emptyDraft, type ShareDraft } from '../../domain/quote/draft';
import type { Quote } from '../../domain/quote/quote';
import { afterEvent, type SharePhase } from './machine';
import { createSlice } from '../../store/kit/slice';

/** Somebody pressed Share. A listener judges the draft and sends it. */
export const sharePressed = createAction<{
  readonly surface: ShareSurface;
  /** What a panel knows of the quote; the cart's own without it. Of the marketplace only. */
  readonly quote?: Quote;
  readonly origin: string | null;
}>('share/pressed');

/** A share whose outcome nobody knows: the same again must not mail twice. */
export interface OpenShare {
  /** The body that was sent, as text. */
  readonly body: string;
  readonly idempotencyKey: string;
}

export interface ShareState {
  /** What was entered and not sent; it outlives its form. */
  readonly drafts: Readonly<Record<ShareSurface, ShareDraft>>;
  readonly phase: SharePhase;
  readonly open: OpenShare | null;
}

declare module '../../store/state' {
  interface LazySlices {
    readonly share: ShareState;
  }
}

export const initialShare: ShareState = {
  drafts: { pricing: emptyDraft, marketplace: emptyDraft },
  phase: 'editing',
  open: null,
};

const slice = createSlice({
  name: 'share',
  initialState: initialShare,
  reducers: {
    /** The rules of `domain/quote` were applied where it was entered. */
    draftChanged: (state, { payload }: PayloadAction<{ surface: ShareSurface; draft: ShareDraft }>) => ({
      ...state,
      drafts: { ...state.drafts, [payload.surface]: payload.draft },
    }),
    shareStarted: (state) => ({ ...state, phase: afterEvent(state.phase, 'sent') }),
    /** The form is blank again. */
    shareDone: (state, { payload }: PayloadAction<ShareSurface>) => ({
      drafts: { ...state.drafts, [payload]: emptyDraft },
      phase: afterEvent(state.phase, 'done'),
      open: null,
    }),
    /** The form is as it was. */
    shareFailed: (state, { payload }: PayloadAction<OpenShare | null>) => ({
      ...state,
      phase: afterEvent(state.phase, 'refused'),
      open: payload,
    }),
  },
});

export const { draftChanged, shareStarted, shareDone, shareFailed } = slice.actions;
export const share = slice.reducer;
