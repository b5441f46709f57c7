import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWidget } from '../../tools/new.mjs';
import { copySources } from '../kit/source-copy';

const NAME = 'delivery-notes';

/** A Vitest configuration for the copy, with only the projects that need neither a browser nor a build. */
const CONFIG = `
import { defineConfig } from 'vitest/config';
import { sourcePlugins } from './tests/kit/source-plugins.mjs';
const plugins = sourcePlugins();
const project = (name, environment, include, setupFiles = []) =>
  ({ plugins, test: { restoreMocks: true, unstubGlobals: true, name, environment, include, setupFiles } });
export default defineConfig({
  cacheDir: './cache',
  test: {
    projects: [
      project('unit', 'node', ['tests/laws/{completeness,docs,imports,locales,no-exceptions,sizes-of-files}.test.ts']),
      project('jsdom', 'jsdom', ['tests/widgets/${NAME}.test.tsx'], ['tests/setup-dom.ts']),
    ],
  },
});`;

const { root, remove } = copySources();
afterAll(remove);

/** Returns the text of every file that `npm run new` may change, by path. */
const contents = (): ReadonlyMap<string, string> =>
  new Map(
    ['widgets', 'stories/widgets', 'tests/widgets', 'locales'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .map((file) => [file, readFileSync(file, 'utf8')] as const),
    ),
  );

/** Runs a program of node_modules/.bin in the copy. @returns its exit status, and its output if it failed */
function run(bin: string, ...args: readonly string[]): { readonly status: number | null; readonly said: string } {
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin', bin), args, {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] },
  });
  return { status, said: status === 0 ? '' : stdout + stderr };
}

const FINE = { status: 0, said: '' };

describe('an invalid name of a widget', () => {
  it.each([
    ['', 'it needs a name'],
    ['RoutePlanner', 'lower-case words joined by hyphens'],
    ['route_planner', 'lower-case words joined by hyphens'],
    ['route--planner', 'lower-case words joined by hyphens'],
    ['../escape', 'lower-case words joined by hyphens'],
    ['waybill-route', 'leave the prefix out'],
    ['cart', 'there is a widgets/cart/cart.element.ts'],
    ['loader', 'is an entry of the package'],
    ['jsx', 'is an entry of the package'],
    ['errors', 'has texts for "errors"'],
    ['until-ready', 'something that views import'],
  ])('is rejected, and no file is written: "%s", %s', (name, why) => {
    const before = contents();
    expect(() => createWidget(name, root)).toThrow(why);
    expect(contents()).toEqual(before);
  });
});

describe('a new widget', () => {
  let written: readonly string[];

  beforeAll(() => {
    written = createWidget(NAME, root);
  });

  it('consists of five files, a text in each language, a row in the README and one in docs/widgets.md', () => {
    expect(written.toSorted()).toEqual([
      'README.md',
      'docs/widgets.md',
      ...['en', 'es', 'fr', 'pt', 'ru', 'vi'].map((language) => `locales/${language}.json`),
      `stories/widgets/${NAME}.stories.tsx`,
      `tests/widgets/${NAME}.test.tsx`,
      `widgets/${NAME}/${NAME}.css`,
      `widgets/${NAME}/${NAME}.element.ts`,
      `widgets/${NAME}/${NAME}.tsx`,
    ]);
  });

  it('has no unreplaced placeholder of the template', () => {
    const left = written.filter((file) => /__\w+__/.test(readFileSync(join(root, file), 'utf8')));
    expect(left).toEqual([]);
  });

  it('passes the linter and the formatter', { timeout: 30_000 }, () => {
    const code = written.filter((file) => /\.tsx?$/.test(file));
    expect(run('oxlint', ...code)).toEqual(FINE);
    expect(run('oxfmt', '--check', ...written)).toEqual(FINE);
  });

  it('type-checks', { timeout: 180_000 }, () => {
    const include = [
      'src/**/*.d.ts',
      'tests/setup-dom.ts',
      `widgets/${NAME}`,
      `stories/widgets/${NAME}.stories.tsx`,
      `tests/widgets/${NAME}.*`,
    ];
    writeFileSync(join(root, 'tsconfig.new.json'), JSON.stringify({ extends: './tsconfig.json', include }));
    expect(run('tsc', '--noEmit', '-p', 'tsconfig.new.json')).toEqual(FINE);
  });

  it('passes the laws and its own test', { timeout: 180_000 }, () => {
    writeFileSync(join(root, 'vitest.new.config.mjs'), CONFIG);
    expect(run('vitest', 'run', '--config', 'vitest.new.config.mjs')).toEqual(FINE);
  });
});
