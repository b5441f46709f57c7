import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COOKIES, KEPT, type Kept } from '../../src/manifest/kept';
import { filesIn } from './files';

const CALL = /([sS]torage(?:\([^)]*\))?\.(?:write|read)\(|DraftOf\(\w+,)\s*(?:'(\w+)'|`([\w.]+)\$\{|([A-Z]{2,}))/g;
const NAMED = /const ([A-Z]{2,}) = '(\w+)'/g;
const sources = filesIn(['src', 'widgets', 'demo/sample'], /\.tsx?$/).filter(
  ({ path }) => path !== 'src/manifest/kept.ts',
);

/** Returns the names under which the sources keep something in the browser. */
function keptNames(): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { text } of sources) {
    const constants = new Map(Array.from(text.matchAll(NAMED), ([, name = '', value = '']) => [name, value]));
    for (const [, , literal, prefix, constant = ''] of text.matchAll(CALL)) {
      const name = literal ?? prefix ?? constants.get(constant);
      if (name) names.add(name);
    }
  }
  return names;
}

/** Returns rows that differ in their key alone as one. */
function united(): readonly (Omit<Kept, 'key'> & { readonly keys: readonly string[] })[] {
  const rows = new Map<string, Kept[]>();
  for (const one of KEPT) rows.set(one.purpose, [...(rows.get(one.purpose) ?? []), one]);
  return [...rows.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, keys: [first, ...others].map(({ key }) => key) }] : [],
  );
}

/** Writes what is kept as the table of `docs/analytics.md`. */
const keptTable = (): string =>
  [
    '| Key or cookie | Where | For | Purpose | Until |',
    '| --- | --- | --- | --- | --- |',
    ...united().map(({ keys, where, category, purpose, until }) => {
      const names = keys.map((key) => `\`${key.replace('waybill.', '')}\``).join(', ');
      const kind = category === 'statistics' ? '**statistics**' : 'the reader';
      return `| ${names} | ${where === 'localStorage' ? 'local' : 'tab'} | ${kind} | ${purpose} | ${until} |`;
    }),
    ...COOKIES.map(({ name, purpose, until }) => `| \`${name}\` | cookie | the reader | ${purpose} | ${until} |`),
  ].join('\n');

const listed = KEPT.map(({ key }) => key.replace(/^waybill\.|…$/g, ''));

// The owner of a page copies this table into the text of a consent banner.
it('each name under which something is kept in the browser is listed with its purpose', () => {
  const names = [...keptNames()];
  expect(names.length).toBeGreaterThan(15);
  expect(names.filter((name) => !listed.includes(name))).toEqual([]);
});

it('no name is listed under which nothing is kept, and none twice', () => {
  expect(listed.length).toBeGreaterThan(25);
  expect(listed.filter((name) => !sources.some(({ text }) => new RegExp(`['\`]${name}`).test(text)))).toEqual([]);
  expect(new Set(listed).size).toBe(listed.length);
});

it('the guide has the table as it is generated', () => {
  expect(readFileSync('docs/analytics.md', 'utf8')).toContain(keptTable());
});
