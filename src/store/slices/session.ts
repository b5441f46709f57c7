import { createAction, type PayloadAction } from '@reduxjs/toolkit';
import { VISITOR } from '../../domain/subscription/user-type';
import type { Account } from '../../domain/subscription/types';
import { createSlice } from '../kit/slice';

/** Who is looking. `unknown` is shown as a visitor and never holds back a price. */
export interface SessionState {
  readonly status: 'unknown' | 'known' | 'failed';
  readonly account: Account;
}

/** The subscription was changed on this page; other tabs have to look anew. [STO-06] */
export const upgradeFinished = createAction('session/upgradeFinished');

const initialState: SessionState = { status: 'unknown', account: VISITOR };

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionRead: (_, { payload }: PayloadAction<Account>): SessionState => ({ status: 'known', account: payload }),
    /** The server does not say who it is: a visitor, until it does. */
    sessionFailed: (): SessionState => ({ status: 'failed', account: VISITOR }),
  },
});

export const { sessionRead, sessionFailed } = slice.actions;
export const session = slice.reducer;

export const selectAccount = (state: { readonly session: SessionState }): Account => state.session.account;
