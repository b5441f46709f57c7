import { describe, expect, it } from 'vitest';
import { filesIn, importsOf, type SourceFile } from './files';

/** Lines below which a file costs its reader more than it tells, unless several others need it. */
const SMALL = 25;

/** Small by their kind: one thing that a person can do, what ties a flow together, what a widget is. */
const IS_SMALL_BY_KIND = /^src\/commands\/|^src\/flows\/[\w-]+\/index\.ts$|\.element\.ts$|\.d\.ts$|(?:^|\/)icons\.ts$/;

/** A comment that says why something loads by itself, in a chunk that others do not need. */
const LOADS_ALONE = /\bLoads alone: \S/;

const LOADED_LATER = /\bimport\(\s*'([^']+)'/g;

/** A file by its path without an ending; the index of a folder by the folder, as it is imported. */
const nameOf = (path: string): string => path.replace(/(?:\/index)?\.(?:tsx?|mjs)$/, '');

/** @returns the small files that one other file imports, and no more; what nobody imports is an entry of the build */
function lonely(files: readonly SourceFile[], users: readonly SourceFile[]): string[] {
  const importers = new Map<string, Set<string>>();
  const later = new Set<string>();
  for (const user of users) {
    for (const { to } of importsOf(user)) {
      const name = nameOf(to);
      importers.set(name, (importers.get(name) ?? new Set()).add(user.path));
    }
    const own = { path: user.path, text: [...user.text.matchAll(LOADED_LATER)].map(([found]) => found).join('\n') };
    for (const { to } of importsOf(own)) later.add(nameOf(to));
  }
  return files
    .filter(({ path, text }) => {
      const isSmall = text.trimEnd().split('\n').length < SMALL;
      if (!isSmall || IS_SMALL_BY_KIND.test(path) || LOADS_ALONE.test(text) || later.has(nameOf(path))) return false;
      return importers.get(nameOf(path))?.size === 1;
    })
    .map(({ path }) => path);
}

const owned = filesIn(['src', 'widgets'], /\.tsx?$/);
/** Tests are among them: a rule that has a test of its own is a unit. */
const users = [...owned, ...filesIn(['stories', 'demo', 'tools', 'tests'], /\.(?:tsx?|mjs)$/)];

const file = (path: string, text = ''): SourceFile => ({ path, text });

describe('a small file', () => {
  it('is imported by several others, or loads alone', () => {
    expect(lonely(owned, users)).toEqual([]);
  });

  it('of one importer would be found, and one of two, of a chunk, or an entry would not', () => {
    const imports = ['one', 'both', 'alone'].map((name) => `import { ${name} } from './${name}';`);
    const two = file('src/a/two.ts', [...imports, "import('./late');", "import('./folder');"].join('\n'));
    const three = file('src/a/three.ts', "import { both } from './both';");
    const small = ['one', 'both', 'late', 'folder/index', 'entry'].map((name) => file(`src/a/${name}.ts`));
    const alone = file('src/a/alone.ts', '// Loads alone: the first paint has no use for it.');
    expect(lonely([...small, alone], [...small, alone, two, three])).toEqual(['src/a/one.ts']);
  });
});
