import { describe, expect, it } from 'vitest';
import { circlesIn, foldersOf } from './folder-graph';

describe('folders', () => {
  it('have no import cycles, so that each can be read without those above it', () => {
    expect(circlesIn(foldersOf(['src', 'widgets']))).toEqual([]);
  });

  it('with an import cycle are found, also where the cycle leads through a third folder', () => {
    const graph = new Map(
      Object.entries({ a: new Set(['b']), b: new Set(['c']), c: new Set(['a']), d: new Set(['a']) }),
    );
    expect(circlesIn(graph)).toEqual(['a → b → c → a', 'b → c → a → b', 'c → a → b → c']);
  });
});
