import { describe, expect, it } from 'vitest';
import { filesIn } from './files';

const ASSIGNS =
  /\b(?:state|flow)(\.\w+|\[[^\]]+\])+\s*(=(?![=>])|\+\+|--|\+=|-=|\?\?=|\|\|=)|\bdelete (?:state|flow)\b|\b(?:state|flow)(\.\w+)+\.(push|splice|sort|pop|shift|unshift|reverse)\(|Object\.assign\((?:state|flow)\b/;

const slices = filesIn(['src/store/slices', 'src/flows'], /\.ts$/);

/** Reducers get the real state and no draft of Immer, so they must not mutate it; see `src/store/kit/slice`. */
describe('reducers', () => {
  it('never mutate the state that they are given', () => {
    expect(slices.length).toBeGreaterThan(10);
    expect(slices.filter(({ text }) => ASSIGNS.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('are made with our own createSlice and not with that of the toolkit', () => {
    const LIBRARY = /import\s*\{[^}]*\b(createSlice|createReducer)\b[^}]*\}\s*from '@reduxjs\/toolkit'/;
    expect(
      filesIn(['src', 'widgets'])
        .filter(({ text }) => LIBRARY.test(text))
        .map(({ path }) => path),
    ).toEqual([]);
    expect("import { createAction, createSlice } from '@reduxjs/toolkit'").toMatch(LIBRARY);
  });

  it.each([
    'state.a = 1',
    'state.a.b += 1',
    'state.list.push(1)',
    'delete state.a',
    "state['a'] = 1",
    'flow.isHidden = true',
    'flow.ask++',
    'Object.assign(state, more)',
  ])('that mutate are found: %s', (code) => expect(code).toMatch(ASSIGNS));

  it.each(['state.a === 1', 'a: state.b', 'state.a.map((b) => b)', '(state) => state.b'])(
    'that only read are not reported: %s',
    (code) => expect(code).not.toMatch(ASSIGNS),
  );
});
