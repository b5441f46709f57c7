import { describe, expect, it } from 'vitest';
import { filesIn } from './files';

/** Code of which several pages may run side by side in one process, as in tests and stories. */
const ROOMS = ['src/store', 'src/flows', 'src/commands', 'src/hooks', 'src/views'];

/** What begins a line changes with the module and not with the page; a readonly table is no state. */
const STATE = /^(?:export )?(?:let \w+|const \w+(?:: (?!Readonly)[^=]+)? = new (?:Weak)?(?:Map|Set)\b)/gm;

describe('state of a page', () => {
  it.each([
    ['let busy = false;', true],
    ['const seen = new WeakMap<object, string>();', true],
    ['export const asked: Map<string, string> = new Map();', true],
    ['const KINDS: ReadonlySet<string> = new Set();', false],
    ['  const local = new Map();', false],
  ])('is seen in %s', (line, isState) => {
    expect(line.match(STATE) !== null).toBe(isState);
  });

  it('lies in its store or its session, and in no module', () => {
    const found = filesIn(ROOMS, /\.tsx?$/).flatMap(({ path, text }) =>
      [...text.matchAll(STATE)].map(([line]) => `${path}: ${line}`),
    );
    expect(found).toEqual([]);
  });
});
