import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { integrityOf } from '../../tools/integrity.mjs';
import { ROOT } from '../../tools/widgets.mjs';

const DIST = join(ROOT, 'dist');
const { files, version } = JSON.parse(readFileSync(join(DIST, 'integrity.json'), 'utf8'));

// What is for bundlers alone has no address on a page.
it('integrity.json has the hash of every script and style sheet that a page may load from dist/', () => {
  const shipped = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(js|css)$/.test(name))
    .filter((name) => !name.startsWith('react/'));
  expect(Object.keys(files).toSorted()).toEqual(shipped.toSorted());
  expect(files).toEqual(integrityOf(DIST, shipped));
});

it('integrity.json has the version of the package', () => {
  expect(version).toBe(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version);
});
