import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../db/open';
import { devices, settings } from '../db/schema';
import { OLDEST } from '../seeds/earlier';

/** ms after which an app that was found too old is up to date: its driver is told of it. */
const UPDATE_TAKES = 90_000;

/** What the demonstration makes of an account's devices; `unknown`: the check itself fails. */
export const DEVICE_STATES = ['old', 'updated', 'unknown'] as const;
export type DeviceState = (typeof DEVICE_STATES)[number];

const nameOf = (memberId: number): string => `devices-${memberId}`;

const isOlder = (version: string, than: string): boolean => {
  const [one, other] = [version, than].map((text) => text.split('.').map(Number));
  const at = other?.findIndex((part, place) => (one?.[place] ?? 0) !== part) ?? -1;
  return at >= 0 && (one?.[at] ?? 0) < (other?.[at] ?? 0);
};

/** @param now ms since 1970. @returns null where the check fails */
export async function incompatibleDevices(db: Db, memberId: number, now: number) {
  const [failing] = await db
    .select()
    .from(settings)
    .where(eq(settings.name, nameOf(memberId)));
  if (failing) return null;
  const all = await db.select().from(devices).where(eq(devices.memberId, memberId)).orderBy(asc(devices.id));
  return all.filter(
    ({ appVersion, updatedAt }) => isOlder(appVersion, OLDEST) && (updatedAt === null || updatedAt.getTime() > now),
  );
}

/** Tells the drivers whose apps are too old; some time later they have the newest. */
export const askForUpdates = (db: Db, memberId: number, now: number): Promise<unknown> =>
  db
    .update(devices)
    .set({ updatedAt: new Date(now + UPDATE_TAKES) })
    .where(and(eq(devices.memberId, memberId), isNull(devices.updatedAt)));

/** As the demonstration wants them; as they came with `old`. */
export async function setDevices(db: Db, memberId: number, state: DeviceState, now: number): Promise<void> {
  const name = nameOf(memberId);
  await db.delete(settings).where(eq(settings.name, name));
  if (state === 'unknown') await db.insert(settings).values({ name, value: '1' });
  const updatedAt = state === 'updated' ? new Date(now) : null;
  await db.update(devices).set({ updatedAt }).where(eq(devices.memberId, memberId));
}
