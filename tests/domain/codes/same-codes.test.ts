import { describe, expect, it } from 'vitest';
import { sameCodes } from '../../../src/domain/codes/same-codes';

describe('the list that the server confirms', () => {
  it.each([
    ['the same', ['a', 'b'], ['a', 'b'], true],
    ['in another order', ['a', 'b', 'c'], ['c', 'a', 'b'], true],
    ['nothing of nothing', [], [], true],
    ['shorter', ['a', 'b'], ['a'], false],
    ['longer', ['a'], ['a', 'b'], false],
    ['of the same length with another code', ['a', 'b'], ['a', 'c'], false],
    ['with one named twice in place of another', ['a', 'b'], ['a', 'a'], false],
    ['with both named twice', ['a', 'a', 'b'], ['a', 'b', 'a'], true],
    ['with another one named twice', ['a', 'a', 'b'], ['a', 'b', 'b'], false],
    ['in another case', ['a'], ['A'], false],
  ])('is compared with the requested one: %s [ACT-15]', (_, requested, confirmed, isSame) => {
    expect(sameCodes(requested, confirmed)).toBe(isSame);
  });
});
