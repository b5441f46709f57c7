import { describe, expect, it } from 'vitest';
import { filesIn, posixJoin } from './files';

/** One import of values, not of types; `isLate` marks a dynamic `import()`. */
interface Value {
  readonly to: string;
  readonly names: readonly string[];
  readonly isLate: boolean;
}

const files = new Map(filesIn(['src', 'widgets'], /\.tsx?$/).map(({ path, text }) => [path, text]));
const fileOf = (path: string): string | undefined => [`${path}.tsx`, `${path}.ts`].find((name) => files.has(name));

const STATIC = /import (?!type\b)(?:(\w+)|[^;]*?\{([^}]*)\}) from '(\.[^']+)'/g;
const LATE = /import\('(\.[^']+)'\)/g;

function valuesOf(path: string): Value[] {
  const text = files.get(path) ?? '';
  const stat = Array.from(text.matchAll(STATIC), ([, whole = '', list = '', to = '']) => ({
    to: posixJoin(path, to),
    names: [whole, ...list.split(',')].map((name) => name.trim()).filter((name) => name && !name.startsWith('type ')),
    isLate: false,
  }));
  const late = Array.from(text.matchAll(LATE), ([, to = '']) => ({ to: posixJoin(path, to), names: [], isLate: true }));
  return [...stat.filter(({ names }) => names.length > 0), ...late];
}

/** Tells whether an import takes nothing but style sheets. */
const isSheetOnly = ({ names }: Value): boolean => names.length > 0 && names.every((name) => name.endsWith('Css'));

/** Returns every file that a view renders with, transitively and itself included. */
function reach(view: string, withLate: boolean): ReadonlySet<string> {
  const seen = new Set([view]);
  for (const path of seen) {
    for (const value of valuesOf(path)) {
      const next = isSheetOnly(value) || (value.isLate && !withLate) ? undefined : fileOf(value.to);
      if (next) seen.add(next);
    }
  }
  return seen;
}

/** Returns the style sheets that the components of these files need. */
const neededBy = (paths: Iterable<string>): string[] =>
  [...paths].flatMap((path) =>
    Array.from((files.get(path) ?? '').matchAll(/default as (\w+Css)/g), ([, name = '']) => name),
  );

const importedBy = (paths: Iterable<string>): ReadonlySet<string> =>
  new Set(
    [...paths].flatMap((path) => valuesOf(path).flatMap(({ names }) => names.filter((name) => name.endsWith('Css')))),
  );

const specs = [...files.keys()].filter((path) => path.endsWith('.element.ts'));

describe.each(specs)('%s', (spec) => {
  const view = fileOf(spec.replace('.element.ts', '')) ?? '';

  it('lists the style sheets of all that its first view renders', () => {
    const given = importedBy([spec]);
    expect(neededBy(reach(view, false)).filter((name) => !given.has(name))).toEqual([]);
  });

  it('has the style sheets of its lazy parts, listed at the start or loaded with the part', () => {
    const all = reach(view, true);
    const given = importedBy([spec, ...all]);
    expect(neededBy(all).filter((name) => !given.has(name))).toEqual([]);
  });
});

describe('a container query', () => {
  // A rem alone would make a narrow column look wide on a page that sets a small root font.
  it('says a width as the larger of pixels and rem', () => {
    const queries = filesIn(['src', 'widgets'], /\.css$/).flatMap(({ path, text }) =>
      Array.from(text.matchAll(/@container [^{]*rem[^{]*/g), ([query]) => `${path}: ${query.trim()}`),
    );
    expect(queries.length).toBeGreaterThan(10);
    expect(queries.filter((query) => /[\d.]+rem/.test(query.replaceAll(/max\(\d+px, [\d.]+rem\)/g, '')))).toEqual([]);
  });
});

describe('a sheet', () => {
  const sheets = filesIn(['src', 'widgets', 'demo'], /\.css$/);
  const SPOILT = [
    // WebKitGTK 2.50 takes one value in the shorthand, and drops the whole of it where there are more.
    /text-decoration: *\w+ [^;]*/g,
    // In WebKitGTK 2.50 a page ends where such a text has a forced line break and a word longer than the line.
    /text-wrap: *pretty/g,
  ];
  const spoiltIn = (text: string) => SPOILT.flatMap((pattern) => text.match(pattern) ?? []);

  it('uses nothing that WebKit drops or that ends its page', () => {
    expect(spoiltIn('a { text-decoration: underline 1px red; text-wrap: pretty; }')).toHaveLength(2);
    expect(sheets.length).toBeGreaterThan(50);
    expect(sheets.flatMap(({ path, text }) => spoiltIn(text).map((found) => `${path}: ${found}`))).toEqual([]);
  });
});
