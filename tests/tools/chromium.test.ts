import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findChromium } from '../../tools/chromium.mjs';

let folder = '';
const put = (name: string, mode: number): string => {
  const path = join(folder, name);
  writeFileSync(path, '#!/bin/sh\n');
  chmodSync(path, mode);
  return path;
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chromium-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the search for a Chromium', () => {
  it('takes CHROMIUM_PATH before all else', () => {
    const named = put('my-browser', 0o755);
    put('chromium', 0o755);
    expect(findChromium({ CHROMIUM_PATH: named, PATH: folder })).toBe(named);
  });

  it.each(['missing', 'unrunnable'])('does not pass over a CHROMIUM_PATH that is %s', (name) => {
    put('unrunnable', 0o644);
    expect(() => findChromium({ CHROMIUM_PATH: join(folder, name) })).toThrow('CHROMIUM_PATH');
  });

  it.each(['chromium', 'google-chrome'])('finds %s on the PATH', (name) => {
    const path = put(name, 0o755);
    // Names are tried in order, so that one which this machine has may come first.
    expect([path, '/usr/bin/chromium', '/usr/bin/chromium-browser']).toContain(findChromium({ PATH: folder }));
  });
});
