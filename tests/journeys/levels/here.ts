import { eq } from 'drizzle-orm';
import { members, transactions } from '../../../demo/server/db/schema';
import { openBackend } from '../../server/kit';
import { profileOf } from '../accounts/profile';
import type { Server } from './server';

/** In this process, on the embedded database or the PostgreSQL server that the tests were given. */
export async function serverHere(): Promise<Server> {
  let at = Date.UTC(2026, 0, 1);
  const backend = await openBackend({ now: () => at });
  return {
    ask: async (path, init) => backend.app.request(`http://127.0.0.1${path}`, init),
    setNow: async (now) => void (at = now),
    join: async (id, name, cell) => {
      await backend.db.insert(members).values({ id, name, title: name, profile: profileOf(cell, id) });
    },
    charged: async (memberId) => {
      const rows = await backend.db.select().from(transactions).where(eq(transactions.memberId, memberId));
      return rows.toSorted((one, other) => one.id - other.id).map(({ amount }) => amount);
    },
    close: () => backend.close(),
  };
}
