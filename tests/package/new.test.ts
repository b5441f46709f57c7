import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWidget } from '../../tools/new.mjs';
import { copySources } from '../kit/source-copy';

const NAME = 'delivery-notes';

/** The projects of vitest.config.ts that need neither a browser nor a build. */
const CONFIG = `
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { cssText } from './tools/css-text.mjs';
import { locales } from './tools/locales.mjs';
const plugins = [cssText(), locales(), react()];
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

/** All files with their texts. */
const contents = (): ReadonlyMap<string, string> =>
  new Map(
    ['widgets', 'stories/widgets', 'tests/widgets', 'locales'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .map((file) => [file, readFileSync(file, 'utf8')] as const),
    ),
  );

/** Runs a program of the repository in the copy. @returns what it said, with how it ended */
function run(bin: string, ...args: readonly string[]): { readonly status: number | null; readonly said: string } {
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin', bin), args, {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] },
  });
  return { status, said: status === 0 ? '' : stdout + stderr };
}

const FINE = { status: 0, said: '' };

describe('a name that no widget can have', () => {
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
  ])('"%s": %s', (name, why) => {
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

  it('is five files, a text in each language, a row of the README and one of the manual', () => {
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

  it('leaves no token of a template', () => {
    const left = written.filter((file) => /__\w+__/.test(readFileSync(join(root, file), 'utf8')));
    expect(left).toEqual([]);
  });

  it('is linted and formatted', { timeout: 30_000 }, () => {
    const code = written.filter((file) => /\.tsx?$/.test(file));
    expect(run('oxlint', ...code)).toEqual(FINE);
    expect(run('oxfmt', '--check', ...written)).toEqual(FINE);
  });

  it('has sound types', { timeout: 180_000 }, () => {
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

  it('keeps the laws and passes its own test', { timeout: 180_000 }, () => {
    writeFileSync(join(root, 'vitest.new.config.mjs'), CONFIG);
    expect(run('vitest', 'run', '--config', 'vitest.new.config.mjs')).toEqual(FINE);
  });
});
