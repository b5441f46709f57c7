import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findNginx } from '../../tools/nginx.mjs';

let folder = '';
const put = (name: string, mode: number): string => {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, '#!/bin/sh\n');
  chmodSync(path, mode);
  return path;
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nginx-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the search for nginx', () => {
  it('prefers the PATH to the usual folders', () => {
    const [onPath, usual] = [put('path/nginx', 0o755), put('sbin/nginx', 0o755)];
    expect(findNginx({ PATH: dirname(onPath) }, [dirname(usual)])).toBe(onPath);
    expect(findNginx({}, [dirname(usual)])).toBe(usual);
  });

  it('takes no file that can’t be run', () => {
    expect(findNginx({ PATH: dirname(put('path/nginx', 0o644)) }, [])).toBeUndefined();
  });
});
