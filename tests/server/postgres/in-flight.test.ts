import { eq, sql, type SQL } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { carts, members } from '../../../demo/server/db/schema';
import { openShop, type Shopper } from '../shopping';
import { askUntil } from './processes';

const { time, db, arrive } = openShop();

/** Returns the number of transactions that wait for a lock. */
const waiting = async (): Promise<number> => {
  const all = sql`(select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock') as one`;
  const [row] = await db()
    .select({ n: sql<number>`count(*)::int` })
    .from(all);
  return row?.n ?? 0;
};

/**
 * Locks rows, sends each request once the previous ones wait for the lock, and then releases the rows, so that the data which each
 * request has read are as stale as possible.
 */
async function heldUp<T>(rows: SQL, sends: readonly (() => Promise<T>)[]): Promise<T[]> {
  const answers: Promise<T>[] = [];
  await db().transaction(async (tx) => {
    await tx.execute(rows);
    for (const send of sends) {
      let isOver = false;
      answers.push(send().finally(() => (isOver = true)));
      await askUntil(
        async () => isOver || (await waiting()) >= answers.length,
        (isSo) => isSo,
      );
    }
  });
  return Promise.all(answers);
}

const memberRow = (id: number): SQL => sql`select id from ${members} where ${eq(members.id, id)} for update`;
const cartOf = (id: number): SQL => sql`select tracking_id from ${carts} where ${eq(carts.memberId, id)} for update`;
const modulesIn = (body: unknown): number[] =>
  (body as { data?: { modules?: { id: number }[] } }).data?.modules?.map(({ id }) => id) ?? [];

describe('an add-on that is added while the cart is ordered', () => {
  it('is ordered or stays in the cart', async () => {
    const member = await arrive('member');
    await member.pay();
    await member.choose(5);
    const id = await member.memberId();
    const add = () => member.call('/cart/add', { body: { id: 191, module: 1 } });
    const order = () => {
      time.pass(10);
      return member.call(`/billing/account/${id}/checkout?pricing=1`, { body: {} });
    };
    const answers = await heldUp(cartOf(id), [add, order]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    time.pass(7000);
    const { subscription } = (await member.session()) as { subscription?: { module_ids: number[] } };
    const left = modulesIn((await member.get('/cart/data')).body);
    expect([...(subscription?.module_ids ?? []), ...left]).toContain(191);
  });
});

describe('an add-on that is added while a visitor registers with the cart', () => {
  it('is part of the trial', async () => {
    const visitor = await arrive('visitor');
    const { tracking_id: trackingId } = (await visitor.choose(5)).body as { tracking_id?: string };
    const headers = { 'X-Waybill-Tracking': String(trackingId) };
    const row = sql`select tracking_id from ${carts} where ${eq(carts.trackingId, String(trackingId))} for update`;
    const add = () => visitor.call('/cart/add', { body: { id: 191, module: 1 }, headers });
    const register = () => visitor.call('/register', { body: { country: 'US' }, headers });
    const answers = await heldUp(row, [add, register]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await visitor.session()).toMatchObject({ subscription: { module_ids: expect.arrayContaining([191]) } });
  });
});

/** Prepares an order. @returns its payload, id and token */
async function prepared(member: Shopper) {
  const modules = [101, 102, 103, 131, 171, 181, 111, 112, 113, 114, 161, 191];
  const item = { id: 8, code: 'route-optimization-annual', bundled: 1, srt: 'p2', quantity: 10 };
  const lines = Object.fromEntries(modules.map((one) => [one, { id: one, srt: '', quantity: 1 }]));
  const body = {
    type: 0,
    account: { type: 0, member_id: await member.memberId() },
    order: { state: 26, items: [{ ...item, modules: lines }] },
    billing: { type: 1 },
  };
  const { result } = (await member.post('/order/update', body)).body as { result?: object };
  return { body, result };
}

describe('a prepared order', () => {
  it('keeps items in the cart that were added after it was prepared', async () => {
    const member = await arrive('subscriber');
    const { body, result } = await prepared(member);
    time.pass(10);
    await member.add(152);
    time.pass(10);
    expect((await member.post('/account/subscription/subscribe', { ...body, ...result })).status).toBe(200);
    time.pass(7000);
    await member.session();
    expect(modulesIn((await member.get('/cart/data')).body)).toContain(152);
  });

  it('that is submitted twice concurrently and declined is one order, and both requests get the refusal', async () => {
    const member = await arrive('subscriber');
    const id = await member.memberId();
    await member.pace('declined', 0);
    const { body, result } = await prepared(member);
    const submit = () => member.call('/account/subscription/subscribe', { body: { ...body, ...result } });
    const [one, other] = await heldUp(memberRow(id), [submit, submit]);
    expect(one?.status).toBe(200);
    expect(other?.body).toEqual(one?.body);
  });
});
