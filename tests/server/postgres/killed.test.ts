import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freshDatabase } from '../place';
import { keepLog, readLog } from './log';
import { holdCart, outcomeOf, post, start, stopAll, askUntil, type Running } from './processes';

const add = (id: number) => ({ id, module: 1, pricing: 1 });
const isSettled = (status: number): boolean => status !== 202;

let database: Awaited<ReturnType<typeof freshDatabase>>;
let dying: Running;
let living: Running;
beforeEach(async () => {
  database = await freshDatabase();
  [dying, living] = await Promise.all([start(database.databaseUrl), start(database.databaseUrl)]);
});
afterEach(async () => {
  await stopAll([dying, living]);
  await database.drop();
});

const modulesOf = async (trackingId: string | null): Promise<number[]> => {
  const headers = { 'X-Waybill-Tracking': trackingId ?? '' };
  const cart: { data: { modules: { id: number }[] } } = await (
    await fetch(`${living.url}/cart/data`, { headers })
  ).json();
  return cart.data.modules.map(({ id }) => id);
};

describe('a server that is killed', () => {
  it('in the middle of many writes leaves each either done or not, and each can be repeated safely', async () => {
    await keepLog(database.databaseUrl);
    const keys = Array.from({ length: 300 }, (_, n) => `in-the-middle-${String(n).padStart(4, '0')}`);
    let answered = 0;
    const sent = await Promise.all(
      keys.map(async (key, n) => {
        const answer = await post(n % 2 === 0 ? dying : living, '/cart/add', add(191), { key });
        answered += 1;
        if (answered === 60) dying.signal('SIGKILL');
        return { key, answer };
      }),
    );
    const lost = sent.filter(({ answer }) => answer.status === 0);
    expect(lost.length).toBeGreaterThan(0);
    expect(sent.every(({ answer }) => answer.status === 200 || answer.status === 0)).toBe(true);

    const told = await Promise.all(
      lost.map(async ({ key }) => ({ key, outcome: await askUntil(() => outcomeOf(living, key), isSettled) })),
    );
    const doneBefore = new Set((await readLog(database.databaseUrl)).steps.map(({ key }) => key));
    for (const { key, outcome } of told) expect([key, outcome]).toEqual([key, doneBefore.has(key) ? 200 : 404]);
    for (const { key, outcome } of told)
      expect(await post(living, '/cart/add', add(191), { key })).toMatchObject({
        status: 200,
        isReplay: outcome === 200,
      });
    const { steps } = await readLog(database.databaseUrl);
    expect(steps.map(({ key }) => key).toSorted()).toEqual(keys);
    console.log(
      `${lost.length} of 300 answers were lost; ${told.filter(({ outcome }) => outcome === 200).length} were done`,
    );
  });

  it('frees the idempotency key of the interrupted write', async () => {
    const { trackingId } = await post(living, '/cart/add', add(191));
    const key = 'killed-while-at-it-1';
    const release = await holdCart(database.databaseUrl, trackingId);
    const unanswered = post(dying, '/cart/add', add(141), { key, trackingId });
    await askUntil(
      () => outcomeOf(living, key),
      (status) => status === 202,
    );
    dying.signal('SIGKILL');
    expect((await unanswered).status).toBe(0);
    await release();
    expect(await askUntil(() => outcomeOf(living, key), isSettled)).toBe(404);
    expect(await modulesOf(trackingId)).toEqual([191]);
    expect(await post(living, '/cart/add', add(141), { key, trackingId })).toMatchObject({
      status: 200,
      isReplay: false,
    });
    // Module 141 needs 102.
    expect(await modulesOf(trackingId)).toEqual([102, 141, 191]);
  });
});

describe('a server that freezes in a write', () => {
  it('loses the write to the next request with the same key, and notices when it wakes up', async () => {
    const { trackingId } = await post(living, '/cart/add', add(191));
    const key = 'frozen-while-at-it-1';
    const release = await holdCart(database.databaseUrl, trackingId);
    const frozen = post(dying, '/cart/add', add(141), { key, trackingId });
    await askUntil(
      () => outcomeOf(living, key),
      (status) => status === 202,
    );
    dying.signal('SIGSTOP');
    await release();
    const taken = await post(living, '/cart/add', add(141), { key, trackingId });
    expect(taken).toMatchObject({ status: 200, isReplay: false });
    dying.signal('SIGCONT');
    expect((await frozen).status).toBe(503);
    expect(await post(dying, '/cart/add', add(141), { key, trackingId })).toMatchObject({
      status: 200,
      isReplay: true,
    });
  });
});
