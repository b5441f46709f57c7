import type { Cell } from '../accounts/cells';
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
    /** The same person in another browser. */
    again: ({ id, name, cell }: Visit): Promise<Visit> => visitOf(server, { id, name, cell }),
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
