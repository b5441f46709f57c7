import { createHash } from 'node:crypto';
import { eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { CatalogueRows } from './catalogue-rows';
import type { Db } from './open';
import { bundleModules, bundles, industries, modules, planCategories, platforms, settings } from './schema';

/** Rows per insert; PostgreSQL allows 65,535 parameters per statement. */
const BATCH = 1000;
/** The setting that holds a hash of the catalogue that was stored last. */
const STORED = 'catalogue';

const batches = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, n) => rows.slice(n * BATCH, (n + 1) * BATCH));

/** Returns what replaces a row by the one that was to be inserted. */
const replaced = (table: PgTable): Record<string, SQL> =>
  Object.fromEntries(
    Object.keys(getTableColumns(table)).map((name) => [
      name,
      sql`excluded.${sql.identifier(name.replace(/[A-Z]/g, (sign) => `_${sign.toLowerCase()}`))}`,
    ]),
  );

async function store(tx: Db, rows: CatalogueRows): Promise<void> {
  await tx
    .insert(platforms)
    .values(rows.platforms)
    .onConflictDoUpdate({ target: platforms.id, set: replaced(platforms) });
  await tx
    .insert(industries)
    .values(rows.industries)
    .onConflictDoUpdate({ target: industries.id, set: replaced(industries) });
  await tx
    .insert(planCategories)
    .values(rows.planCategories)
    .onConflictDoUpdate({ target: planCategories.id, set: replaced(planCategories) });
  for (const batch of batches(rows.modules))
    await tx
      .insert(modules)
      .values(batch)
      .onConflictDoUpdate({ target: modules.id, set: replaced(modules) });
  await tx
    .insert(bundles)
    .values(rows.bundles)
    .onConflictDoUpdate({ target: bundles.id, set: replaced(bundles) });
  const ids = rows.bundles.map(({ id }) => id);
  await tx.delete(bundleModules).where(inArray(bundleModules.bundleId, ids));
  const bundled = rows.bundles.flatMap(({ id, modules: held }) =>
    held.map((moduleId, sort) => ({ bundleId: id, moduleId, sort })),
  );
  for (const batch of batches(bundled)) await tx.insert(bundleModules).values(batch);
}

/**
 * Stores the catalogue, where another one is stored: that of an earlier release. A row that this one lacks stays, and stays for sale, because
 * accounts may hold it.
 */
export async function seedCatalogue(db: Db, rows: CatalogueRows): Promise<void> {
  const value = createHash('sha256').update(JSON.stringify(rows)).digest('base64url');
  const [known] = await db.select().from(settings).where(eq(settings.name, STORED)).limit(1);
  if (known?.value === value) return;
  await db.transaction(async (tx) => {
    await store(tx, rows);
    await tx
      .insert(settings)
      .values({ name: STORED, value })
      .onConflictDoUpdate({ target: settings.name, set: { value } });
  });
}
