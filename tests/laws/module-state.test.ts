import { describe, expect, it } from 'vitest';
import { filesIn } from './files';

/** Folders whose code several pages share in one process, as in tests and stories. */
const ROOMS = ['src/store', 'src/flows', 'src/commands', 'src/hooks', 'src/views'];

/** Matches mutable module-level state: a top-level `let`, `Map` or `Set`. A readonly table is no state. */
const STATE = /^(?:export )?(?:let \w+|const \w+(?:: (?!Readonly)[^=]+)? = new (?:Weak)?(?:Map|Set)\b)/gm;

describe('the state of a page', () => {
  it.each([
    ['let busy = false;', true],
    ['const seen = new WeakMap<object, string>();', true],
    ['export const asked: Map<string, string> = new Map();', true],
    ['const KINDS: ReadonlySet<string> = new Set();', false],
    ['  const local = new Map();', false],
  ])('is found in module scope: %s', (line, isState) => {
    expect(line.match(STATE) !== null).toBe(isState);
  });

  it('is kept in its store or its session and never in module scope', () => {
    const found = filesIn(ROOMS, /\.tsx?$/).flatMap(({ path, text }) =>
      [...text.matchAll(STATE)].map(([line]) => `${path}: ${line}`),
    );
    expect(found).toEqual([]);
  });
});
