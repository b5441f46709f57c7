import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { catalogue } from '../../../demo/server/catalogue/catalogue';
import { openDb } from '../../../demo/server/db/open';
import { analyticsEvents, guideRequests, mails, quotes } from '../../../demo/server/db/schema';
import { freshDatabase } from '../place';
import { outcomeOf, post, start, stopAll, askUntil, type Running } from './processes';

/** How many addresses the servers let visitors write to. */
const ALLOWANCE = 500;
const env = { WAYBILL_MAIL_ALLOWANCE: String(ALLOWANCE) };

let database: Awaited<ReturnType<typeof freshDatabase>>;
let servers: [Running, Running];
beforeEach(async () => {
  database = await freshDatabase();
  servers = await Promise.all([start(database.databaseUrl, env), start(database.databaseUrl, env)]);
});
afterEach(async () => {
  await stopAll(servers);
  await database.drop();
});

const letter = (comments: string, addresses = 1) => ({
  emails: Array.from({ length: addresses }, (_, n) => `dispatch-${n}@example.com`),
  comments,
  cart: { plan: { id: 8 }, modules: [], currency: 'USD' },
});

interface Wish {
  readonly path: string;
  readonly key: string;
  readonly body: object;
}

const KINDS: readonly ((key: string) => Wish)[] = [
  (key) => ({ path: '/cart/share', key, body: letter(key) }),
  (key) => ({ path: '/pricing/guide', key, body: { email: `${key}@example.com`, language: 'en' } }),
  (key) => ({ path: '/analytics/events', key, body: { name: 'page_view', page_id: key, member_id: 0 } }),
];
/** Builds quotes, guides and events in turn; each carries its idempotency key in its data. */
const wishes = (count: number): Wish[] =>
  Array.from({ length: count }, (_, n) => {
    const make = KINDS[n % KINDS.length];
    if (!make) throw new Error('There is nothing to wish for');
    return make(`outbox-test-${String(n).padStart(4, '0')}`);
  });

const send = (server: Running, { path, key, body }: Wish) => post(server, path, body, { key });

const nameOf = (address = ''): string => address.split('@')[0] ?? '';
const isSettled = (status: number): boolean => status !== 202;

/** Returns the keys of the stored records, of those to be mailed, and of the mails in the outbox. */
async function stored() {
  const { db, close } = await openDb({ databaseUrl: database.databaseUrl }, catalogue());
  const [shared, guides, events, letters] = [
    await db.select().from(quotes),
    await db.select().from(guideRequests),
    await db.select().from(analyticsEvents),
    await db.select().from(mails),
  ];
  await close();
  const keyOf = new Map(shared.map(({ id, comment }) => [id, comment]));
  const wanted = [...keyOf.values(), ...guides.map(({ email }) => nameOf(email))].toSorted();
  return {
    done: [...wanted, ...events.map(({ pageId }) => pageId)].toSorted(),
    wanted,
    mailed: letters
      .map(({ link, recipients: [first] }) => keyOf.get(link.split('id=')[1] ?? '') ?? nameOf(first))
      .toSorted(),
  };
}

describe('quotes, guides and events that are sent to two servers', () => {
  it('with one idempotency key each are stored once, with one mail [API-12, API-57, PRC-14]', async () => {
    const all = wishes(120);
    const sent = await Promise.all(all.flatMap((wish) => servers.map((server) => send(server, wish))));
    expect(sent.map(({ status }) => status)).toEqual(Array(240).fill(200));
    expect(sent.filter(({ isReplay }) => isReplay)).toHaveLength(120);
    const { done, wanted, mailed } = await stored();
    expect(done).toEqual(all.map(({ key }) => key));
    expect(mailed).toEqual(wanted);
  });

  it('are stored with their mail or not at all when a server is killed, and can be repeated safely', async () => {
    const [dying, living] = servers;
    const all = wishes(240);
    let answered = 0;
    const sent = await Promise.all(
      all.map(async (wish, n) => {
        const { status } = await send(n % 2 === 0 ? dying : living, wish);
        answered += 1;
        if (answered === 50) dying.signal('SIGKILL');
        return { wish, status };
      }),
    );
    const lost = sent.filter(({ status }) => status === 0).map(({ wish }) => wish);
    expect(lost.length).toBeGreaterThan(0);
    expect(sent.filter(({ status }) => status !== 0 && status !== 200)).toEqual([]);

    const outcomes = await Promise.all(
      lost.map(async ({ key }) => ({ key, status: await askUntil(() => outcomeOf(living, key), isSettled) })),
    );
    const before = await stored();
    expect(before.mailed).toEqual(before.wanted);
    const known = new Set(before.done);
    for (const { key, status } of outcomes) expect([key, status]).toEqual([key, known.has(key) ? 200 : 404]);
    // Every record that was confirmed is stored.
    expect(sent.filter(({ wish, status }) => status === 200 && !known.has(wish.key))).toEqual([]);

    for (const wish of lost)
      expect(await send(living, wish)).toMatchObject({ status: 200, isReplay: known.has(wish.key) });
    const after = await stored();
    expect(after.done).toEqual(all.map(({ key }) => key));
    expect(after.mailed).toEqual(after.wanted);
  });

  it('share one rate limit, exact to the address', async () => {
    const keys = Array.from({ length: 30 }, (_, n) => `limited-together-${String(n).padStart(4, '0')}`);
    const sent = await Promise.all(
      keys.map((key, n) =>
        send(n % 2 === 0 ? servers[0] : servers[1], { path: '/cart/share', key, body: letter(key, 50) }),
      ),
    );
    const went = keys.filter((_, n) => sent[n]?.status === 200).toSorted();
    expect(went).toHaveLength(ALLOWANCE / 50);
    expect(sent.filter(({ status }) => status === 429)).toHaveLength(30 - went.length);
    expect((await stored()).mailed).toEqual(went);
  });
});
