import { createAction, type PayloadAction } from '@reduxjs/toolkit';
import type { ShareSurface } from '../../domain/quote/check';
import { emptyDraft, type ShareDraft } from '../../domain/quote/draft';
import type { Quote } from '../../domain/quote/quote';
import { afterEvent, type SharePhase } from './machine';
import { createSlice } from '../../store/kit/slice';
import { accountChanged } from '../../store/slices/session';

/** The person pressed Share; an effect (listener) validates and sends the draft. */
export const sharePressed = createAction<{
  readonly surface: ShareSurface;
  /** Quote that a panel passes, on the marketplace surface only; without it, the quote of the cart. */
  readonly quote?: Quote;
  readonly origin: string | null;
}>('share/pressed');

/** A share form is shown; an effect (listener) restores what was typed before a reload. */
export const shareFormShown = createAction<{ readonly surface: ShareSurface }>('share/formShown');

/** A share with an unknown outcome. A repeat reuses its idempotency key, so that the server mails it only once. */
export interface OpenShare {
  /** Request body, as JSON. */
  readonly body: string;
  readonly idempotencyKey: string;
}

export interface ShareState {
  /** Unsent drafts of each surface; they outlive their form. */
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
    /** Stores a draft; the caller has applied the rules of `domain/quote`. */
    draftChanged: (state, { payload }: PayloadAction<{ surface: ShareSurface; draft: ShareDraft }>) => ({
      ...state,
      drafts: { ...state.drafts, [payload.surface]: payload.draft },
    }),
    shareStarted: (state) => ({ ...state, phase: afterEvent(state.phase, 'sent') }),
    /** Clears the draft after success. */
    shareDone: (state, { payload }: PayloadAction<ShareSurface>) => ({
      drafts: { ...state.drafts, [payload]: emptyDraft },
      phase: afterEvent(state.phase, 'done'),
      open: null,
    }),
    /** Keeps the draft after a failure. */
    shareFailed: (state, { payload }: PayloadAction<OpenShare | null>) => ({
      ...state,
      phase: afterEvent(state.phase, 'refused'),
      open: payload,
    }),
  },
  also: (on) => [
    // A member's drafts wait in the tab's storage; what a visitor has typed belongs to whoever signs in. [docs/decisions/0068]
    on(accountChanged, (state, { payload: { from } }): ShareState => (from > 0 ? initialShare : state)),
  ],
});

export const { draftChanged, shareStarted, shareDone, shareFailed } = slice.actions;
export const share = slice.reducer;
