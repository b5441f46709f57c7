import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changedBuiltIns } from '../../../src/doctor/live/built-ins';

const { from } = Array;
const { reduce } = Array.prototype;
const { bind } = Function.prototype;
const { stringify } = JSON;
const { allSettled } = Promise;
const noAnswer = () => Promise.reject(new DOMException('no', 'AbortError'));

beforeEach(() => {
  vi.stubGlobal('fetch', noAnswer);
});

/** Puts back what the tests change, at once, because the test runner needs it too. */
function restore(): void {
  Array.from = from;
  Object.assign(Array.prototype, { reduce });
  Object.assign(Function.prototype, { bind });
  JSON.stringify = stringify;
  Object.assign(Promise, { allSettled });
  Reflect.deleteProperty(Object.prototype, 'extend');
}

afterEach(restore);

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
    ['JSON.stringify', () => Object.assign(JSON, { stringify: (value: unknown) => stringify(`${value}`) })],
    ['Promise.allSettled', () => Reflect.deleteProperty(Promise, 'allSettled')],
    ['fetch', () => vi.stubGlobal('fetch', () => undefined)],
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
    restore();
    expect(changed).toContain(name);
  });

  it('are not named for a polyfill that does what the standard says, nor for names that a page has added to every object', () => {
    Object.assign(Array, { from: (...given: Parameters<typeof from>) => from(...given) });
    Object.assign(Object.prototype, { extend: () => 0 });
    vi.stubGlobal('fetch', (...given: []) => noAnswer(...given));
    expect(changedBuiltIns()).toEqual([]);
  });
});
