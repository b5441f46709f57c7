import { eq, lt } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requests, settings } from '../../demo/server/db/schema';
import type { Env } from '../../demo/server/env';
import { createIdempotency, pruneRequests } from '../../demo/server/idempotency';
import { openBackend, START, type Backend } from './kit';

let backend: Backend;
beforeAll(async () => {
  backend = await openBackend();
}, START);
afterAll(() => backend.close());

const add = { id: 191, module: 1, pricing: 1 };
const keyed = (key: string, body: unknown = add) => ({ body, headers: { 'Idempotency-Key': key } });

describe('Idempotency-Key', () => {
  it('carries out one of fifty that come at once, and answers all alike', async () => {
    const browser = backend.browser();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => browser.call('/cart/add', keyed('fifty-at-once-0001'))),
    );
    // Each execution would have made a cart with a tracking id of its own.
    expect(new Set(answers.map(({ body }) => body.tracking_id)).size).toBe(1);
    expect(answers.filter(({ headers }) => headers.has('Idempotent-Replay'))).toHaveLength(49);
  });

  it('answers a later repetition as it did the first', async () => {
    const browser = backend.browser();
    const first = await browser.call('/cart/add', keyed('repeated-later-0001'));
    const again = await browser.call('/cart/add', keyed('repeated-later-0001'));
    expect(again.body).toEqual(first.body);
  });

  it('refuses another call under the same key', async () => {
    const browser = backend.browser();
    await browser.call('/cart/add', keyed('used-for-another-1'));
    expect((await browser.call('/cart/add', keyed('used-for-another-1', { ...add, id: 192 }))).status).toBe(422);
    expect((await browser.call('/cart/remove', keyed('used-for-another-1', { id: 191 }))).status).toBe(422);
  });

  it('refuses a key that can’t be one', async () => {
    expect((await backend.browser().call('/cart/add', keyed('short'))).status).toBe(400);
  });
});

describe('GET /requests/{key}', () => {
  it('gives the stored outcome over 200, with its own status inside', async () => {
    const browser = backend.browser();
    await browser.call('/cart/remove', keyed('removes-nothing-01', { id: 1 }));
    const outcome = await browser.call('/requests/removes-nothing-01');
    expect([outcome.status, outcome.body.status]).toEqual([200, 404]);
  });

  it('knows a write whose answer was lost on the way', async () => {
    const browser = backend.browser();
    await browser.call('/demo/faults', {
      body: { call: 'POST /cart/add', kind: 'html', status: 502, times: 1, after: true },
    });
    expect((await browser.raw('/cart/add', keyed('answer-was-lost-01'))).status).toBe(502);
    expect((await browser.call('/requests/answer-was-lost-01')).body).toMatchObject({
      status: 200,
      product: { id: 191 },
    });
  });

  it('says 404 of a write that never arrived', async () => {
    const browser = backend.browser();
    await browser.call('/demo/faults', { body: { call: 'POST /cart/add', kind: 'html', status: 502, times: 1 } });
    await browser.raw('/cart/add', keyed('it-never-arrived-1'));
    expect((await browser.call('/requests/it-never-arrived-1')).status).toBe(404);
  });
});

/** An app of one write, which fails after its effect as often as it is told. */
const appOf = (failures: number) => {
  let left = failures;
  const { middleware, routes } = createIdempotency({ now: () => 0, secret: 'secret' });
  const app = new Hono<Env>();
  app.use(async (c, next) => {
    c.set('db', backend.db);
    c.set('session', null);
    await next();
  });
  app.use(middleware);
  app.route('/requests', routes);
  app.post('/write', async (c) => {
    await c
      .get('db')
      .insert(settings)
      .values({ name: 'written', value: String(left) });
    left -= 1;
    if (left >= 0) throw new Error('It failed after its effect');
    return c.json({ status: 200 });
  });
  app.onError((_, c) => c.json({ status: 500 }, 500));
  return app;
};

describe('a write that fails', () => {
  it('leaves no effect and no outcome, and its key is free', async () => {
    const app = appOf(2);
    const headers = { 'Idempotency-Key': 'fails-two-times-01' };
    const write = async () => (await app.request('/write', { method: 'POST', headers })).status;
    const asked = async () => (await app.request('/requests/fails-two-times-01')).status;
    expect([await write(), await asked(), await write(), await asked()]).toEqual([500, 404, 500, 404]);
    expect([await write(), await asked(), await write()]).toEqual([200, 200, 200]);
    expect(await backend.db.select().from(settings).where(eq(settings.name, 'written'))).toHaveLength(1);
  });
});

describe('stored outcomes', () => {
  it('are forgotten after a day', async () => {
    const day = 86_400_000;
    const row = { fingerprint: '', httpStatus: 200 };
    const at = (startedAt: number) => ({ ...row, key: `stored-at-${startedAt}`, startedAt });
    await backend.db.insert(requests).values([at(0), at(1)]);
    await pruneRequests(backend.db, day + 1);
    const kept = await backend.db.select({ key: requests.key }).from(requests).where(lt(requests.startedAt, day));
    expect(kept).toEqual([{ key: 'stored-at-1' }]);
  });
});
