import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Where } from '../../demo/server/db/open';
import { openApp } from '../../demo/server/server';
import { START } from './kit';
import { freshDatabase } from './place';

const MANUAL = readFileSync(fileURLToPath(new URL('../../docs/operating.md', import.meta.url)), 'utf8');

/** Returns the command of the manual that begins so. */
const commandOf = (start: string): string => {
  const found = [...MANUAL.matchAll(/```sh\n([^`]+)\n```/g)]
    .map(([, text]) => text ?? '')
    .find((text) => text.startsWith(start));
  if (!found) throw new Error(`The manual has no command ‘${start}’`);
  return found;
};

function run(start: string, cwd: string, env: Record<string, string>): void {
  const { status, stderr } = spawnSync('sh', ['-c', commandOf(start)], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(`‘${start}’ failed: ${stderr}`);
}

/** Opens a server, works with it, and stops it. */
async function during<T>(
  where: Where,
  work: (ask: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Response>) => Promise<T>,
): Promise<T> {
  const { app, close } = await openApp(where);
  try {
    return await work(async (path, body, headers) =>
      app.request(`http://127.0.0.1${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { ...(body ? { 'Content-Type': 'application/json' } : {}), ...headers },
        body: body ? JSON.stringify(body) : undefined,
      }),
    );
  } finally {
    await close();
  }
}

const ADD = { id: 191, module: 1, pricing: 1 };

/** Fills the cart of a subscriber. @returns the cookie and the id of the cart */
const shop = (where: Where) =>
  during(where, async (ask) => {
    const cookie = (await ask('/?as=subscriber')).headers.get('Set-Cookie')?.split(';')[0] ?? '';
    const { tracking_id: id } = await (await ask('/cart/add', ADD, { Cookie: cookie })).json();
    return { cookie, id: String(id) };
  });

const cartOf = (where: Where, cookie: string) =>
  during(where, async (ask) => {
    const { tracking_id: id } = await (await ask('/cart/data?pricing=1', undefined, { Cookie: cookie })).json();
    return String(id);
  });

/** Backs up with one command of the manual, restores elsewhere with the other, and looks for the cart there. */
async function restored(kind: 'folder' | 'database') {
  const own = mkdtempSync(join(tmpdir(), 'waybill-backup-'));
  const databases = kind === 'folder' ? [] : [await freshDatabase(), await freshDatabase({ isEmpty: true })];
  const [from, to] = ['one', 'other'].map((name, at) => {
    const path = databases[at]?.databaseUrl ?? join(own, name);
    const where: Where = kind === 'folder' ? { dataDir: path } : { databaseUrl: path };
    return { where, env: { [kind === 'folder' ? 'WAYBILL_DATA' : 'DATABASE_URL']: path } };
  });
  if (!from || !to) throw new Error('No places');
  const [backUp, restore] = kind === 'folder' ? ['tar -czf', 'mkdir -p'] : ['pg_dump', 'pg_restore'];
  const { cookie, id } = await shop(from.where);
  run(backUp, own, from.env);
  run(restore, own, to.env);
  const found = await cartOf(to.where, cookie);
  rmSync(own, { recursive: true, force: true });
  for (const { drop } of databases) await drop();
  return { id, found };
}

describe('a backup by the commands of the manual', () => {
  it(
    'brings carts and sessions to another place',
    async () => {
      const { id, found } = await restored(process.env.WAYBILL_TEST_DATABASE ? 'database' : 'folder');
      expect(id).toMatch(/^[0-9a-f]{32}$/);
      expect(found).toBe(id);
    },
    START,
  );
});
