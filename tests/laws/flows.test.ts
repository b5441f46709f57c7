import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesIn, ROOT } from './files';

const FOLDER = join(ROOT, 'src/flows');

const flows = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'kit')
  .map(({ name }) => name);

describe('a flow', () => {
  it.each(flows)('%s has a slice, lazily loaded effects and an index that joins them', (name) => {
    const files = readdirSync(join(FOLDER, name));
    expect(files).toEqual(expect.arrayContaining(['effects.ts', 'index.ts', 'slice.ts']));
  });

  it('declares the type of its slice, so that no code needs a cast to RootState', () => {
    const slices = filesIn(['src/flows'], /slice\.ts$/);
    expect(slices.filter(({ text }) => !text.includes('interface LazySlices')).map(({ path }) => path)).toEqual([]);
    const claims = filesIn(['src', 'widgets'], /\.tsx?$/).filter(({ text }) => /as RootState\b/.test(text));
    expect(claims.map(({ path }) => path)).toEqual([]);
  });
});
