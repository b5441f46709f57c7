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
  it('prefers CHROMIUM_PATH', () => {
    const named = put('my-browser', 0o755);
    put('chromium', 0o755);
    expect(findChromium({ CHROMIUM_PATH: named, PATH: folder })).toBe(named);
  });

  it.each(['missing', 'unrunnable'])('throws instead of searching on if CHROMIUM_PATH is %s', (name) => {
    put('unrunnable', 0o644);
    expect(() => findChromium({ CHROMIUM_PATH: join(folder, name) })).toThrow('CHROMIUM_PATH');
  });

  it.each(['chromium', 'google-chrome'])('finds %s on the PATH', (name) => {
    const path = put(name, 0o755);
    // The system paths are accepted too, because names are tried in order and this machine may have an earlier one.
    expect([path, '/usr/bin/chromium', '/usr/bin/chromium-browser']).toContain(findChromium({ PATH: folder }));
  });
});
