import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../tools/widgets.mjs';
import { openBackend, START, type Backend } from '../server/kit';

const DIST = join(ROOT, 'dist');
const files = readdirSync(DIST, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(DIST.length + 1));

let backend: Backend;
const caching = new Map<string, string>();
beforeAll(async () => {
  backend = await openBackend();
  const browser = backend.browser();
  for (const file of files) caching.set(file, (await browser.raw(`/dist/${file}`)).headers.get('Cache-Control') ?? '');
}, START);
afterAll(() => backend.close());

const isImmutable = (file: string): boolean => caching.get(file)?.includes('immutable') ?? false;

describe('the built files', () => {
  it('are immutable exactly where their names carry a hash', () => {
    const named = files.filter((file) => /^chunks\/.+-[a-z0-9]{6,}(-\d+)?\.js(\.map)?$/.test(file));
    expect(named.length).toBeGreaterThan(100);
    expect(files.filter(isImmutable)).toEqual(named);
    expect(files.filter((file) => file.startsWith('chunks/'))).toEqual(named);
  });

  it('are asked for again where they name chunks of one release', () => {
    const naming = files.filter(
      (file) => file.endsWith('.js') && /chunks\/[\w-]+\.js/.test(readFileSync(join(DIST, file), 'utf8')),
    );
    expect(naming.length).toBeGreaterThan(10);
    for (const file of naming.filter((one) => !one.startsWith('chunks/')))
      expect(caching.get(file), file).toBe('no-cache');
  });
});
