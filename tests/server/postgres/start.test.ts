import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoMembers } from '../../../demo/server/seeds/accounts';
import { catalogue } from '../../../demo/server/catalogue/catalogue';
import { addressOf, freshDatabase } from '../place';
import { launch, start, stopAll, type Running } from './processes';

type Database = Awaited<ReturnType<typeof freshDatabase>>;

let database: Database;
beforeAll(async () => {
  database = await freshDatabase({ isEmpty: true });
});
afterAll(() => database.drop());

const count = async (table: string): Promise<number> => {
  const client = new Client(database.databaseUrl);
  await client.connect();
  const { rows } = await client.query<{ count: string }>(`select count(*) from ${table}`);
  await client.end();
  return Number(rows[0]?.count);
};

/** Tells whether a server accepts the token of another. */
const isKnown = async (from: Running, to: Running): Promise<boolean> => {
  const { token }: { token: string } = await (await fetch(`${from.url}/services/token`)).json();
  return (await fetch(`${to.url}/services/platforms`, { headers: { Authorization: `Bearer ${token}` } })).ok;
};

describe('two servers that start at the same moment on an empty database', () => {
  it('both start, create tables and catalogue once, and accept each other’s tokens', async () => {
    const { databaseUrl } = database;
    const [one, two] = await Promise.all([start(databaseUrl), start(databaseUrl)]);
    const rows = catalogue();
    expect([await count('modules'), await count('bundles')]).toEqual([rows.modules.length, rows.bundles.length]);
    expect([await count('members'), await count('settings')]).toEqual([demoMembers(0).length, 2]);
    expect([await isKnown(one, two), await isKnown(two, one)]).toEqual([true, true]);
    await stopAll([one, two]);
  });
});

describe('an unusable DATABASE_URL', () => {
  const PASSWORD = 'open-sesame';
  const withPassword = (url: string): string => {
    const wrong = new URL(url);
    wrong.password = PASSWORD;
    return wrong.href;
  };

  it.each([
    ['a wrong password', () => withPassword(database.databaseUrl), 'password authentication failed for user'],
    ['an unknown database', () => addressOf(database.server, 'no_such_thing'), 'does not exist'],
    ['an unreachable server', () => `postgres://me:${PASSWORD}@127.0.0.1:1/waybill`, 'ECONNREFUSED 127.0.0.1:1'],
    ['an invalid URL', () => PASSWORD, 'DATABASE_URL is not like'],
    ['a password without URL encoding', () => `postgres://me:12/${PASSWORD}@127.0.0.1/x`, 'DATABASE_URL is not like'],
  ])('ends the start with a single message: %s', async (_, url, reason) => {
    const { running, printed } = await launch(url());
    expect(running).toBeNull();
    expect(printed).toContain(reason);
    expect(printed.trim().split('\n')).toHaveLength(1);
    expect(printed).not.toContain(PASSWORD);
    expect(printed).not.toContain(new URL(database.databaseUrl).password);
  });
});
