import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesIn, readRoot, ROOT } from './files';

/** Returns the tests of pages that are not played in Firefox, by their names. */
function leftOut(): readonly string[] {
  const [, list = ''] = /NOT_IN_FIREFOX = \[([^\]]*)\]/.exec(readRoot('vitest.config.ts')) ?? [];
  return Array.from(list.matchAll(/'([\w-]+)'/g), ([, name = '']) => name);
}

/** Returns the names in the rows of the table of reasons, in the section of `docs/testing.md`. */
function reasoned(): readonly string[] {
  const [, section = ''] = /\n## Firefox and WebKit\n([\s\S]*?)\n## /.exec(readRoot('docs/testing.md')) ?? [];
  return Array.from(section.matchAll(/^\| `([\w-]+)` \| \S/gm), ([, name = '']) => name);
}

it('a test of a page that Firefox does not play has its reason in the docs, and no other has one', () => {
  expect(leftOut().length).toBeGreaterThan(0);
  expect(reasoned().toSorted()).toEqual(leftOut().toSorted());
});

it('a test of a page that Firefox does not play is there', () => {
  expect(leftOut().filter((name) => !existsSync(join(ROOT, `tests/page/${name}.test.ts`)))).toEqual([]);
});

it('no test of a page that Firefox plays asks the driver for the body of a request, which is null there', () => {
  const played = filesIn(['tests/page']).filter(({ path }) => !path.startsWith('tests/page/hosts/'));
  expect(played.filter(({ text }) => text.includes('postData')).map(({ path }) => path)).toEqual([]);
});
