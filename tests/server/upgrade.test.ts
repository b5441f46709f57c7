import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Where } from '../../demo/server/db/open';
import { openApp } from '../../demo/server/server';
import { openBackend, START } from './kit';
import { freshDatabase, onServer } from './place';
import { CART, QUOTE, STORED, SUBSCRIBER, VISITOR } from './release';

/** The day after it was stored. */
const NOW = Date.parse('2026-11-27T12:00:00Z');

async function inFolder(): Promise<{ where: Where; drop(): Promise<void> }> {
  const { PGlite } = await import('@electric-sql/pglite');
  const dataDir = await mkdtemp(join(tmpdir(), 'waybill-release-'));
  const client = await PGlite.create(join(dataDir, 'pg'));
  await client.exec(STORED);
  await client.close();
  return { where: { dataDir }, drop: () => rm(dataDir, { recursive: true, force: true }) };
}

async function onPostgres(): Promise<{ where: Where; drop(): Promise<void> }> {
  const database = await freshDatabase({ isEmpty: true });
  await onServer(database.databaseUrl, STORED);
  return database;
}

let opened: Awaited<ReturnType<typeof openApp>>;
let drop: () => Promise<void>;
beforeAll(async () => {
  const place = await (process.env.WAYBILL_TEST_DATABASE ? onPostgres() : inFolder());
  ({ drop } = place);
  opened = await openApp({ ...place.where, now: () => NOW });
}, START);
afterAll(() => opened.close().then(drop));

const ask = async (path: string, init: RequestInit = {}) => {
  const reply = await opened.app.request(`http://127.0.0.1${path}`, init);
  return { status: reply.status, body: await reply.json() };
};

describe('what a server of the last release has stored', () => {
  it('is there for this one: who was signed in, with subscription, cart and invoices', async () => {
    const session = await ask('/account/session', { headers: SUBSCRIBER });
    expect(session.body).toMatchObject({ member_id: 1002, is_subscribed: 1, subscription: { plan_id: 8 } });
    expect((await ask('/cart/data?pricing=1', { headers: SUBSCRIBER })).body).toMatchObject({ tracking_id: CART });
    const invoices = await ask('/account/1002/invoices', { headers: SUBSCRIBER });
    expect(invoices.body.data.length).toBeGreaterThanOrEqual(7);
  });

  it('opens what a visitor shared, and knows what was already carried out', async () => {
    expect((await ask(`/quote/${QUOTE}/cart`)).status).toBe(200);
    const again = await ask('/cart/add', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'release-key-of-a-visitor-1' },
      body: JSON.stringify({ id: 191, module: 1, pricing: 1 }),
    });
    expect(again).toMatchObject({ status: 200, body: { tracking_id: VISITOR } });
  });

  it(
    'sells the catalogue of this release',
    async () => {
      const fresh = await openBackend();
      const catalogueOf = async ({ app }: Pick<typeof opened, 'app'>) => {
        const { token } = await (await app.request('http://127.0.0.1/services/token')).json();
        const headers = { Authorization: `Bearer ${token}` };
        return (await app.request('http://127.0.0.1/services/products', { headers })).json();
      };
      expect(await catalogueOf(opened)).toEqual(await catalogueOf(fresh));
      await fresh.close();
    },
    START,
  );
});
