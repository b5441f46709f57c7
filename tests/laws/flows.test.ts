import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesIn, ROOT } from './files';

const FOLDER = join(ROOT, 'src/flows');

const flows = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'kit')
  .map(({ name }) => name);

describe('a flow', () => {
  it.each(flows)('%s has a slice, effects that come later, and an index that ties them together', (name) => {
    const files = readdirSync(join(FOLDER, name));
    expect(files).toEqual(expect.arrayContaining(['effects.ts', 'index.ts', 'slice.ts']));
  });

  it('declares the type of its slice, so that nobody has to claim it', () => {
    const slices = filesIn(['src/flows'], /slice\.ts$/);
    expect(slices.filter(({ text }) => !text.includes('interface LazySlices')).map(({ path }) => path)).toEqual([]);
    const claims = filesIn(['src', 'widgets'], /\.tsx?$/).filter(({ text }) => /as RootState\b/.test(text));
    expect(claims.map(({ path }) => path)).toEqual([]);
  });
});
