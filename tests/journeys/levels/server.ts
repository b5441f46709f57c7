import { isVisitor, type Cell } from '../accounts/cells';
import { cameWith } from '../accounts/came-with';
import { dayAt } from '../model/days';
import { soldIn } from './catalogue';
import type { Desk } from './desk';
import { visitOf, type Visit } from './visit';

/** A backend whose clock the tests control, in this process or another. */
export interface Server {
  ask(path: string, init: RequestInit): Promise<Response>;
  /** @param now ms since 1970 */
  setNow(now: number): Promise<void>;
  readonly desk: Desk;
  close(): Promise<void>;
}

/** Opens a level: a server with its clock, and visits of new people. */
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
    /** Opens another browser of the same person. */
    again: ({ id, cell }: Visit): Promise<Visit> => visitOf(server, { id, cell }),
    /** Opens the browser of a new person, signed in if the kind is a member. Every second id is reserved for registrations. */
    arrive: async (cell: Cell): Promise<Visit> => {
      count += 2;
      const id = isVisitor(cell) ? 0 : 500_000 + count;
      const came = cameWith(cell, soldIn(cell.currency).shelf, dayAt(time.now));
      if (id > 0) await server.desk.join(id, `journey-${id}`, cell, came);
      return visitOf(server, { id, cell });
    },
  };
}
export type Level = Awaited<ReturnType<typeof openLevel>>;
