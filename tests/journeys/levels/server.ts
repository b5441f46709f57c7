import { eq } from 'drizzle-orm';
import { members, transactions } from '../../../demo/server/db/schema';
import { openBackend } from '../../server/kit';
import type { Cell } from '../accounts/cells';
import { profileOf } from '../accounts/profile';
import { visitOf, type Visit } from './visit';

/** A backend with a clock of ours, wherever it runs. */
export interface Server {
  ask(path: string, init: RequestInit): Promise<Response>;
  /** @param now ms since 1970 */
  setNow(now: number): Promise<void>;
  join(id: number, name: string, cell: Cell): Promise<void>;
  /** What was charged to a member, in its order. */
  charged(memberId: number): Promise<readonly number[]>;
  close(): Promise<void>;
}

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

/** A server with its clock, and people who come to it. */
export async function openLevel(open: () => Promise<Server>) {
  const server = await open();
  const time = { now: 0 };
  let count = 0;
  const go = async (now: number): Promise<void> => {
    time.now = now;
    await server.setNow(now);
  };
  return {
    server,
    time,
    go,
    close: () => server.close(),
    /** Somebody new, signed in where the kind is a member's. */
    arrive: async (cell: Cell): Promise<Visit> => {
      count += 1;
      const [id, name] = [500_000 + count, `journey-${count}`];
      if (cell.kind !== 'visitor') await server.join(id, name, cell);
      return visitOf(server, { id, name, cell });
    },
  };
}
export type Level = Awaited<ReturnType<typeof openLevel>>;
