import { createAction, type PayloadAction } from '@reduxjs/toolkit';
import type { ShareSurface } from '../../domain/quote/check';
import { emptyDraft, type ShareDraft } from '../../domain/quote/draft';
import type { SharedLink } from '../../contract/share';
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

/** Somebody wants the link of what is shared, or its PDF, and nobody to get a mail. [REV-44] */
export const linkWanted = createAction<{
  readonly surface: ShareSurface;
  readonly quote?: Quote;
  readonly as: 'copy' | 'pdf';
  readonly origin: string | null;
}>('share/linkWanted');

/** A quote that was kept without a mail. */
export interface MadeLink extends SharedLink {
  /** What it is of: the body that was sent, as text. */
  readonly body: string;
  /** It is in the clipboard; else whoever wants it copies it by hand. */
  readonly isCopied: boolean;
}

export interface ShareState {
  /** What was entered and not sent; it outlives its form. */
  readonly drafts: Readonly<Record<ShareSurface, ShareDraft>>;
  readonly phase: SharePhase;
  readonly open: OpenShare | null;
  readonly link: MadeLink | null;
}

export const initialShare: ShareState = {
  drafts: { pricing: emptyDraft, marketplace: emptyDraft },
  phase: 'editing',
  open: null,
  link: null,
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
      ...state,
      drafts: { ...state.drafts, [payload]: emptyDraft },
      phase: afterEvent(state.phase, 'done'),
      open: null,
    }),
    /** A link was made, and nothing was mailed: what was entered stays. */
    linkMade: (state: ShareState, { payload }: PayloadAction<MadeLink>): ShareState => ({
      ...state,
      phase: afterEvent(state.phase, 'done'),
      link: payload,
    }),
    /** The form is as it was. */
    shareFailed: (state, { payload }: PayloadAction<OpenShare | null>) => ({
      ...state,
      phase: afterEvent(state.phase, 'refused'),
      open: payload,
    }),
  },
});

export const { linkMade, draftChanged, shareStarted, shareDone, shareFailed } = slice.actions;
export const share = slice.reducer;
