import { addDays, dayOf } from '../../../src/domain/time/day';
import { secretId } from '../core/secret-id';
import type { Db } from '../db/open';
import type { Member } from '../model/member';
import { carts, devices, members, moduleSwitches, moduleTrials } from '../db/schema';
import { demoMembers } from './accounts';
import { SEEDED_CARTS } from './carts';
import { SEEDED_DEVICES } from './earlier';
import { SEEDED_TRIALS } from './held';
import { seededSwitches } from './switches';

const DAY = 86_400_000;

/**
 * Adds missing demo accounts with their carts, trials, devices and switches. They are not part of the database image, because their periods
 * lie around today.
 * @returns those that were added
 */
export async function seedMembers(db: Db, now: number): Promise<readonly Member[]> {
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
  return rows.filter(({ id }) => isNew.has(id));
}
