import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './files';

const git = (...args: readonly string[]): string => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' });

/** All files that are tracked or would be committed. */
const files = git('ls-files', '--cached', '--others', '--exclude-standard', '-z')
  .split('\0')
  .filter((path) => path !== '' && path !== 'package-lock.json' && path !== 'tests/laws/words.test.ts')
  .filter((path) => statSync(join(ROOT, path), { throwIfNoEntry: false })?.isFile());

const found = (pattern: RegExp): string[] =>
  files.flatMap((path) =>
    readFileSync(join(ROOT, path), 'utf8')
      .split('\n')
      .flatMap((line, at) => (pattern.test(line) ? [`${path}:${at + 1} ${line.trim().slice(0, 120)}`] : [])),
  );

describe('the repository', () => {
  it('names no folder of the machine that it was written on', () => {
    expect(found(/(^|[\s'"`(=:])(\/work\/|\/home\/|\/root\/|\/Users\/|\/tmp\/)/)).toEqual([]);
  });

  it('names no package registry', () => {
    expect(found(/registry\.(npmjs|yarnpkg)|npm\.pkg\.|artifactory|verdaccio/i)).toEqual([]);
    const lock = readFileSync(join(ROOT, 'package-lock.json'), 'utf8');
    const hosts = new Set(Array.from(lock.matchAll(/"resolved": "https?:\/\/([^/"]+)/g), ([, host]) => host));
    expect([...hosts]).toEqual([]);
  });
});
