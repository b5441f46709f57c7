import { createAction, type PayloadAction } from '@reduxjs/toolkit';
import { VISITOR } from '../../domain/subscription/user-type';
import type { Account } from '../../domain/subscription/types';
import { createSlice } from '../kit/slice';

/** Session of the page. `unknown` renders as a visitor, so that prices never wait for it. */
export interface SessionState {
  readonly status: 'unknown' | 'known' | 'failed';
  readonly account: Account;
}

/** The subscription changed on this page; a broadcast makes the other tabs refetch. [STO-06] */
export const upgradeFinished = createAction('session/upgradeFinished');

const initialState: SessionState = { status: 'unknown', account: VISITOR };

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionRead: (_, { payload }: PayloadAction<Account>): SessionState => ({ status: 'known', account: payload }),
    /** The session could not be read, so the person counts as a visitor. */
    sessionFailed: (): SessionState => ({ status: 'failed', account: VISITOR }),
  },
});

export const { sessionRead, sessionFailed } = slice.actions;
export const session = slice.reducer;

export const selectAccount = (state: { readonly session: SessionState }): Account => state.session.account;
