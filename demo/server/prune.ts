import { and, isNull, lt } from 'drizzle-orm';
import type { Db } from './db/open';
import { analyticsEvents, carts, guideRequests } from './db/schema';
import { pruneRequests } from './http/idempotency';
import { pruneSessions } from './http/sessions';

const DAY = 86_400_000;
/** How long, in ms, is kept what strangers leave: the cart of a visitor since its last change, and what was counted or asked for. */
const KEPT = { carts: 90 * DAY, events: 400 * DAY };

const HOUR = 3_600_000;

/** Deletes what has outlived its use: sessions, outcomes of writes, carts of visitors, statistics. A member's cart and quotes stay. */
export async function prune(db: Db, now: number): Promise<void> {
  await pruneSessions(db, now);
  await pruneRequests(db, now);
  await db.delete(carts).where(and(isNull(carts.memberId), lt(carts.updatedAt, new Date(now - KEPT.carts))));
  await db.delete(analyticsEvents).where(lt(analyticsEvents.at, new Date(now - KEPT.events)));
  await db.delete(guideRequests).where(lt(guideRequests.createdAt, new Date(now - KEPT.events)));
}

/** Prunes by the hour. @returns a function that ends it */
export function pruneHourly(db: Db, now: () => number): () => void {
  const timer = setInterval(() => {
    prune(db, now()).catch((error: Error) => console.error(`Nothing could be pruned: ${error.name}`));
  }, HOUR);
  // Pruning alone keeps no process running.
  timer.unref();
  return () => clearInterval(timer);
}
