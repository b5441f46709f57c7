import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../tools/widgets.mjs';
import { FRAMEWORKS, type Framework } from '../frameworks/frameworks';
import { filesOf } from '../kit/manual';
import { readRoot } from './files';

const FOLDER = 'tests/frameworks';
const names = Object.keys(FRAMEWORKS);

/** Returns the version that an application pins for its framework. */
function pinned(name: string, { of }: Framework): string | undefined {
  const { dependencies, devDependencies } = JSON.parse(readRoot(`${FOLDER}/${name}/package.json`));
  return { ...dependencies, ...devDependencies }[of];
}

describe('the applications of frameworks', () => {
  it('have a folder, a test and a row in the manual each, and there are no others', () => {
    const folders = readdirSync(join(ROOT, FOLDER), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    // Editors are installed in one folder, and are tried by tests of their own.
    expect(folders.map(({ name }) => name).toSorted()).toEqual([...names, 'editors'].toSorted());
    for (const name of names) expect(readRoot(`${FOLDER}/${name}.test.ts`)).toContain(`proveFramework('${name}'`);
  });

  it.each(Object.entries(FRAMEWORKS))('pin every version, the one that the manual names: %s', (name, framework) => {
    const { dependencies, devDependencies } = JSON.parse(readRoot(`${FOLDER}/${name}/package.json`));
    const versions = Object.values({ ...dependencies, ...devDependencies });
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(`${version}`))).toEqual([]);
    expect(readRoot('docs/frameworks.md')).toContain(`| ${framework.title} | ${pinned(name, framework)} |`);
  });

  it('name no registry, so that the one of the machine is asked', () => {
    for (const name of names) expect(readRoot(`${FOLDER}/${name}/package.json`)).not.toMatch(/https?:|registry/);
  });

  it.each(Object.entries(FRAMEWORKS))(
    'have the files that the manual shows in no other place: %s',
    (name, { page }) => {
      const files = filesOf(page).map(({ file }) => file);
      expect(files.length).toBeGreaterThan(0);
      expect(files.filter((file) => existsSync(join(ROOT, FOLDER, name, file)))).toEqual([]);
    },
  );

  it.each(Object.entries(FRAMEWORKS))(
    'have every mistake once in a file of the manual: %s',
    (_, framework: Framework) => {
      const files = new Map(filesOf(framework.page).map(({ file, code }) => [file, code]));
      const wrong = (framework.mistakes ?? [])
        .flat()
        .filter(({ file, from }) => files.get(file)?.split(from).length !== 2);
      expect(wrong).toEqual([]);
    },
  );
});
