import type { Pool, PoolClient } from 'pg';
import type { CatalogueRows } from './catalogue-rows';
import { MIGRATIONS } from './embedded';
import type { OpenDb } from './open';
import * as schema from './schema';
import { seedCatalogue } from './seed-catalogue';
import { reasonOf } from './errors';

/** The advisory lock of the migrations. The number is arbitrary, but must be the same on all servers. */
export const MIGRATION_LOCK = 4_173_001;

/** The connection pool. A transaction holds one connection for a few ms, so few connections serve many requests; others queue. */
const POOL = {
  max: 10,
  /** Timeout in ms to open a connection or to get a free one. */
  connectionTimeoutMillis: 15_000,
  idleTimeoutMillis: 30_000,
  keepAlive: true,
  fallback_application_name: 'waybill',
  /** Timeout in ms of a statement, lock waits included. */
  statement_timeout: 10_000,
  /** Timeout in ms after which a frozen or disconnected server loses its locks; a crashed one loses them at once. */
  idle_in_transaction_session_timeout: 5000,
  // Row locks serialize writes here, so the isolation level is fixed whatever the database's own default is.
  options: String.raw`-c timezone=UTC -c datestyle=ISO -c default_transaction_isolation=read\ committed`,
};

/** Thrown where the database of DATABASE_URL cannot be opened; the message contains no password. */
export class DatabaseNotOpened extends Error {
  override readonly name = 'DatabaseNotOpened';
}

/** Returns the database address without its password, or null where the text is no address. */
export function shownAddress(connectionString: string): string | null {
  const url =
    /^postgres(ql)?:\/\//.test(connectionString) && URL.canParse(connectionString) && new URL(connectionString);
  // An unencoded `/`, `?` or `#` in a password ends the host early, so the apparent host would contain a part of the password.
  if (!url || (!url.username && connectionString.includes('@'))) return null;
  const host = url.host || (url.searchParams.get('host') ?? 'localhost');
  return `${url.username && `${url.username}@`}${host}${url.pathname}`;
}

/**
 * Releases lost connections back to the pool. The query builder never releases a connection on which a transaction could not begin, and ten
 * of those exhaust the pool. The query builder may still release such a connection itself later.
 */
function takeBackLost(pool: Pool): void {
  const lent = new Set<PoolClient>();
  pool.on('error', (error) => console.error(`A connection to the database was lost: ${reasonOf(error)}`));
  pool.on('connect', (client) => {
    // The running query reports the error; without this listener it would end the process.
    client.on('error', () => undefined);
    client.once('end', () => {
      if (lent.has(client)) client.release(true);
    });
  });
  pool.on('acquire', (client) => {
    lent.add(client);
    // The pool assigns `release` after this event and before the waiting caller continues.
    queueMicrotask(() => {
      const { release } = client;
      client.release = (error) => {
        if (lent.has(client)) release(error);
      };
    });
  });
  pool.on('release', (_, client) => lent.delete(client));
}

/**
 * Opens a database on a PostgreSQL server, with tables and catalogue.
 * @throws DatabaseNotOpened
 */
export async function openPostgres(connectionString: string, rows: CatalogueRows): Promise<OpenDb> {
  const { default: pg } = await import('pg');
  const { drizzle } = await import('drizzle-orm/node-postgres');
  const { migrate } = await import('drizzle-orm/node-postgres/migrator');
  const address = shownAddress(connectionString);
  if (!address) throw new DatabaseNotOpened('DATABASE_URL is not like postgres://user:password@host:5432/database.');
  // Migrations get a longer timeout than requests, because they may be slow or wait for another server's migration.
  const guard = new pg.Client({ ...POOL, connectionString, statement_timeout: 120_000 });
  guard.on('error', () => undefined);
  try {
    await guard.connect();
    // A lock prevents two starting servers from both creating the tables. The connection's end releases it.
    await guard.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const db = drizzle(guard, { schema, casing: 'snake_case' });
    await migrate(db, { migrationsFolder: MIGRATIONS });
    await seedCatalogue(db, rows);
  } catch (error) {
    throw new DatabaseNotOpened(`The database ${address} can’t be opened: ${reasonOf(error)}. Look at DATABASE_URL.`);
  } finally {
    await guard.end().catch(() => undefined);
  }
  const pool = new pg.Pool({ ...POOL, connectionString });
  takeBackLost(pool);
  return { db: drizzle(pool, { schema, casing: 'snake_case' }), close: () => pool.end() };
}
