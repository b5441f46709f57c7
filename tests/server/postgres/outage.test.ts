import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, onServer } from '../place';
import { holdCart, post, start, askUntil, type Running } from './processes';

/** The size of a server's connection pool, which lost connections must not exhaust. */
const POOL = 10;

const add = (id: number) => ({ id, module: 1, pricing: 1 });

let database: Awaited<ReturnType<typeof freshDatabase>>;
let server: Running;
beforeAll(async () => {
  database = await freshDatabase();
  server = await start(database.databaseUrl);
});
afterAll(async () => {
  server.signal('SIGTERM');
  await server.ended;
  await database.drop();
});

const read = () => fetch(`${server.url}/cart/data`, { headers: { 'X-Waybill-Tracking': 'f'.repeat(32) } });
const readMany = () => Promise.all(Array.from({ length: 40 }, async () => (await read()).status));

/** Terminates the connections of the servers but not those of the test. */
const cut = (): Promise<void> =>
  onServer(
    database.server,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database.name}' and application_name = 'waybill'`,
  );
const allow = (isAllowed: boolean): Promise<void> =>
  onServer(database.server, `alter database ${database.name} allow_connections ${isAllowed}`);

describe('a database that goes away', () => {
  it('causes 503 with Retry-After, and is used again once it is back', async () => {
    expect(await readMany()).toEqual(Array(40).fill(404));
    await allow(false);
    await cut();
    // Some requests may be sent before the server notices the outage.
    await askUntil(read, ({ status }) => status === 503);
    const refused = await read();
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '2']);
    expect(await refused.json()).toMatchObject({ status: 503 });
    expect(await readMany()).toEqual(Array(40).fill(503));
    const writes = Array.from({ length: 40 }, (_, n) =>
      post(server, '/cart/add', add(191), { key: `while-it-is-away-${n}` }),
    );
    expect((await Promise.all(writes)).map(({ status }) => status)).toEqual(Array(40).fill(503));
    await allow(true);
    expect(await readMany()).toEqual(Array(40).fill(404));
    expect(await post(server, '/cart/add', add(191), { key: 'while-it-is-away-0' })).toMatchObject({ isReplay: false });
  });

  it('in the middle of a write rolls it back, each time', async () => {
    const { trackingId } = await post(server, '/cart/add', add(191));
    for (let n = 0; n < POOL + 1; n += 1) {
      const release = await holdCart(database.databaseUrl, trackingId);
      const key = `cut-in-the-middle-${n}`;
      const unfinished = post(server, '/cart/add', add(141), { key, trackingId });
      await askUntil(
        async () => (await (await fetch(`${server.url}/requests/${key}`)).json()).status,
        (status) => status === 202,
      );
      await cut();
      expect((await unfinished).status).toBe(503);
      await release();
    }
    expect(await readMany()).toEqual(Array(40).fill(404));
    expect((await post(server, '/cart/add', add(141), { trackingId })).status).toBe(200);
  });
});

describe('a server that is told to stop', () => {
  it('finishes the current request, accepts no more, and exits', async () => {
    const stopping = await start(database.databaseUrl);
    const { trackingId } = await post(stopping, '/cart/add', add(191));
    const release = await holdCart(database.databaseUrl, trackingId);
    const key = 'begun-before-the-stop';
    const begun = post(stopping, '/cart/add', add(141), { key, trackingId });
    await askUntil(
      async () => (await (await fetch(`${server.url}/requests/${key}`)).json()).status,
      (status) => status === 202,
    );
    stopping.signal('SIGTERM');
    await askUntil(
      () => post(stopping, '/cart/add', add(151)),
      ({ status }) => status === 0,
    );
    stopping.signal('SIGTERM');
    await release();
    expect((await begun).status).toBe(200);
    expect(await stopping.ended).toBe(0);
  });
});
