import { createAction, type PayloadAction } from '@reduxjs/toolkit';
import type { ShareSurface } from '../../domain/quote/check';
import type { Quote } from '../../domain/quote/quote';
import { createSlice } from '../../store/kit/slice';

/** What is shared: the cart, or the quote of a panel that knows better. */
export interface Shared {
  readonly surface: ShareSurface;
  readonly quote?: Quote | undefined;
}

/** What somebody wants of a quote that nobody else gets by mail: its link, its PDF, or that PDF in their own mail. */
export type LinkUse = 'copy' | 'pdf' | 'mail';

/** Somebody wants the link of what is shared, or its PDF. A listener makes it. [REV-44] */
export const linkWanted = createAction<Shared & { readonly as: LinkUse; readonly origin: string | null }>(
  'shareLink/wanted',
);

/** A quote that was kept without a mail. */
export interface MadeLink {
  /** Absolute. */
  readonly url: string;
  /** Opens its PDF; null where the address does not name it. */
  readonly id: string | null;
  /** Absolute address of the same without what its sender wrote; null where the server does not offer it. */
  readonly estimate: string | null;
  /** What it is of, as text: another cart or comment has another link. */
  readonly of: string;
  /** It is in the clipboard; else whoever wants it copies it by hand. */
  readonly isCopied: boolean;
}

export interface ShareLinkState {
  /** What is under way. */
  readonly busy: LinkUse | null;
  /** What was done last, until something else is. */
  readonly done: LinkUse | null;
  readonly link: MadeLink | null;
  /** What was sent and may have been done: sent again it has to have its key. */
  readonly open: OpenCall | null;
}

export interface OpenCall {
  /** Tells it from others. */
  readonly what: string;
  readonly idempotencyKey: string;
}

declare module '../../store/state' {
  interface LazySlices {
    readonly shareLink: ShareLinkState;
  }
}

export const initialShareLink: ShareLinkState = { busy: null, done: null, link: null, open: null };

const slice = createSlice({
  name: 'shareLink',
  initialState: initialShareLink,
  reducers: {
    linkStarted: (state: ShareLinkState, { payload }: PayloadAction<LinkUse>): ShareLinkState => ({
      ...state,
      busy: payload,
      done: null,
    }),
    linkMade: (state: ShareLinkState, { payload }: PayloadAction<MadeLink>): ShareLinkState => ({
      ...state,
      link: payload,
    }),
    linkDone: (state: ShareLinkState): ShareLinkState => ({ ...state, busy: null, done: state.busy, open: null }),
    linkFailed: (state: ShareLinkState, { payload }: PayloadAction<OpenCall | null>): ShareLinkState => ({
      ...state,
      busy: null,
      open: payload,
    }),
  },
});

export const { linkStarted, linkMade, linkDone, linkFailed } = slice.actions;
export const shareLink = slice.reducer;
