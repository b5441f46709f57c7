import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as schema from '../../../demo/server/db/schema';
import { expectWholeBooks, numbersIn } from '../books';
import { freshDatabase } from '../place';
import { askUntil, cookieOf, post, start, stopAll, type Running } from './processes';

const ACCOUNTS = ['subscriber', 'readonly', 'canceled', 'exclusive', 'bookkeeper', 'due', 'waiting', 'scheduled'];
const ROUTE_OPTIMIZATION = 8;
const ORDER_MANAGEMENT = 121;

let database: Awaited<ReturnType<typeof freshDatabase>>;
let pool: Pool;
let servers: Running[];

beforeAll(async () => {
  database = await freshDatabase({ isEmpty: true });
  servers = await Promise.all([start(database.databaseUrl), start(database.databaseUrl), start(database.databaseUrl)]);
  pool = new Pool({ connectionString: database.databaseUrl });
}, 180_000);
afterAll(async () => {
  await stopAll(servers);
  await pool.end();
  await database.drop();
});

it('three servers number the invoices of accounts that order at once in one sequence without gaps', async () => {
  const db = drizzle(pool, { schema, casing: 'snake_case' });
  // They have seeded the same accounts at the same time.
  await expectWholeBooks(db);
  const before = (await numbersIn(db)).invoice.length;
  let keys = 0;
  const key = () => `numbers-${String((keys += 1)).padStart(16, '0')}`;
  const ordered = await Promise.all(
    ACCOUNTS.map(async (name, at) => {
      const server = servers[at % servers.length];
      if (!server) throw new Error('no server');
      const cookie = await cookieOf(server, name);
      const add = (id: number, module: number) =>
        post(server, '/cart/add', { id, module, pricing: 1 }, { cookie, key: key() });
      await add(ROUTE_OPTIMIZATION, 0);
      await add(ORDER_MANAGEMENT, 1);
      return post(server, '/billing/subscription/change', {}, { cookie, key: key() });
    }),
  );
  const done = ordered.filter(({ status }) => status === 200).length;
  expect(done).toBeGreaterThan(3);
  const issued = await askUntil(
    async () => (await numbersIn(db)).invoice.length - before,
    (count) => count >= done,
  );
  expect(issued).toBe(done);
  await expectWholeBooks(db);
}, 120_000);
