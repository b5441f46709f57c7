import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AREAS, LEAST } from '../../tools/mutation/areas.mjs';
import { fingerprint, readFigures, staleAreas, writeFigures } from '../../tools/mutation/figures.mjs';
import { filesIn } from '../laws/files';

let folder = '';
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'mutation-'))));
afterAll(() => rmSync(folder, { recursive: true }));

const names = Object.keys(AREAS);

describe('the recorded mutation scores', () => {
  it.each([...readFigures()])(
    'include %s, an existing area, with a sufficient score over more than 30 mutants',
    (name, figure) => {
      expect(names).toContain(name);
      expect(figure.score).toBeGreaterThanOrEqual(LEAST);
      expect(figure.counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(30);
    },
  );

  it.each(Object.values(AREAS).flatMap(({ code, tests }) => [...code, ...tests]))(
    'are for areas whose pattern %s matches files',
    (pattern) => {
      const named = new RegExp(`^${pattern.replaceAll('.', String.raw`\.`).replaceAll('*', '[^/]*')}$`);
      expect(filesIn([pattern.slice(0, pattern.lastIndexOf('/'))], named).length).toBeGreaterThan(0);
    },
  );
});

describe('a file of mutation scores', () => {
  it('is read as it was written, with a fingerprint of the code that was tested', () => {
    const file = join(folder, 'figures.md');
    const given = new Map(
      names.map((name, at) => [
        name,
        { counts: [8 + at, 1, 1, 0], print: fingerprint(AREAS[name] ?? { code: [], tests: [] }) },
      ]),
    );
    writeFigures(given, file);
    const figures = readFigures(file);
    expect([...figures.keys()]).toEqual(names);
    expect(figures.get('money')).toEqual({ ...given.get('money'), score: 90 });
    expect(staleAreas(figures)).toEqual([]);
  });

  it('is stale if it is empty or if the code has changed', () => {
    expect(staleAreas(new Map())).toEqual(names);
    const { cart, money } = AREAS;
    expect(cart && money && fingerprint(cart) === fingerprint(money)).toBe(false);
  });
});
