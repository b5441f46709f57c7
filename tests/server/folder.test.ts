import { cpSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '../../demo/server/catalogue/catalogue';
import { folderTrouble } from '../../demo/server/db/folder-trouble';
import { openDb } from '../../demo/server/db/open';
import { START } from './kit';

const MAIN = fileURLToPath(new URL('../../demo/server/main.ts', import.meta.url));
const place = mkdtempSync(join(tmpdir(), 'waybill-folder-'));
const good = join(place, 'good');

beforeAll(async () => {
  await (await openDb({ dataDir: good }, catalogue())).close();
}, START);
afterAll(() => rmSync(place, { recursive: true, force: true }), START);

/** Starts a server on a folder and returns what it prints. */
const start = (folder: string) =>
  spawnSync(process.execPath, ['--import', 'tsx', MAIN], {
    env: { ...process.env, DATABASE_URL: '', WAYBILL_DATA: folder, PORT: '0' },
    encoding: 'utf8',
    timeout: START,
  });

const emptied = (pg: string): void => {
  const wal = join(pg, 'pg_wal');
  for (const name of readdirSync(wal).filter((one) => /^[\dA-F]{24}$/.test(one)))
    writeFileSync(join(wal, name), Buffer.alloc(statSync(join(wal, name)).size));
};

describe('a server on a folder that it can’t use', () => {
  it.each<[string, (pg: string) => void]>([
    ['emptied log', emptied],
    ['cut control file', (pg) => truncateSync(join(pg, 'global/pg_control'), 100)],
  ])(
    'ends with a sentence that says what to do: %s',
    (name, spoil) => {
      const folder = join(place, name);
      cpSync(good, folder, { recursive: true });
      spoil(join(folder, 'pg'));
      const { status, stderr } = start(folder);
      expect([status, stderr.trim().split('\n')]).toEqual([
        1,
        [expect.stringContaining(`${folder} can’t be opened (`)],
      ]);
      expect(stderr).toContain('Put a backup into an empty folder');
    },
    START,
  );

  it(
    'ends with a sentence where the folder can’t be made',
    () => {
      const { status, stderr } = start('/dev/null/data');
      expect([status, stderr]).toEqual([
        1,
        '/dev/null/data can’t be written (ENOTDIR). Let the server’s user write it, or set WAYBILL_DATA to another folder.\n',
      ]);
    },
    START,
  );
});

const failure = (facts: object): Error => Object.assign(new Error('a reason'), facts);

describe('the trouble with a folder', () => {
  it.each([
    [{ code: 'ENOSPC' }, 'The disk of /data is full'],
    // The embedded database throws an error of its own file system, which has a number alone.
    [{ name: 'ErrnoError', errno: 51 }, 'The disk of /data is full'],
    [{ code: 'EROFS' }, '/data can’t be written (EROFS)'],
    [{ code: 'EACCES' }, '/data can’t be written (EACCES)'],
    [{}, 'The database in /data can’t be opened (a reason)'],
  ])('%j is told as a sentence', (facts, sentence) => {
    expect(String(folderTrouble('/data', failure(facts)))).toContain(sentence);
  });
});
