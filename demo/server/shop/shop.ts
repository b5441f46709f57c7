import { asc } from 'drizzle-orm';
import type { Db } from '../db/open';
import { bundleModules, bundles, industries, modules, planCategories, platforms } from '../db/schema';

export type ModuleRow = typeof modules.$inferSelect;
export type BundleRow = typeof bundles.$inferSelect & { readonly moduleIds: readonly number[] };

/** The catalogue in memory. */
export interface Shop {
  readonly platforms: readonly (typeof platforms.$inferSelect)[];
  readonly industries: readonly (typeof industries.$inferSelect)[];
  readonly planCategories: readonly (typeof planCategories.$inferSelect)[];
  readonly modules: ReadonlyMap<number, ModuleRow>;
  readonly bundles: ReadonlyMap<number, BundleRow>;
}

/** Reads the catalogue once, because it changes only with a release. */
export async function readShop(db: Db): Promise<Shop> {
  const members = new Map<number, number[]>();
  for (const { bundleId, moduleId } of await db.select().from(bundleModules).orderBy(asc(bundleModules.sort)))
    members.set(bundleId, [...(members.get(bundleId) ?? []), moduleId]);
  const rows = await db.select().from(bundles).orderBy(asc(bundles.id));
  return {
    platforms: await db.select().from(platforms).orderBy(asc(platforms.id)),
    industries: await db.select().from(industries).orderBy(asc(industries.id)),
    planCategories: await db.select().from(planCategories).orderBy(asc(planCategories.id)),
    modules: new Map((await db.select().from(modules).orderBy(asc(modules.sort))).map((row) => [row.id, row])),
    bundles: new Map(rows.map((row) => [row.id, { ...row, moduleIds: members.get(row.id) ?? [] }])),
  };
}
