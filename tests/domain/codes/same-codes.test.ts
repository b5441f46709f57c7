import { describe, expect, it } from 'vitest';
import { sameCodes } from '../../../src/domain/codes/same-codes';

describe('the list that the server confirms', () => {
  it.each([
    ['the same', ['a', 'b'], ['a', 'b'], true],
    ['in another order', ['a', 'b', 'c'], ['c', 'a', 'b'], true],
    ['both empty', [], [], true],
    ['shorter', ['a', 'b'], ['a'], false],
    ['longer', ['a'], ['a', 'b'], false],
    ['one code differs', ['a', 'b'], ['a', 'c'], false],
    ['a code repeated instead of another', ['a', 'b'], ['a', 'a'], false],
    ['the same code repeated in both', ['a', 'a', 'b'], ['a', 'b', 'a'], true],
    ['another code repeated', ['a', 'a', 'b'], ['a', 'b', 'b'], false],
    ['another letter case', ['a'], ['A'], false],
  ])('is compared with the requested one: %s [ACT-15]', (_, requested, confirmed, isSame) => {
    expect(sameCodes(requested, confirmed)).toBe(isSame);
  });
});
