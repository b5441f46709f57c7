import type { Db } from './open';
import { isConflict } from './errors';

const ATTEMPTS = 5;
/** Base of the backoff in ms; it grows with each attempt and has jitter, so that two transactions do not collide again. */
const PAUSE = 20;

/**
 * Runs `work` in a transaction and retries it after a conflict. Within a transaction it runs in a savepoint.
 * @throws the error of `work`, or the conflict that persists after five attempts
 */
export async function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>, attempt = 1): Promise<T> {
  try {
    return await db.transaction(work);
  } catch (error) {
    if (attempt === ATTEMPTS || !isConflict(error)) throw error;
    await new Promise((done) => setTimeout(done, PAUSE * attempt * (0.5 + Math.random())));
    return inTransaction(db, work, attempt + 1);
  }
}
