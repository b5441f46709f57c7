import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { CatalogueRows } from './catalogue-rows';
import { startEmbedded } from './embedded';
import { folderTrouble } from './folder-trouble';
import { preparedImage } from './image';
import { lockFolder } from './lock';
import { openPostgres } from './postgres';
import type * as schema from './schema';

/** The database behind either driver; queries work the same on both. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface OpenDb {
  readonly db: Db;
  close(): Promise<void>;
}

export type Where = { readonly databaseUrl: string } | { readonly dataDir: string } | { readonly memory: true };

const openEmbedded = async (dataDir: string | undefined, rows: CatalogueRows): Promise<OpenDb> => {
  const { client, db } = await startEmbedded(rows, { dataDir, loadDataDir: await preparedImage(dataDir, rows) });
  return { db, close: () => client.close() };
};

async function openFolder(folder: string, rows: CatalogueRows): Promise<OpenDb> {
  mkdirSync(folder, { recursive: true });
  const unlock = await lockFolder(folder);
  try {
    const open = await openEmbedded(resolve(folder, 'pg'), rows);
    return { db: open.db, close: () => open.close().finally(unlock) };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/**
 * Opens a PostgreSQL server, a data folder or an in-memory database, with tables and catalogue.
 * @throws FolderInUse where another server uses the folder; FolderNotOpened, DatabaseNotOpened where it can't be used
 */
export async function openDb(where: Where, rows: CatalogueRows): Promise<OpenDb> {
  if ('databaseUrl' in where) return openPostgres(where.databaseUrl, rows);
  if ('memory' in where) return openEmbedded(undefined, rows);
  const folder = resolve(where.dataDir);
  return openFolder(folder, rows).catch((error: unknown) => {
    throw folderTrouble(folder, error);
  });
}
