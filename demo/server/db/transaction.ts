import type { Db } from './open';
import { isConflict } from './errors';

const ATTEMPTS = 5;
/** ms; grows with each attempt, and differs so that two don't meet again. */
const PAUSE = 20;

/**
 * Runs `work` in a transaction, and again where another one was in its way. Inside of a transaction it is a savepoint.
 * @throws what `work` throws, and the conflict that is still there after five attempts
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
