import { eq } from 'drizzle-orm';
import { createAdaptorServer } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import { members, transactions } from '../../../demo/server/db/schema';
import { openBackend } from '../../server/kit';
import type { Cell } from '../accounts/cells';
import { profileOf } from '../accounts/profile';

/** What the parent asks for. */
export type Asked =
  | { readonly do: 'go'; readonly now: number }
  | { readonly do: 'join'; readonly id: number; readonly name: string; readonly cell: Cell }
  | { readonly do: 'charged'; readonly memberId: number };

let at = Date.UTC(2026, 0, 1);
const { app, db } = await openBackend({ now: () => at });

async function answer(asked: Asked): Promise<unknown> {
  if (asked.do === 'go') return (at = asked.now);
  if (asked.do === 'join') {
    const { id, name, cell } = asked;
    return db.insert(members).values({ id, name, title: name, profile: profileOf(cell, id) });
  }
  const rows = await db.select().from(transactions).where(eq(transactions.memberId, asked.memberId));
  return rows.toSorted((one, other) => one.id - other.id).map(({ amount }) => amount);
}

process.on('message', async (message: { readonly number: number; readonly asked: Asked }) => {
  const answered = await answer(message.asked);
  process.send?.({ number: message.number, answered });
});
// It ends with the tests that started it.
process.on('disconnect', () => process.exit());

const server = createAdaptorServer({ fetch: app.fetch });
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
