import type { CatalogueRows } from './catalogue-rows';
import type { Db } from './open';
import { bundleModules, bundles, industries, modules, planCategories, platforms } from './schema';

/** Rows per insert; PostgreSQL allows 65,535 parameters per statement. */
const BATCH = 1000;

const batches = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, n) => rows.slice(n * BATCH, (n + 1) * BATCH));

/** Seeds an empty catalogue; an existing one stays unchanged. */
export async function seedCatalogue(db: Db, rows: CatalogueRows): Promise<void> {
  const [known] = await db.select({ id: platforms.id }).from(platforms).limit(1);
  if (known) return;
  await db.transaction(async (tx) => {
    await tx.insert(platforms).values(rows.platforms);
    await tx.insert(industries).values(rows.industries);
    await tx.insert(planCategories).values(rows.planCategories);
    for (const batch of batches(rows.modules)) await tx.insert(modules).values(batch);
    await tx.insert(bundles).values(rows.bundles);
    const bundled = rows.bundles.flatMap(({ id, modules: ids }) =>
      ids.map((moduleId, sort) => ({ bundleId: id, moduleId, sort })),
    );
    for (const batch of batches(bundled)) await tx.insert(bundleModules).values(batch);
  });
}
