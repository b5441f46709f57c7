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
  it('takes the PATH before the usual places', () => {
    const onPath = put('path', 'initdb', 'postgres');
    put('16/bin', 'initdb', 'postgres');
    expect(findPostgres({ PATH: onPath }, [[folder, '']])).toBe(onPath);
  });

  it('takes the newest of the usual places', () => {
    put('9.6/bin', 'initdb', 'postgres');
    const newest = put('16/bin', 'initdb', 'postgres');
    put('15/bin', 'initdb', 'postgres');
    expect(findPostgres({}, [[folder, '']])).toBe(newest);
  });

  it('knows places whose folders begin with a name', () => {
    const bin = put('postgresql@17/bin', 'initdb', 'postgres');
    put('postgresql@common/bin', 'initdb', 'postgres');
    expect(findPostgres({}, [[folder, 'postgresql@']])).toBe(bin);
  });

  it('is not content with a client', () => {
    put('16/bin', 'psql', 'initdb');
    expect(findPostgres({ PATH: put('path', 'psql') }, [[folder, '']])).toBeUndefined();
    expect(findPostgres({}, [[join(folder, 'nowhere'), '']])).toBeUndefined();
  });
});

describe('tools/postgres.mjs', () => {
  const tool = join(ROOT, 'tools/postgres.mjs');
  const env = { ...process.env, DATABASE_URL: 'postgres://somebody@db.example/shop' };

  it('hands a DATABASE_URL on as it is, and ends as its program does', () => {
    const script = 'console.log(process.env.DATABASE_URL); process.exit(7)';
    const run = spawnSync(process.execPath, [tool, '--', process.execPath, '-e', script], { env, encoding: 'utf8' });
    expect([run.stdout.trim(), run.status]).toEqual([env.DATABASE_URL, 7]);
  });

  it('asks for a program where none is named', () => {
    const run = spawnSync(process.execPath, [tool], { env, encoding: 'utf8' });
    expect([run.status, run.stderr.trim().split('\n')]).toEqual([1, [expect.stringContaining('Which program?')]]);
  });

  it('passes a signal on to its program, and ends with it', async () => {
    const script = 'process.on("SIGTERM", () => process.exit(9)); console.log("up"); setInterval(() => {}, 1000)';
    const run = spawn(process.execPath, [tool, '--', process.execPath, '-e', script], { env, stdio: 'pipe' });
    await new Promise((up) => run.stdout.once('data', up));
    run.kill('SIGTERM');
    expect(await new Promise((ended) => run.once('exit', ended))).toBe(9);
  });
});
