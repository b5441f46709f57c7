import { afterEach, describe, expect, it } from 'vitest';
import { changedBuiltIns } from '../../../src/doctor/live/built-ins';

const { from } = Array;
const { reduce } = Array.prototype;
const { bind } = Function.prototype;

afterEach(() => {
  Array.from = from;
  Object.assign(Array.prototype, { reduce });
  Object.assign(Function.prototype, { bind });
  Reflect.deleteProperty(Object.prototype, 'extend');
});

describe('built-in functions', () => {
  it('are as the standard says', () => {
    expect(changedBuiltIns()).toEqual([]);
  });

  it.each<[string, () => void]>([
    [
      'Array.from',
      () => Object.assign(Array, { from: (list: ArrayLike<unknown>) => Array.prototype.slice.call(list) }),
    ],
    ['Array.prototype.reduce', () => Object.assign(Array.prototype, { reduce: (f: unknown) => f })],
    [
      'Function.prototype.bind',
      () => {
        Object.assign(Function.prototype, {
          bind() {
            throw new Error('no');
          },
        });
      },
    ],
  ])('are named if a page has changed them: %s', (name, change) => {
    change();
    const changed = changedBuiltIns();
    expect(changed).toContain(name);
  });

  it('are not named for a polyfill that does what the standard says, nor for names that a page has added to every object', () => {
    Object.assign(Array, { from: (...given: Parameters<typeof from>) => from(...given) });
    Object.assign(Object.prototype, { extend: () => 0 });
    expect(changedBuiltIns()).toEqual([]);
  });
});
