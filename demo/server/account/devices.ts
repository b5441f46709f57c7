import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../db/open';
import { devices, settings } from '../db/schema';
import { OLDEST } from '../seeds/earlier';

/** Delay in ms after which an outdated app counts as updated once its driver was asked to update. */
const UPDATE_TAKES = 90_000;

/** The states that the demo can put an account's devices into; `unknown` makes the device check itself fail. */
export const DEVICE_STATES = ['old', 'updated', 'unknown'] as const;
export type DeviceState = (typeof DEVICE_STATES)[number];

const nameOf = (memberId: number): string => `devices-${memberId}`;

const isOlder = (version: string, than: string): boolean => {
  const [one, other] = [version, than].map((text) => text.split('.').map(Number));
  const at = other?.findIndex((part, place) => (one?.[place] ?? 0) !== part) ?? -1;
  return at >= 0 && (one?.[at] ?? 0) < (other?.[at] ?? 0);
};

/** Returns the devices whose app is too old, or null where the check fails. `now` is in ms since 1970. */
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

/** Asks the drivers with outdated apps to update. Their apps count as updated after `UPDATE_TAKES` ms. */
export const askForUpdates = (db: Db, memberId: number, now: number): Promise<unknown> =>
  db
    .update(devices)
    .set({ updatedAt: new Date(now + UPDATE_TAKES) })
    .where(and(eq(devices.memberId, memberId), isNull(devices.updatedAt)));

/** Puts the devices into the state that the demo asks for; `old` restores the seeded state. */
export async function setDevices(db: Db, memberId: number, state: DeviceState, now: number): Promise<void> {
  const name = nameOf(memberId);
  await db.delete(settings).where(eq(settings.name, name));
  if (state === 'unknown') await db.insert(settings).values({ name, value: '1' });
  const updatedAt = state === 'updated' ? new Date(now) : null;
  await db.update(devices).set({ updatedAt }).where(eq(devices.memberId, memberId));
}
