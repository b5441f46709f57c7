import { isDeepStrictEqual } from 'node:util';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoMembers } from '../../../demo/server/seeds/accounts';
import { fromContent, EMPTY_CONTENT, toContent, type CartContent } from '../../../demo/server/model/content';
import { SEEDED_CARTS } from '../../../demo/server/seeds/carts';
import { applyChange } from '../../../demo/server/cart/rules';
import { withQuantities } from '../../../src/domain/cart/quantity';
import { freshDatabase } from '../place';
import { keepLog, readLog } from './log';
import { start, stopAll, type Running } from './processes';
import { CATALOGUE, storm, type Done } from './storm';

let database: Awaited<ReturnType<typeof freshDatabase>>;
let servers: [Running, Running];
let done: Done[];
let before: Done[];
let log: Awaited<ReturnType<typeof readLog>>;

beforeAll(async () => {
  database = await freshDatabase({ isEmpty: true });
  const { databaseUrl } = database;
  const begin = () => start(databaseUrl, { WAYBILL_CATALOGUE: String(CATALOGUE) });
  servers = await Promise.all([begin(), begin()]);
  await keepLog(databaseUrl);
  const prepared = await storm(servers).prepare();
  before = prepared.before;
  const from = performance.now();
  done = await Promise.all(prepared.writes.map((write) => write()));
  const seconds = (performance.now() - from) / 1000;
  const took = done.map(({ sent }) => Math.round(sent.took)).toSorted((a, b) => a - b);
  console.log(
    `1,000 writes at once to two servers: ${Math.round(done.length / seconds)} writes/s, ` +
      `answers within ${took[500]} ms (median), ${took[990]} ms (99 %), ${took.at(-1)} ms (the last)`,
  );
  log = await readLog(databaseUrl);
});
afterAll(async () => {
  await stopAll(servers);
  await database.drop();
});

const of = (kind: string): Done[] => done.filter((one) => one.kind === kind);
const statuses = (writes: readonly Done[]): number[] => [...new Set(writes.map(({ sent }) => sent.status))].toSorted();

const grouped = <T>(items: readonly T[], by: (item: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(by(item), [...(groups.get(by(item)) ?? []), item]);
  return groups;
};
const pairs = (kind: string): Done[][] => [...grouped(of(kind), ({ key }) => key).values()];

const mine = (key: string): boolean => /-(one|member-\d)-/.test(key);

/** Any member; the rules only depend on being one. */
const SOMEBODY = { publicId: '', member: demoMembers(0)[0] ?? null };

/** Applies a write to a cart's content with the domain rules. */
const ruled = (content: CartContent, { key, write }: Done): CartContent => {
  const cart = fromContent(content, log.catalogue);
  const outcome = applyChange(cart, write.change, log.catalogue, key.includes('member') ? SOMEBODY : null);
  const after = outcome.kind === 'done' ? (outcome.cart ?? cart) : cart;
  return toContent(withQuantities(after, write.entries));
};

describe('1,000 concurrent writes to two servers on one database', () => {
  it('are each answered, none with an error', () => {
    expect(done).toHaveLength(1000);
    expect(statuses([...of('one cart'), ...of('members')])).toEqual([200, 404]);
    expect(statuses(of('twice'))).toEqual([200]);
    expect(statuses(of('other body'))).toEqual([200, 422]);
  });

  it('take effect exactly once if they were answered with 200, and otherwise not at all', () => {
    const said = done.filter(({ key, sent }) => mine(key) && sent.status === 200).map(({ key }) => key);
    expect(
      log.steps
        .map(({ key }) => key)
        .filter(mine)
        .toSorted(),
    ).toEqual(said.toSorted());
    expect(said.length).toBeGreaterThan(400);
  });

  it('leave each cart as the domain rules do when applied one after the other', () => {
    const carriedOut = [...before, ...done].filter(({ sent }) => sent.status === 200);
    const writes = new Map(carriedOut.map((one) => [one.key, one]));
    const wrong = [...grouped(log.steps, ({ trackingId }) => trackingId).values()].flatMap((steps) =>
      steps.filter(({ key, content }, n) => {
        const write = writes.get(key);
        return !write || !isDeepStrictEqual(content, ruled(steps[n - 1]?.content ?? EMPTY_CONTENT, write));
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('lead to carts that both servers show alike', async () => {
    const [shared] = before;
    const headers = { 'X-Waybill-Tracking': shared?.sent.trackingId ?? '' };
    const shown = servers.map(async ({ url }) => (await fetch(`${url}/cart/data`, { headers })).json());
    const [one, two]: { data: { modules: { id: number }[] } }[] = await Promise.all(shown);
    const last = log.steps.findLast(({ trackingId }) => trackingId === shared?.sent.trackingId);
    expect(one?.data.modules.map(({ id }) => id)).toEqual(last?.content.lines.map(({ id }) => id));
    expect(two).toEqual(one);
  });

  it('create one cart if a key is sent to both servers at once, and both name it', () => {
    for (const [one, two] of pairs('twice')) {
      expect(one?.sent.trackingId).toBe(two?.sent.trackingId);
      expect([one?.sent.isReplay, two?.sent.isReplay].toSorted()).toEqual([false, true]);
    }
    const keys = log.steps.map(({ key }) => key).filter((key) => key.includes('-twice-'));
    expect([keys.length, new Set(keys).size]).toEqual([100, 100]);
  });

  it('carry out one of two bodies with the same key, and refuse the other', () => {
    for (const pair of pairs('other body')) expect(statuses(pair)).toEqual([200, 422]);
    expect(log.steps.filter(({ key }) => key.includes('-other-'))).toHaveLength(50);
  });

  it('change nothing if a key is repeated later', () => {
    expect(of('again').every(({ sent }) => sent.isReplay)).toBe(true);
    const first = new Map(before.map(({ key, sent }) => [key, sent.status]));
    expect(of('again').filter(({ key, sent }) => sent.status !== first.get(key))).toEqual([]);
    const emptied = log.steps.findLast(({ trackingId }) => trackingId === before[1]?.sent.trackingId);
    expect(emptied?.content.lines).toEqual([]);
  });

  it('never deadlock', async () => {
    const client = new Client(database.databaseUrl);
    await client.connect();
    const sql =
      'select deadlocks::int, (select count(*)::int from carts) as carts from pg_stat_database where datname = $1';
    const { rows } = await client.query(sql, [database.name]);
    await client.end();
    // The carts: the shared, the replayed and four of members; those created twice or with two bodies; and the seeded ones.
    const carts = 2 + 4 + 100 + 50 + Object.keys(SEEDED_CARTS).length;
    expect(rows).toEqual([{ deadlocks: 0, carts }]);
  });
});
