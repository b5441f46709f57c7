import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Db } from '../../demo/server/db/open';
import { carts, devices, invoices, members } from '../../demo/server/db/schema';
import { prune } from '../../demo/server/prune';
import { openApp, startServer } from '../../demo/server/server';
import { openBackend, START } from './kit';
import { freshDatabase, freshPlace } from './place';

const DAY = 86_400_000;

/** Returns an empty place that outlives a server. */
async function lastingPlace() {
  if (process.env.WAYBILL_TEST_DATABASE) return freshDatabase({ isEmpty: true });
  const dataDir = mkdtempSync(join(tmpdir(), 'waybill-operating-'));
  return { where: { dataDir }, drop: async () => rmSync(dataDir, { recursive: true, force: true }) };
}

const seeded = async (db: Db): Promise<number[]> => [
  await db.$count(members),
  await db.$count(carts),
  await db.$count(devices),
  await db.$count(invoices),
];

/** Returns a client on one kept connection; it tells the status of `/readyz`, whether the connection goes on, and whether it was kept. */
function keptClient(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return async (): Promise<readonly [status?: number, connection?: string, wasKept?: boolean]> => {
    const call = get(`${url}readyz`, { agent });
    const [reply] = (await once(call, 'response')) as [IncomingMessage];
    reply.resume();
    await once(reply, 'end');
    return [reply.statusCode, reply.headers.connection, call.reusedSocket];
  };
}

describe('the server, as its operator meets it', () => {
  it(
    'answers what comes on kept connections while it is told to stop, each for the last time',
    async () => {
      const { where, drop } = await freshPlace();
      const server = await startServer({ ...where, port: 0 });
      const clients = Array.from({ length: 20 }, () => keptClient(server.url));
      expect(await Promise.all(clients.map((ask) => ask()))).toEqual(clients.map(() => [200, 'keep-alive', false]));
      const stopped = server.close();
      expect(await Promise.all(clients.map((ask) => ask()))).toEqual(clients.map(() => [503, 'close', true]));
      await stopped;
      await drop();
    },
    START,
  );

  it(
    'says its mode and how it is, logs requests without their ids, and ends kept connections when it stops',
    async () => {
      const { where, drop } = await freshPlace();
      const lines: string[] = [];
      const options = { port: 0, drain: 300, logsRequests: true, log: (line: string) => lines.push(line) };
      const server = await startServer({ ...where, ...options, publicUrl: 'https://shop.example' });
      const ask = (path: string) => fetch(server.url + path);
      expect(lines[0]).toContain('Demo mode');
      expect([(await ask('healthz')).status, (await ask('readyz')).status]).toEqual([200, 200]);
      const seen = await ask('quote/a-secret-id/cart?x=secret');
      const line = JSON.parse(lines.at(-1) ?? '');
      expect(line).toMatchObject({
        method: 'GET',
        path: '/quote/:id/cart',
        status: 404,
        id: seen.headers.get('X-Request-Id'),
      });
      expect(JSON.stringify(line)).not.toContain('secret');
      expect(seen.headers.get('Strict-Transport-Security')).toBe('max-age=31536000');
      expect((await ask('services/token')).headers.get('Set-Cookie')).toContain('; Secure');
      const stopped = server.close();
      const late = await ask('readyz');
      expect([late.status, late.headers.get('Connection')]).toEqual([503, 'close']);
      await stopped;
      await drop();
    },
    START,
  );

  it(
    'keeps carts of visitors for 90 days, and those of members',
    async () => {
      const backend = await openBackend();
      const now = Date.now();
      const add = { id: 191, module: 1, pricing: 1 };
      const visitor = String((await backend.browser().call('/cart/add', { body: add })).body.tracking_id);
      const member = backend.browser();
      await member.signIn('subscriber');
      await member.call('/cart/add', { body: add });
      const count = () => backend.db.$count(carts, eq(carts.trackingId, visitor));
      await prune(backend.db, now + 89 * DAY);
      expect(await count()).toBe(1);
      const others = (await backend.db.$count(carts)) - 1;
      await prune(backend.db, now + 91 * DAY);
      expect([await count(), await backend.db.$count(carts)]).toEqual([0, others]);
      await backend.close();
    },
    START,
  );

  it(
    'has all of its demo accounts after a first start that ended while it made them',
    async () => {
      const { where, drop } = await lastingPlace();
      let asked = 0;
      const cut = (): number => {
        asked += 1;
        // The first look is for what is over, the second for the accounts, the third for their invoices.
        if (asked === 3) throw new Error('ended');
        return Date.now();
      };
      await expect(openApp({ ...where, now: cut })).rejects.toThrow('ended');
      const again = await openApp(where);
      const whole = await openBackend();
      const found = await seeded(again.db);
      expect(found).toEqual(await seeded(whole.db));
      expect(Math.min(...found)).toBeGreaterThan(0);
      await whole.close();
      await again.close();
      await drop();
    },
    START,
  );
});
