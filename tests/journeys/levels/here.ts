import { openBackend } from '../../server/kit';
import { deskOf } from './desk';
import type { Server } from './server';

/** Starts the backend in this process, on the embedded database or the PostgreSQL server given to the tests. */
export async function serverHere(): Promise<Server> {
  let at = Date.UTC(2026, 0, 1);
  const backend = await openBackend({ now: () => at });
  return {
    ask: async (path, init) => backend.app.request(`http://127.0.0.1${path}`, init),
    setNow: async (now) => void (at = now),
    desk: deskOf(backend.db),
    close: () => backend.close(),
  };
}
