import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findPostgres } from '../../tools/postgres-find.mjs';
import { ROOT } from '../laws/files';

let folder = '';
const put = (at: string, ...names: string[]): string => {
  const bin = join(folder, at);
  mkdirSync(bin, { recursive: true });
  for (const name of names) {
    writeFileSync(join(bin, name), '#!/bin/sh\n');
    chmodSync(join(bin, name), 0o755);
  }
  return bin;
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'postgres-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the search for a PostgreSQL server', () => {
  it('prefers the PATH to the usual folders', () => {
    const onPath = put('path', 'initdb', 'postgres');
    put('16/bin', 'initdb', 'postgres');
    expect(findPostgres({ PATH: onPath }, [[folder, '']])).toBe(onPath);
  });

  it('prefers the newest version in the usual folders', () => {
    put('9.6/bin', 'initdb', 'postgres');
    const newest = put('16/bin', 'initdb', 'postgres');
    put('15/bin', 'initdb', 'postgres');
    expect(findPostgres({}, [[folder, '']])).toBe(newest);
  });

  it('finds folders with a prefix before the version', () => {
    const bin = put('postgresql@17/bin', 'initdb', 'postgres');
    put('postgresql@common/bin', 'initdb', 'postgres');
    expect(findPostgres({}, [[folder, 'postgresql@']])).toBe(bin);
  });

  it('ignores an installation without a server', () => {
    put('16/bin', 'psql', 'initdb');
    expect(findPostgres({ PATH: put('path', 'psql') }, [[folder, '']])).toBeUndefined();
    expect(findPostgres({}, [[join(folder, 'nowhere'), '']])).toBeUndefined();
  });
});

describe('tools/postgres.mjs', () => {
  const tool = join(ROOT, 'tools/postgres.mjs');
  const env = { ...process.env, DATABASE_URL: 'postgres://somebody@db.example/shop' };

  it('passes a given DATABASE_URL on, and exits with the status of its program', () => {
    const script = 'console.log(process.env.DATABASE_URL); process.exit(7)';
    const run = spawnSync(process.execPath, [tool, '--', process.execPath, '-e', script], { env, encoding: 'utf8' });
    expect([run.stdout.trim(), run.status]).toEqual([env.DATABASE_URL, 7]);
  });

  it('fails with a question if no program is given', () => {
    const run = spawnSync(process.execPath, [tool], { env, encoding: 'utf8' });
    expect([run.status, run.stderr.trim().split('\n')]).toEqual([1, [expect.stringContaining('Which program?')]]);
  });

  it('forwards a signal to its program, and exits with it', async () => {
    const script = 'process.on("SIGTERM", () => process.exit(9)); console.log("up"); setInterval(() => {}, 1000)';
    const run = spawn(process.execPath, [tool, '--', process.execPath, '-e', script], { env, stdio: 'pipe' });
    await new Promise((up) => run.stdout.once('data', up));
    run.kill('SIGTERM');
    expect(await new Promise((ended) => run.once('exit', ended))).toBe(9);
  });
});
