import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MIGRATION_LOCK } from '../../../demo/server/db/postgres';
import { freshDatabase, onServer } from '../place';
import { CART, QUOTE, STORED, SUBSCRIBER } from '../release';
import { askUntil, start, stopAll, type Running } from './processes';

const JOURNAL = fileURLToPath(new URL('../../../demo/server/migrations/meta/_journal.json', import.meta.url));
const { entries }: { entries: readonly unknown[] } = JSON.parse(readFileSync(JOURNAL, 'utf8'));

/** Makes the stored times recent, so that no server deletes what is over, on whatever day the test runs. */
const RECENT = [
  `update sessions set expires_at = now() + interval '1 day'`,
  `update requests set started_at = (extract(epoch from now()) * 1000)::bigint`,
  `update carts set updated_at = now()`,
];

/** Writes down which connection changed which table. */
const WATCHED = [
  `create table changed (connection int, what text)`,
  `create function watch() returns event_trigger language plpgsql as $$
   begin
     insert into public.changed
     select pg_backend_pid(), object_identity from pg_event_trigger_ddl_commands()
     where schema_name = 'public' and object_type like 'table%';
   end $$`,
  `create event trigger watch on ddl_command_end execute function watch()`,
];

/** What people left, which no migration may lose. */
const LEFT = ['members', 'sessions', 'carts', 'quotes', 'mails', 'requests', 'orders', 'subscriptions', 'devices'];

let database: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  database = await freshDatabase({ isEmpty: true });
  await onServer(database.databaseUrl, STORED, `set search_path to public`, ...RECENT, ...WATCHED);
});
afterAll(() => database.drop());

const query = async <T extends object>(text: string): Promise<T[]> => {
  const client = new Client(database.databaseUrl);
  await client.connect();
  const { rows } = await client.query<T>(text);
  await client.end();
  return rows;
};
const counts = async (): Promise<Record<string, number>> => {
  const all = LEFT.map((name) => `(select count(*)::int from ${name}) as ${name}`);
  return (await query<Record<string, number>>(`select ${all.join(', ')}`))[0] ?? {};
};
const ask = async ({ url }: Running, path: string) => {
  const reply = await fetch(url + path, { headers: SUBSCRIBER });
  return { status: reply.status, body: await reply.json() };
};

/** Holds up all migrations until so many servers wait to begin one. */
async function together(servers: number): Promise<void> {
  const client = new Client(database.databaseUrl);
  await client.connect();
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  const waiting = () =>
    client.query(`select 1 from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`);
  await askUntil(waiting, ({ rowCount }) => rowCount === servers);
  await client.end();
}

describe('three servers of this release that start at the same moment on the database of an earlier one', () => {
  it('all serve, one of them has brought the tables up to date, and nothing is lost', async () => {
    const before = await counts();
    const starting = Promise.all(Array.from({ length: 3 }, () => start(database.databaseUrl)));
    await together(3);
    const servers = await starting;
    const changed = await query<{ connection: number }>('select distinct connection from changed');
    expect(changed).toHaveLength(1);
    const applied = await query<{ all: number; different: number }>(
      'select count(*)::int as all, count(distinct hash)::int as different from drizzle.__drizzle_migrations',
    );
    expect(applied).toEqual([{ all: entries.length, different: entries.length }]);
    for (const server of servers) {
      expect((await ask(server, '/readyz')).status).toBe(200);
      expect((await ask(server, '/account/session')).body).toMatchObject({ member_id: 1002 });
      expect((await ask(server, '/cart/data?pricing=1')).body).toMatchObject({ tracking_id: CART });
      expect((await ask(server, `/quote/${QUOTE}/cart`)).status).toBe(200);
    }
    const after = await counts();
    for (const name of LEFT) expect(after[name], name).toBeGreaterThanOrEqual(before[name] ?? 0);
    expect(before.carts).toBeGreaterThan(0);
    await stopAll(servers);
  });
});
