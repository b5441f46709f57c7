import { fileURLToPath } from 'node:url';
import type { PGliteOptions } from '@electric-sql/pglite';
import type { CatalogueRows } from './catalogue-rows';
import * as schema from './schema';
import { seedCatalogue } from './seed-catalogue';

export const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url));

/** Settings that make a start three times as fast: the server's default buffers would be zeroed first, and a copy would carry 16 MB of log. */
const BUFFERS = ['-c', 'shared_buffers=16MB'];
const LOG_SEGMENT = '--wal-segsize=1';

/**
 * Starts the embedded PostgreSQL with its tables and catalogue. The modules are imported lazily, because a real server needs none of them.
 */
export async function startEmbedded(rows: CatalogueRows, options: PGliteOptions = {}) {
  const { PGlite } = await import('@electric-sql/pglite');
  const { drizzle } = await import('drizzle-orm/pglite');
  const { migrate } = await import('drizzle-orm/pglite/migrator');
  const client = await PGlite.create({
    startParams: [...PGlite.defaultStartParams, ...BUFFERS],
    initDbStartParams: [LOG_SEGMENT],
    ...options,
  });
  const db = drizzle(client, { schema, casing: 'snake_case' });
  await migrate(db, { migrationsFolder: MIGRATIONS });
  await seedCatalogue(db, rows);
  return { client, db };
}
