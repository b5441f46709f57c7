import { createAdaptorServer } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import { openBackend } from '../../server/kit';
import { deskOf, type Desk } from './desk';

/** A message of the parent process: a call of the desk, or a new time. */
export interface Asked {
  readonly name: keyof Desk | 'go';
  readonly all: readonly unknown[];
}

let at = Date.UTC(2026, 0, 1);
const { app, db } = await openBackend({ now: () => at });
const desk = deskOf(db);

const answer = async ({ name, all }: Asked): Promise<unknown> => {
  if (name === 'go') return (at = Number(all[0]));
  return Reflect.apply(desk[name], desk, all);
};

process.on('message', async (message: { readonly number: number; readonly asked: Asked }) => {
  const answered = await answer(message.asked);
  process.send?.({ number: message.number, answered });
});
// The child process ends when the parent disconnects.
process.on('disconnect', () => process.exit());

// Connections stay open longer than any pause between two requests, which could otherwise reuse one that is being closed.
const server = createAdaptorServer({ fetch: app.fetch, serverOptions: { keepAliveTimeout: 600_000 } });
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
