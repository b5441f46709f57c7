import { createAction, type PayloadAction } from '@reduxjs/toolkit';
import type { ShareSurface } from '../../domain/quote/check';
import type { Quote } from '../../domain/quote/quote';
import { createSlice } from '../../store/kit/slice';
import { accountChanged } from '../../store/slices/session';

/** The shared content: the cart, or the quote that a panel passes instead. */
export interface Shared {
  readonly surface: ShareSurface;
  readonly quote?: Quote | undefined;
}

/** Use of a link: copied, downloaded as a PDF, or mailed as a PDF to the member. */
export type LinkUse = 'copy' | 'pdf' | 'mail';

/** A person wants the link of the shared content, or its PDF; an effect (listener) makes it. [REV-44] */
export const linkWanted = createAction<Shared & { readonly as: LinkUse; readonly origin: string | null }>(
  'shareLink/wanted',
);

/** A quote that the server stored without mailing it. */
export interface MadeLink {
  /** The absolute URL of the quote. */
  readonly url: string;
  /** Id for its PDF; null if the link does not contain it. */
  readonly id: string | null;
  /** Absolute address of the estimate, which omits the sender's comment; null if the server does not offer it. */
  readonly estimate: string | null;
  /** Request body that the link was made of, as JSON; another cart or comment needs another link. */
  readonly of: string;
  /** True if the link is in the clipboard; else the person copies it by hand. */
  readonly isCopied: boolean;
}

export interface ShareLinkState {
  /** The use that is running now. */
  readonly busy: LinkUse | null;
  /** The use that finished last; null once another one starts. */
  readonly done: LinkUse | null;
  readonly link: MadeLink | null;
  /** Call with an unknown outcome; a retry reuses its idempotency key. */
  readonly open: OpenCall | null;
}

export interface OpenCall {
  /** Identifies the call. */
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
  also: (on) => [on(accountChanged, (state, { payload: { from } }) => (from > 0 ? initialShareLink : state))],
});

export const { linkStarted, linkMade, linkDone, linkFailed } = slice.actions;
export const shareLink = slice.reducer;
