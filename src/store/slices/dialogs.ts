import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { Confirmation } from '../../domain/cart/types';

/** Texts are keys with their variables, so that a dialog speaks the language of its opener. */
export interface DialogText {
  readonly key: string;
  readonly vars?: Readonly<Record<string, string | number>>;
}

export type DialogKind =
  /** Waits; cannot be closed by hand. */
  | { readonly kind: 'loader'; readonly text: DialogText }
  | { readonly kind: 'success'; readonly text: DialogText }
  | { readonly kind: 'info'; readonly title: DialogText; readonly text: DialogText }
  /** A server's own message stands as it is, in `message`. */
  | { readonly kind: 'error'; readonly text?: DialogText; readonly message?: string }
  | { readonly kind: 'confirm'; readonly confirmation: Confirmation }
  | { readonly kind: 'clear'; readonly count: number }
  /** A test drive needs something to drive. */
  | { readonly kind: 'trial'; readonly isAtPricing: boolean };

export type Dialog = DialogKind & {
  readonly id: string;
  /** Key of the element that opened it: language, theme and tokens are taken from there. */
  readonly origin: string | null;
};

export type DialogAnswer = 'ok' | 'cancel';

export interface DialogsState {
  /** The first is shown; the others wait. */
  readonly queue: readonly Dialog[];
}

const initialState: DialogsState = { queue: [] };

const slice = createSlice({
  name: 'dialogs',
  initialState,
  reducers: {
    dialogOpened: {
      reducer: (state, { payload }: PayloadAction<Dialog>) => ({ queue: [...state.queue, payload] as never[] }),
      prepare: (dialog: DialogKind, origin: string | null = null) => ({
        payload: { ...dialog, id: nanoid(8), origin },
      }),
    },
    dialogAnswered: (state, { payload }: PayloadAction<{ id: string; answer: DialogAnswer }>) => ({
      queue: state.queue.filter((dialog) => dialog.id !== payload.id) as never[],
    }),
  },
});

export const { dialogOpened, dialogAnswered } = slice.actions;
export const dialogs = slice.reducer;
