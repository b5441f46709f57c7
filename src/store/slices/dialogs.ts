import { nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { CartConfirmation } from '../../domain/cart/types';
import { createSlice } from '../kit/slice';

/** Texts are keys with their variables, so that a dialog speaks the language of its opener. */
export interface DialogText {
  readonly key: string;
  readonly vars?: Readonly<Record<string, string | number>>;
}

/** Flows that have a dialog of their own. */
export type FlowDialogKind = 'activation' | 'checkout' | 'migration' | 'upgrade';

export type DialogKind =
  /** Waits; cannot be closed by hand. */
  | { readonly kind: 'loader'; readonly title?: DialogText; readonly text: DialogText }
  | { readonly kind: 'success'; readonly text: DialogText; readonly link?: string | undefined }
  | { readonly kind: 'info'; readonly title: DialogText; readonly text: DialogText }
  /** A server's own message stands as it is, in `message`. */
  | { readonly kind: 'error'; readonly title?: DialogText; readonly text?: DialogText; readonly message?: string }
  | { readonly kind: 'confirm'; readonly confirmation: CartConfirmation }
  | { readonly kind: 'clear'; readonly count: number }
  /** Asks anything else that is answered with one of two buttons. */
  | {
      readonly kind: 'question';
      readonly title: DialogText;
      readonly text: DialogText;
      readonly ok: DialogText;
      readonly cancel: DialogText;
    }
  /** A test drive needs something to drive. */
  | { readonly kind: 'trial'; readonly isAtPricing: boolean }
  /** Shows where the flow of that name stands. */
  | { readonly kind: FlowDialogKind };

export type OpenDialog = DialogKind & {
  readonly id: string;
  /** Key of the element that opened it: language, theme and tokens are taken from there. */
  readonly origin: string | null;
};

export type DialogAnswer = 'ok' | 'cancel';

export interface DialogsState {
  /** The first is shown; the others wait. */
  readonly queue: readonly OpenDialog[];
  /** The share form stands open below them; `origin` is the key of the element that opened it. [QUO-09] */
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
