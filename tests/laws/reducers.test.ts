import { describe, expect, it } from 'vitest';
import { filesIn } from './files';

const ASSIGNS =
  /\bstate(\.\w+|\[[^\]]+\])+\s*(=(?![=>])|\+=|-=|\?\?=|\|\|=)|\bdelete state\b|\bstate(\.\w+)+\.(push|splice|sort|pop|shift|unshift|reverse)\(/;

const slices = filesIn(['src/store/slices', 'src/flows'], /\.ts$/);

/** The build hands reducers the state itself, see `tools/pure-reducers.mjs`. */
describe('reducers', () => {
  it('return a new state and leave the old one alone', () => {
    expect(slices.length).toBeGreaterThan(10);
    expect(slices.filter(({ text }) => ASSIGNS.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it.each(['state.a = 1', 'state.a.b += 1', 'state.list.push(1)', 'delete state.a', "state['a'] = 1"])(
    'that say %s would be found',
    (code) => expect(code).toMatch(ASSIGNS),
  );

  it.each(['state.a === 1', 'a: state.b', 'state.a.map((b) => b)', '(state) => state.b'])('may say %s', (code) =>
    expect(code).not.toMatch(ASSIGNS),
  );
});
