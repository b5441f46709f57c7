import { nanoid, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import type { CartConfirmation } from '../../domain/cart/types';
import { createSlice } from '../kit/slice';

/** Text key with its variables, which the dialog translates to the language of its source element. */
export interface DialogText {
  readonly key: string;
  readonly vars?: Readonly<Record<string, string | number>>;
}

/** Flows that have a dialog of their own. */
export type FlowDialogKind = 'activation' | 'checkout' | 'migration' | 'upgrade';

export type DialogKind =
  /** Shows progress; the person cannot close it. */
  | { readonly kind: 'loader'; readonly title?: DialogText; readonly text: DialogText }
  | { readonly kind: 'success'; readonly text: DialogText; readonly link?: string | undefined }
  /** `link` is the site that the dialog offers to open. */
  | {
      readonly kind: 'info';
      readonly title?: DialogText;
      readonly text: DialogText;
      readonly link?: string | undefined;
    }
  /** `message` is the server's own message, shown as it is; `again` is the press that failed, for “Try again”, which
   * dispatches it with the answer, so that whoever waits for the press hears of it; `isUnsent` tries it again once the network is
   * back. */
  | {
      readonly kind: 'error';
      readonly title?: DialogText;
      readonly text?: DialogText;
      readonly message?: string;
      readonly again?: UnknownAction | undefined;
      readonly isUnsent?: boolean;
    }
  /** Says to a member that the session is over, and offers to sign in again or to reload the page. */
  | { readonly kind: 'signed-out'; readonly text: DialogText }
  | { readonly kind: 'confirm'; readonly confirmation: CartConfirmation }
  | { readonly kind: 'clear'; readonly count: number }
  /** Any other question with two buttons. */
  | {
      readonly kind: 'question';
      readonly title: DialogText;
      readonly text: DialogText;
      readonly ok: DialogText;
      readonly cancel: DialogText;
    }
  /** Says that the cart does not qualify for a trial. */
  | { readonly kind: 'trial'; readonly isAtPricing: boolean }
  /** Renders the state of the flow with that name. */
  | { readonly kind: FlowDialogKind };

export type OpenDialog = DialogKind & {
  readonly id: string;
  /** Key of the source element, from which the dialog takes language, theme and tokens. */
  readonly origin: string | null;
};

export type DialogAnswer = 'ok' | 'cancel';

export interface DialogsState {
  /** Queue of dialogs; the first is shown. */
  readonly queue: readonly OpenDialog[];
  /** Opener of the share form, which is open below the dialogs; `origin` is the key of its element. [QUO-09] */
  readonly share: { readonly origin: string | null } | null;
}

const initialState: DialogsState = { queue: [], share: null };

const slice = createSlice({
  name: 'dialogs',
  initialState,
  reducers: {
    dialogOpened: {
      reducer: (state, { payload }: PayloadAction<OpenDialog>) => ({
        ...state,
        queue: [...state.queue, payload],
      }),
      prepare: (dialog: DialogKind, origin: string | null = null) => ({
        payload: { ...dialog, id: nanoid(8), origin },
      }),
    },
    dialogAnswered: (state, { payload }: PayloadAction<{ id: string; answer: DialogAnswer }>) => ({
      ...state,
      queue: state.queue.filter((dialog) => dialog.id !== payload.id),
    }),
    shareOpened: (state, { payload }: PayloadAction<{ readonly origin: string | null }>) => ({
      ...state,
      share: payload,
    }),
    shareClosed: (state) => ({ ...state, share: null }),
  },
});

export const { dialogOpened, dialogAnswered, shareOpened, shareClosed } = slice.actions;
export const dialogs = slice.reducer;
