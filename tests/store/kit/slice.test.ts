import { createAction, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import { createSlice } from '../../../src/store/kit/slice';

interface Till {
  readonly sum: number;
  readonly notes: readonly string[];
}

const closed = createAction<number>('day/closed');
const opened = createAction('day/opened');

const slice = createSlice({
  name: 'till',
  initialState: { sum: 0, notes: [] } as Till,
  reducers: {
    paid: (state, { payload }: PayloadAction<number>) => ({ ...state, sum: state.sum + payload }),
    emptied: (state) => ({ ...state, sum: 0 }),
    noted: {
      reducer: (state, { payload }: PayloadAction<string>) => ({ ...state, notes: [...state.notes, payload] }),
      prepare: (who: string, what: string) => ({ payload: `${who}: ${what}` }),
    },
  },
  also: (on) => [
    on(closed, (state, { payload }) => ({ ...state, sum: state.sum - payload })),
    on(isAnyOf(closed, opened), (state, { type }) => ({ ...state, notes: [...state.notes, type] })),
  ],
});
const { paid, emptied, noted } = slice.actions;
const at = (state: Till): Till => Object.freeze({ ...state, notes: Object.freeze([...state.notes]) });

describe('a slice', () => {
  it('starts with its initial state', () => {
    expect(slice.reducer(undefined, { type: '@@init' })).toEqual({ sum: 0, notes: [] });
  });

  it('prefixes its actions with its name and passes their payloads', () => {
    expect(paid(5)).toEqual({ type: 'till/paid', payload: 5 });
    expect(emptied()).toEqual({ type: 'till/emptied', payload: undefined });
    expect(noted('Robin', 'short')).toEqual({ type: 'till/noted', payload: 'Robin: short' });
    expect(paid.match(paid(1))).toBe(true);
  });

  it.each([
    ['an action of its own', paid(5), { sum: 12, notes: [] }],
    ['an action without a payload', emptied(), { sum: 0, notes: [] }],
    ['an action whose payload is built from arguments', noted('Robin', 'short'), { sum: 7, notes: ['Robin: short'] }],
    ['an action of another slice, with each of its cases in order', closed(3), { sum: 4, notes: ['day/closed'] }],
    ['one of several actions that it listens to', opened(), { sum: 7, notes: ['day/opened'] }],
  ])('reduces %s without mutating the given state', (_, action, next) => {
    const before = at({ sum: 7, notes: [] });
    expect(slice.reducer(before, action)).toEqual(next);
    expect(before).toEqual({ sum: 7, notes: [] });
  });

  it('returns the same state for any other action', () => {
    const before = at({ sum: 7, notes: [] });
    expect(slice.reducer(before, { type: 'till/unknown' })).toBe(before);
    expect(slice.reducer(before, { type: 'constructor' })).toBe(before);
  });
});
