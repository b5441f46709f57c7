import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { Where } from '../../demo/server/db/open';

/** The template database with tables and catalogue, which postgres/setup.ts creates once per run, to be copied. */
export const TEMPLATE = 'waybill_test_template';

/** Returns the server's URL with another database name. */
export const addressOf = (server: string, database: string): string => {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
};

/** Runs statements on the server's maintenance database. */
export async function onServer(server: string, ...statements: readonly string[]): Promise<void> {
  const client = new Client(server);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

export interface Place {
  readonly where: Where;
  drop(): Promise<void>;
}

/** Creates a database on the PostgreSQL server given to the tests. */
export async function freshDatabase({ isEmpty = false } = {}) {
  const server = process.env.WAYBILL_TEST_DATABASE;
  if (!server) throw new Error('These tests need a PostgreSQL server: npm run test:postgres');
  const name = `waybill_test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name} template ${isEmpty ? 'template0' : TEMPLATE}`);
  const databaseUrl = addressOf(server, name);
  return {
    where: { databaseUrl },
    databaseUrl,
    name,
    server,
    drop: () => onServer(server, `drop database ${name} with (force)`),
  };
}

/** Creates the storage of a backend: in memory, or on the PostgreSQL server given to the tests. */
export async function freshPlace(how: { readonly isEmpty?: boolean } = {}): Promise<Place> {
  if (process.env.WAYBILL_TEST_DATABASE) return freshDatabase(how);
  return { where: { memory: true }, drop: async () => undefined };
}
