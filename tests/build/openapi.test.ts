import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { openapi } from '../../tools/contract/openapi/document';

const read = (name: string): unknown => JSON.parse(readFileSync(createRequire(import.meta.url).resolve(name), 'utf8'));

describe('the package', () => {
  it('includes an openapi.json of its own version', () => {
    const { version } = read('waybill/package.json') as { version: string };
    expect(read('waybill/openapi.json')).toEqual(JSON.parse(JSON.stringify(openapi(version))));
  });
});
