import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../tools/widgets.mjs';
import { FRAMEWORKS, type Framework } from '../frameworks/frameworks';
import { examples } from '../kit/manual';
import { readRoot } from './files';

const FOLDER = 'tests/frameworks';
const names = Object.keys(FRAMEWORKS);

/** Names of frameworks as the manual writes them. */
const TITLES: Readonly<Record<string, string>> = {
  next: 'Next.js, App Router',
  sveltekit: 'SvelteKit',
  nuxt: 'Nuxt',
  astro: 'Astro',
  'react-router': 'React Router, framework mode',
};

/** Where the lines of an example of the manual stand in an application, by the language of its block. */
const SHOWN: Readonly<Record<string, string>> = {
  jsx: `${FOLDER}/next/app/page.tsx`,
  ts: `${FOLDER}/nuxt/nuxt.config.ts`,
  astro: `${FOLDER}/astro/src/pages/index.astro`,
};

const linesOf = (code: string): readonly string[] =>
  code
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Returns the version that an application pins for its framework. */
function pinned(name: string, { of }: Framework): string | undefined {
  const { dependencies, devDependencies } = JSON.parse(readRoot(`${FOLDER}/${name}/package.json`));
  return { ...dependencies, ...devDependencies }[of];
}

describe('the applications of frameworks', () => {
  it('have a folder, a test and a row in the manual each, and there are no others', () => {
    const folders = readdirSync(join(ROOT, FOLDER), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
    for (const name of names) expect(readRoot(`${FOLDER}/${name}.test.ts`)).toContain(`proveFramework('${name}'`);
  });

  it.each(Object.entries(FRAMEWORKS))('pin every version, the one that the manual names: %s', (name, framework) => {
    const { dependencies, devDependencies } = JSON.parse(readRoot(`${FOLDER}/${name}/package.json`));
    const versions = Object.values({ ...dependencies, ...devDependencies });
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(`${version}`))).toEqual([]);
    expect(readRoot('docs/frameworks.md')).toContain(`| ${TITLES[name]} | ${pinned(name, framework)} |`);
  });

  it('name no registry, so that the one of the machine is asked', () => {
    for (const name of names) expect(readRoot(`${FOLDER}/${name}/package.json`)).not.toMatch(/https?:|registry/);
  });

  const shown = examples().filter(({ name, language }) => name.startsWith('docs/frameworks.md') && SHOWN[language]);
  it.each(shown)('have every line of the manual: $name', ({ language, code }) => {
    const lines = new Set(linesOf(readRoot(SHOWN[language] ?? '')));
    expect(linesOf(code).filter((line) => !lines.has(line))).toEqual([]);
  });
});
