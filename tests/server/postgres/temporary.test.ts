import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../laws/files';
import { askUntil } from './processes';

const answers = async (url: string): Promise<boolean> => {
  const client = new Client(url);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
};

/** Asks a server for its data folder. */
const folderOf = async (url: string): Promise<string> => {
  const client = new Client(url);
  await client.connect();
  const { rows } = await client.query<{ data_directory: string }>('show data_directory');
  await client.end();
  return join(rows[0]?.data_directory ?? '', '..');
};

describe('the temporary server', () => {
  // After SIGKILL only the server's watcher process can clean up.
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGKILL'] as const)('is removed with its files after %s', async (signal) => {
    const script = 'console.log(process.env.DATABASE_URL); setInterval(() => {}, 1000)';
    const tool = spawn(process.execPath, [join(ROOT, 'tools/postgres.mjs'), '--', process.execPath, '-e', script], {
      env: { ...process.env, DATABASE_URL: '' },
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    });
    const url = await new Promise<string>((found) =>
      tool.stdout.once('data', (chunk: Buffer) => found(chunk.toString().trim())),
    );
    const folder = await folderOf(url);
    expect(existsSync(folder)).toBe(true);
    // A terminal sends signals to the whole process group.
    process.kill(-(tool.pid ?? 0), signal);
    await askUntil(
      async () => (await answers(url)) || existsSync(folder),
      (isThere) => !isThere,
    );
    expect([await answers(url), existsSync(folder)]).toEqual([false, false]);
  });
});
