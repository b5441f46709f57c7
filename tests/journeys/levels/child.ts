import { fork } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../../laws/files';
import type { Asked } from './child-main';
import type { Desk } from './desk';
import type { Server } from './server';

/** Node's own fetch, saved before a test stubs it. */
const { fetch } = globalThis;

/**
 * Starts the backend in a child process, because the database needs Node's globals and tests of widgets run with those of jsdom.
 */
export async function serverElsewhere(): Promise<Server> {
  const child = fork(join(ROOT, 'tests/journeys/levels/child-main.ts'), { execArgv: ['--import', 'tsx'] });
  const waiting = new Map<number, (answered: unknown) => void>();
  let number = 0;
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', () => reject(new Error('The backend did not start')));
    child.on('message', (said: { readonly port?: number; readonly number?: number; readonly answered?: unknown }) => {
      if (said.port) resolve(said.port);
      else if (said.number) waiting.get(said.number)?.(said.answered);
    });
  });
  const tell = (asked: Asked): Promise<unknown> =>
    new Promise((resolve) => {
      number += 1;
      waiting.set(number, resolve);
      child.send({ number, asked });
    });
  return {
    ask: (path, init) => fetch(`http://127.0.0.1:${port}${path}`, init),
    setNow: async (now) => void (await tell({ name: 'go', all: [now] })),
    // The proxy forwards each call of the desk to the child process.
    desk: new Proxy({} as Desk, {
      get:
        (_, name: keyof Desk) =>
        (...all: readonly unknown[]) =>
          tell({ name, all }),
    }),
    close: async () => void child.disconnect(),
  };
}
