import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { CatalogueRows } from '../catalogue/catalogue';
import { MIGRATIONS, startEmbedded } from './embedded';
import { preparedImage } from './image';
import { lockFolder } from './lock';
import * as schema from './schema';
import { seedCatalogue } from './seed';

/** The database of either driver; queries know no difference. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface OpenDb {
  readonly db: Db;
  close(): Promise<void>;
}

export type Where = { readonly databaseUrl: string } | { readonly dataDir: string } | { readonly memory: true };

/** Any number will do, as long as every Waybill server takes the same. */
const MIGRATION_LOCK = 4_173_001;

const openPostgres = async (connectionString: string, rows: CatalogueRows): Promise<OpenDb> => {
  const { default: pg } = await import('pg');
  const { drizzle } = await import('drizzle-orm/node-postgres');
  const { migrate } = await import('drizzle-orm/node-postgres/migrator');
  const pool = new pg.Pool({ connectionString });
  const guard = await pool.connect();
  try {
    // Two servers that start at once would both create the tables.
    await guard.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const db = drizzle(pool, { schema, casing: 'snake_case' });
    await migrate(db, { migrationsFolder: MIGRATIONS });
    await seedCatalogue(db, rows);
    await guard.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    return { db, close: () => pool.end() };
  } finally {
    guard.release();
  }
};

const openEmbedded = async (dataDir: string | undefined, rows: CatalogueRows): Promise<OpenDb> => {
  const { client, db } = await startEmbedded(rows, { dataDir, loadDataDir: await preparedImage(dataDir, rows) });
  return { db, close: () => client.close() };
};

/**
 * Opens the database where it is, with its tables and its catalogue.
 * @throws FolderInUse where another server holds the folder
 */
export async function openDb(where: Where, rows: CatalogueRows): Promise<OpenDb> {
  if ('databaseUrl' in where) return openPostgres(where.databaseUrl, rows);
  if ('memory' in where) return openEmbedded(undefined, rows);
  const folder = resolve(where.dataDir);
  mkdirSync(folder, { recursive: true });
  const unlock = lockFolder(folder);
  try {
    const open = await openEmbedded(resolve(folder, 'pg'), rows);
    return { db: open.db, close: () => open.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}
