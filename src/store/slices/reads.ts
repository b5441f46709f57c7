import type { PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '../../api/reply';
import { createSlice } from '../kit/slice';

/** State of a read. While it is refetched, or if that fails, the old data stay; the old failure stays until an answer arrives. */
export type Read<T> =
  | { readonly status: 'idle'; readonly data: null; readonly failure: null }
  | { readonly status: 'pending'; readonly data: T | null; readonly failure: Failure | null }
  | { readonly status: 'failed'; readonly data: T | null; readonly failure: Failure }
  | { readonly status: 'ready'; readonly data: T; readonly failure: null };

/** Cache of read-only server data, by resource key. */
export type ReadsState = Readonly<Record<string, Read<unknown>>>;

const IDLE: Read<never> = { status: 'idle', data: null, failure: null };

/** Returns the read under a key; only the resource that owns the key may name its type. */
export const readUnder = <T>(reads: ReadsState, key: string): Read<T> => (reads[key] as Read<T> | undefined) ?? IDLE;

/**
 * Freezes a value and all that it holds, in development only, so that code that changes what a server has answered throws where it does
 * so, and Redux Toolkit need not compare thousands of records for each action.
 */
function frozen<T>(value: T): T {
  if (process.env.NODE_ENV !== 'production' && typeof value === 'object' && value !== null && !Object.isFrozen(value))
    for (const inner of Object.values(Object.freeze(value))) frozen(inner);
  return value;
}

const slice = createSlice({
  name: 'reads',
  initialState: {} as ReadsState,
  reducers: {
    readStarted: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      [payload]: { ...readUnder(state, payload), status: 'pending' },
    }),
    readDone: (state, { payload }: PayloadAction<{ key: string; data: unknown }>) => ({
      ...state,
      [payload.key]: { status: 'ready', data: frozen(payload.data), failure: null },
    }),
    readFailed: (state, { payload }: PayloadAction<{ key: string; failure: Failure }>) => ({
      ...state,
      [payload.key]: { status: 'failed', data: readUnder(state, payload.key).data, failure: payload.failure },
    }),
  },
});

export const { readStarted, readDone, readFailed } = slice.actions;
export const reads = slice.reducer;
