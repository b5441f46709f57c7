import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../tools/widgets.mjs';

const DIST = join(ROOT, 'dist');
const read = (file: string): string => readFileSync(join(DIST, file), 'utf8');
const weigh = (file: string): number =>
  brotliCompressSync(read(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

const chunks = readdirSync(join(DIST, 'chunks'))
  .filter((name) => name.endsWith('.js'))
  .map((name) => `chunks/${name}`);
const scripts = ['index.js', 'waybill.js', 'waybill.classic.js', ...chunks];

const IMPORT = /(?:from|import)"(\.{1,2}\/[\w./-]+\.js)"/g;

/** Returns a file of dist/ and all files that it imports statically, directly or not. */
function filesFrom(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, path = ''] of read(file).matchAll(IMPORT)) filesFrom(posix.join(posix.dirname(file), path), found);
  return found;
}

/** The chunks that contain the card fields, found by the autocomplete token of the security code. */
const form = chunks.filter((file) => read(file).includes('cc-csc'));
const first = filesFrom('elements/billing-form.js');

describe('the built billing form', () => {
  it('is loaded lazily, as a chunk of its own', () => {
    expect(form).toHaveLength(1);
    expect([...first].filter((file) => form.includes(file))).toEqual([]);
  });

  it('adds at most 26.25 KB, with all that only it imports', () => {
    const late = form.flatMap((file) => [...filesFrom(file)]).filter((file) => !first.has(file));
    const total = late.reduce((sum, file) => sum + weigh(file), 0);
    expect(late.map((file) => basename(file))).not.toEqual([]);
    expect(total).toBeLessThanOrEqual(26.25 * 1024);
  });

  it('exposes neither React nor Redux to the browser’s developer tools, because it holds card data', () => {
    expect(scripts.filter((file) => /DEVTOOLS/.test(read(file)))).toEqual([]);
  });
});
