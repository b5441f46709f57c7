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

/** A file with all that it imports before it runs. */
function filesFrom(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, path = ''] of read(file).matchAll(IMPORT)) filesFrom(posix.join(posix.dirname(file), path), found);
  return found;
}

/** The file with the inputs of a card. */
const form = chunks.filter((file) => read(file).includes('cc-csc'));
const first = filesFrom('elements/billing-form.js');

describe('the billing form, as it ships', () => {
  it('comes late, in a file of its own', () => {
    expect(form).toHaveLength(1);
    expect([...first].filter((file) => form.includes(file))).toEqual([]);
  });

  it('weighs at most 25 KB with all that it brings', () => {
    const late = form.flatMap((file) => [...filesFrom(file)]).filter((file) => !first.has(file));
    const total = late.reduce((sum, file) => sum + weigh(file), 0);
    expect(late.map((file) => basename(file))).not.toEqual([]);
    expect(total).toBeLessThanOrEqual(25 * 1024);
  });

  it('tells no developer tools of the browser what is in its views and its store', () => {
    expect(scripts.filter((file) => /DEVTOOLS/.test(read(file)))).toEqual([]);
  });
});
