import { addDays, dayOf } from '../../../src/domain/time/day';
import type { Db } from './open';
import type { CatalogueRows } from '../catalogue/catalogue';
import { demoMembers } from '../accounts';
import { SEEDED_TRIALS } from '../held';
import { seededSwitches } from '../activation/seeded';
import { SEEDED_DEVICES } from '../migration/earlier';
import { SEEDED_CARTS } from '../cart/seeded';
import { secretId } from '../secret-id';
import {
  bundleModules,
  bundles,
  carts,
  devices,
  industries,
  members,
  modules,
  moduleSwitches,
  moduleTrials,
  planCategories,
  platforms,
} from './schema';

/** Rows of one statement; PostgreSQL takes 65,535 parameters in each. */
const BATCH = 1000;

const batches = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, n) => rows.slice(n * BATCH, (n + 1) * BATCH));

/** Fills an empty catalogue; one that is there stays as it is. */
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

const DAY = 86_400_000;

/**
 * Adds the demo accounts that are not there, with the carts, trials, devices and switches that some have; not part of the image, because their periods
 * lie around today.
 */
export async function seedMembers(db: Db, now: number): Promise<void> {
  const rows = [...demoMembers(now)];
  const added = await db.insert(members).values(rows).onConflictDoNothing().returning({ id: members.id });
  const isNew = new Set(added.map(({ id }) => id));
  const filled = rows.flatMap(({ id, name }) => {
    const content = SEEDED_CARTS[name];
    return content && isNew.has(id) ? [{ trackingId: secretId(), memberId: id, content }] : [];
  });
  if (filled.length > 0) await db.insert(carts).values(filled).onConflictDoNothing();
  const tried = rows.flatMap(({ id, name }) =>
    (isNew.has(id) ? (SEEDED_TRIALS[name] ?? []) : []).map(({ moduleId, days }) => ({
      memberId: id,
      moduleId,
      startedAt: new Date(now - DAY),
      endsOn: addDays(dayOf(now), days),
    })),
  );
  const switches = rows.flatMap(({ id, name }) => (isNew.has(id) ? seededSwitches(id, name, now) : []));
  if (switches.length > 0) await db.insert(moduleSwitches).values(switches).onConflictDoNothing();
  const used = rows.flatMap(({ id, name }) =>
    (isNew.has(id) ? (SEEDED_DEVICES[name] ?? []) : []).map(([memberName, platform, appVersion]) => ({
      memberId: id,
      memberName,
      platform,
      appVersion,
    })),
  );
  if (used.length > 0) await db.insert(devices).values(used);
  if (tried.length > 0) await db.insert(moduleTrials).values(tried).onConflictDoNothing();
}
