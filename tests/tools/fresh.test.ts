import { mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isStale } from '../../tools/fresh.mjs';

const folder = mkdtempSync(join(tmpdir(), 'waybill-'));
const file = (name: string): string => {
  writeFileSync(join(folder, name), '');
  return join(folder, name);
};
const missing = join(folder, 'missing');

describe('a build', () => {
  it('is used where it is younger than its sources', () => {
    expect(isStale(file('stamp'), missing)).toBe(false);
  });

  it('is made again where it is missing, or older than a source', () => {
    expect(isStale(missing, missing)).toBe(true);
    const old = file('old');
    utimesSync(old, 0, 0);
    expect(isStale(old, missing)).toBe(true);
  });

  it('is made again where `npm start` has built only what the demo serves', () => {
    expect(isStale(file('stamp'), file('partial'))).toBe(true);
  });
});
