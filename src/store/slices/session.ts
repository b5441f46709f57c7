import { createAction, type PayloadAction } from '@reduxjs/toolkit';
import { EXPECTED_MEMBER, isVisitor, VISITOR } from '../../domain/subscription/user-type';
import type { Account } from '../../domain/subscription/types';
import { createSlice } from '../kit/slice';

/** Session of the page. Until it is known the account is a visitor's, so that prices never wait for it. */
export interface SessionState {
  readonly status: 'unknown' | 'known' | 'failed';
  /** True if a member was here last, or the host page says so. Views then offer nothing that is only for visitors. */
  readonly isMemberExpected: boolean;
  readonly account: Account;
  /** Number of members in whose place another account has come on this page. */
  readonly left: number;
}

/** The subscription changed on this page; a broadcast makes the other tabs refetch. [STO-06] */
export const upgradeFinished = createAction('session/upgradeFinished');

/**
 * Another account has come to the open page: what belongs to the former one goes. The ids are those of members, 0 for a visitor, whose
 * choices and entries belong to whoever signs in. [docs/decisions/0066]
 */
export const accountChanged = createAction<{ readonly from: number; readonly to: number }>('session/accountChanged');

const initialState: SessionState = { status: 'unknown', isMemberExpected: false, account: VISITOR, left: 0 };

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    memberExpected: (state): SessionState => ({ ...state, isMemberExpected: true }),
    sessionRead: ({ account: before, left }, { payload }: PayloadAction<Account>): SessionState => ({
      status: 'known',
      isMemberExpected: !isVisitor(payload),
      account: payload,
      left: left + Number(!isVisitor(before) && before.memberId !== payload.memberId),
    }),
    /** The session could not be read, so a press counts as a visitor's. */
    sessionFailed: (state): SessionState => ({ ...state, status: 'failed', account: VISITOR }),
  },
});

export const { memberExpected, sessionRead, sessionFailed } = slice.actions;
export const session = slice.reducer;

/**
 * Returns a function that tells if the member who is here now has left the page to another account since. A visitor leaves nobody: what
 * they have begun belongs to whoever signs in. [docs/decisions/0066]
 */
export function watchMember(getState: () => { readonly session: SessionState }): () => boolean {
  const { left } = getState().session;
  return () => getState().session.left !== left;
}

export const selectAccount = (state: { readonly session: SessionState }): Account => state.session.account;

/**
 * Returns the account by which buttons are labelled: a known account, else a member of whom nothing is known where one is expected,
 * else a visitor. [docs/decisions/0066]
 */
export const selectViewer = ({
  session: { status, isMemberExpected, account },
}: {
  readonly session: SessionState;
}): Account => (status !== 'known' && isMemberExpected ? EXPECTED_MEMBER : account);
