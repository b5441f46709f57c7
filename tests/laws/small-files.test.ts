import { describe, expect, it } from 'vitest';
import { filesIn, importsOf, type SourceFile } from './files';

/** Files with fewer lines are small: opening one costs more than it tells, unless several others import it. */
const SMALL = 25;

/** Kinds of files that are small by nature, such as a command, the index of a flow or the spec of a widget. */
const IS_SMALL_BY_KIND = /^src\/commands\/|^src\/flows\/[\w-]+\/index\.ts$|\.element\.ts$|\.d\.ts$|(?:^|\/)icons\.ts$/;

/** Matches a comment that says why a file is a chunk of its own. */
const LOADS_ALONE = /\bLoads alone: \S/;

const LOADED_LATER = /\bimport\(\s*'([^']+)'/g;

/** Returns the path as an import writes it: without the extension, and an index file as its folder. */
const nameOf = (path: string): string => path.replace(/(?:\/index)?\.(?:tsx?|mjs)$/, '');

/** Returns the small files with exactly one importer. A file without importers is an entry of the build. */
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
/** All importing files, tests included, because a rule with a test of its own is a unit. */
const users = [...owned, ...filesIn(['stories', 'demo', 'tools', 'tests'], /\.(?:tsx?|mjs)$/)];

const file = (path: string, text = ''): SourceFile => ({ path, text });

describe('a small file', () => {
  it('is imported by several others, or loads alone', () => {
    expect(lonely(owned, users)).toEqual([]);
  });

  it('is reported with one importer, but not with two, nor as a chunk or an entry', () => {
    const imports = ['one', 'both', 'alone'].map((name) => `import { ${name} } from './${name}';`);
    const two = file('src/a/two.ts', [...imports, "import('./late');", "import('./folder');"].join('\n'));
    const three = file('src/a/three.ts', "import { both } from './both';");
    const small = ['one', 'both', 'late', 'folder/index', 'entry'].map((name) => file(`src/a/${name}.ts`));
    const alone = file('src/a/alone.ts', '// Loads alone: the first paint has no use for it.');
    expect(lonely([...small, alone], [...small, alone, two, three])).toEqual(['src/a/one.ts']);
  });
});
