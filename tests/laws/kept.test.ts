import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesIn } from './files';

const CALL = /[sS]torage\.(?:write|read)\(\s*(?:'(\w+)'|`([\w.]+)\$\{|([A-Z]{2,}))/g;
const NAMED = /const ([A-Z]{2,}) = '(\w+)'/g;

/** Returns the names under which the sources keep something in the browser. */
function keptNames(): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { text } of filesIn(['src', 'widgets'], /\.tsx?$/)) {
    const constants = new Map(Array.from(text.matchAll(NAMED), ([, name = '', value = '']) => [name, value]));
    for (const [, literal, prefix, constant = ''] of text.matchAll(CALL)) {
      const name = literal ?? prefix ?? constants.get(constant);
      if (name) names.add(name);
    }
  }
  return names;
}

/** Returns the names in the first column of the table; one that goes on, such as `localization.…`, without the rest. */
const listedNames = (page: string): readonly string[] =>
  Array.from(page.matchAll(/^\| (`[^|]+) \| (?:local|tab)/gm), ([, cell = '']) => cell).flatMap((cell) =>
    Array.from(cell.matchAll(/`([\w.]+)…?`/g), ([, name = '']) => name),
  );

// The owner of a page copies this table into the text of a consent banner.
it('each name under which something is kept in the browser is listed with its purpose', () => {
  const listed = readFileSync('docs/analytics.md', 'utf8');
  const names = [...keptNames()];
  expect(names.length).toBeGreaterThan(15);
  expect(names.filter((name) => !listed.includes(`\`${name}`))).toEqual([]);
});

it('no name is listed under which nothing is kept', () => {
  const listed = listedNames(readFileSync('docs/analytics.md', 'utf8'));
  const sources = filesIn(['src', 'widgets'], /\.tsx?$/).map(({ text }) => text);
  expect(listed.length).toBeGreaterThan(25);
  expect(listed.filter((name) => !sources.some((text) => new RegExp(`['\`]${name}`).test(text)))).toEqual([]);
});
