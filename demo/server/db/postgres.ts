import type { Pool, PoolClient } from 'pg';
import type { CatalogueRows } from './catalogue-rows';
import { MIGRATIONS } from './embedded';
import type { OpenDb } from './open';
import * as schema from './schema';
import { seedCatalogue } from './seed-catalogue';
import { reasonOf } from './errors';

/** Any number will do, as long as every Waybill server takes the same. */
const MIGRATION_LOCK = 4_173_001;

/** A transaction takes one connection and a few ms, so few connections serve many requests; the others wait for their turn. */
const POOL = {
  max: 10,
  /** ms for a connection, and for one to come free. */
  connectionTimeoutMillis: 15_000,
  idleTimeoutMillis: 30_000,
  keepAlive: true,
  fallback_application_name: 'waybill',
  /** ms, waiting for a lock included. */
  statement_timeout: 10_000,
  /** ms after which the locks of a server that froze or lost its network are anybody's again; one that died gives them up at once. */
  idle_in_transaction_session_timeout: 5000,
  // Row locks keep order here. What the database was set up with is for its other users.
  options: String.raw`-c timezone=UTC -c datestyle=ISO -c default_transaction_isolation=read\ committed`,
};

/** The database of DATABASE_URL can't be opened; says why without its password. */
export class DatabaseNotOpened extends Error {
  override readonly name = 'DatabaseNotOpened';
}

/** The address without its password. @returns null where it is none */
export function shownAddress(connectionString: string): string | null {
  const url =
    /^postgres(ql)?:\/\//.test(connectionString) && URL.canParse(connectionString) && new URL(connectionString);
  // A `/`, `?` or `#` in a password that was not encoded ends the host early: what looks like a host is a part of a secret.
  if (!url || (!url.username && connectionString.includes('@'))) return null;
  const host = url.host || (url.searchParams.get('host') ?? 'localhost');
  return `${url.username && `${url.username}@`}${host}${url.pathname}`;
}

/**
 * Takes a connection that is lost while it is lent back from who has it: the query builder forgets one on which a transaction
 * could not begin, and ten of those are the pool. It may still give it back itself.
 */
function takeBackLost(pool: Pool): void {
  const lent = new Set<PoolClient>();
  pool.on('error', (error) => console.error(`A connection to the database was lost: ${reasonOf(error)}`));
  pool.on('connect', (client) => {
    // Whoever uses it hears it from the query; without a listener it would end the process.
    client.on('error', () => undefined);
    client.once('end', () => {
      if (lent.has(client)) client.release(true);
    });
  });
  pool.on('acquire', (client) => {
    lent.add(client);
    // The pool sets `release` after it has told us, and before whoever waits goes on.
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
 * Opens a PostgreSQL server's database, with its tables and its catalogue.
 * @throws DatabaseNotOpened
 */
export async function openPostgres(connectionString: string, rows: CatalogueRows): Promise<OpenDb> {
  const { default: pg } = await import('pg');
  const { drizzle } = await import('drizzle-orm/node-postgres');
  const { migrate } = await import('drizzle-orm/node-postgres/migrator');
  const address = shownAddress(connectionString);
  if (!address) throw new DatabaseNotOpened('DATABASE_URL is not like postgres://user:password@host:5432/database.');
  // Tables may take longer to change than a request may, and another server may be at it.
  const guard = new pg.Client({ ...POOL, connectionString, statement_timeout: 120_000 });
  guard.on('error', () => undefined);
  try {
    await guard.connect();
    // Two servers that start at once would both create the tables. The lock ends with the connection.
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
