import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { broken, failureOf, html, inTurn, json, raw, scripted, runUntilReply } from './kit';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const KEY = 'key-of-the-page';
const token = (value: string) => json({ status: 200, token: value });

describe('a write', () => {
  it('is sent with keepalive and past the cache; a read is not', async () => {
    const server = scripted(json({ status: 200 }));
    await server.client.request('orderUpdate', { body: {} });
    await server.client.request('cart');
    expect(server.calls.map(({ keepalive, cache }) => [keepalive, cache])).toEqual([
      [true, 'no-store'],
      [undefined, undefined],
    ]);
  });

  it('carries the idempotency key of its retry, else a new one; a read has none', async () => {
    const server = scripted(json({ status: 200 }));
    await server.client.request('orderUpdate', { idempotencyKey: KEY });
    await server.client.request('orderUpdate');
    await server.client.request('cart', { idempotencyKey: KEY });
    const keys = server.calls.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toEqual([KEY, expect.stringMatching(/^[\da-f]{32}$/), null]);
  });

  it('reports its idempotency key when it fails; a read reports none', async () => {
    const server = scripted(json({ status: 403 }, 403));
    const failure = async (name: 'orderUpdate' | 'cart') =>
      failureOf(await server.client.request(name, { idempotencyKey: KEY })).idempotencyKey;
    expect([await failure('orderUpdate'), await failure('cart')]).toEqual([KEY, null]);
  });

  it('is sent once, and its outcome is not asked for when the answer told it', async () => {
    for (const answer of [json({ status: 500 }, 500), json({}, 503), html(403)]) {
      const server = scripted(answer);
      expect((await runUntilReply(server.client.request('orderUpdate', { idempotencyKey: KEY }))).ok).toBe(false);
      expect(server.calls).toHaveLength(1);
    }
  });

  it('is no longer asked about once its caller aborts', async () => {
    const controller = new AbortController();
    const server = scripted(broken);
    const reply = server.client.request('orderUpdate', { idempotencyKey: KEY, signal: controller.signal });
    await vi.advanceTimersByTimeAsync(1500);
    controller.abort();
    expect(failureOf(await runUntilReply(reply))).toMatchObject({ kind: 'aborted', idempotencyKey: KEY });
    expect(server.to(`/requests/${KEY}`)).toHaveLength(2);
  });

  it('has a body if one is given, also null', async () => {
    const server = scripted(json({ status: 200 }));
    await server.client.request('orderUpdate', { body: null });
    await server.client.request('orderUpdate', { body: { id: 5 } });
    await server.client.request('orderUpdate');
    expect(server.calls.map(({ body, headers }) => [body, headers.get('Content-Type')])).toEqual([
      [null, 'application/json'],
      [{ id: 5 }, 'application/json'],
      [undefined, null],
    ]);
  });
});

describe('without a connection', () => {
  it.each(['cart', 'orderUpdate'] as const)('%s fails at once and is not sent', async (name) => {
    const server = scripted(json({ status: 200 }), { online: () => false });
    expect(failureOf(await server.client.request(name)).kind).toBe('offline');
    expect(server.calls).toEqual([]);
  });
});

describe('a services call', () => {
  it('renews a refused token once and retries with the new one [API-02]', async () => {
    const server = scripted({
      '/services/token': inTurn(token('old'), token('new')),
      '/services/bundles': inTurn(json({ status: 406 }), json({ status: 200, data: [] })),
    });
    expect((await runUntilReply(server.client.request('bundles'))).ok).toBe(true);
    const used = server.to('/services/bundles').map(({ headers }) => headers.get('Authorization'));
    expect(used).toEqual(['Bearer old', 'Bearer new']);
  });

  it('is not made without a token, and not retried if no new token can be had', async () => {
    const none = scripted({ '/services/token': json({ status: 403 }, 403) });
    expect(failureOf(await runUntilReply(none.client.request('bundles'))).status).toBe(403);
    const once = scripted({
      '/services/token': inTurn(token('old'), json({ status: 403 }, 403)),
      '/services/bundles': json({ status: 406 }),
    });
    expect(failureOf(await runUntilReply(once.client.request('bundles'))).status).toBe(403);
    expect(once.to('/services/bundles')).toHaveLength(1);
  });

  it('keeps its token when it fails for another reason', async () => {
    const server = scripted({ '/services/token': token('old'), '/services/bundles': json({ status: 404 }, 404) });
    expect(failureOf(await runUntilReply(server.client.request('bundles'))).status).toBe(404);
    expect(server.to('/services/token')).toHaveLength(1);
  });
});

describe('an early answer', () => {
  const EARLY = Symbol.for('waybill/prefetch');
  const leave = (url: string) =>
    Reflect.set(globalThis, EARLY, new Map([[url, Promise.resolve(new Response('{"early":1}'))]]));
  afterEach(() => void Reflect.deleteProperty(globalThis, EARLY));

  it('is used for a read of the session too, without a call', async () => {
    leave('https://api.test/cart/data');
    const server = scripted(json({ late: 1 }));
    expect(await runUntilReply(server.client.request('cart'))).toMatchObject({ body: { early: 1 } });
    expect(server.calls).toEqual([]);
  });

  it('is not used for a POST', async () => {
    leave('https://api.test/services/modules/xsell');
    const server = scripted({ '/services/token': token('tok'), '/services/modules/xsell': json({ late: 1 }) });
    expect(await runUntilReply(server.client.request('crossSell', { body: {} }))).toMatchObject({ body: { late: 1 } });
  });
});

/** Returns the ms until a read is retried, for a given random byte. */
const waitBy = async (chance: number): Promise<number> => {
  const server = scripted(inTurn(raw('', 503), json({})), { chance });
  const start = Date.now();
  await runUntilReply(server.client.request('cart'));
  return (server.calls[1]?.at ?? 0) - start;
};

it('a read is retried with random jitter, so that many pages do not retry at the same moment', async () => {
  expect([await waitBy(0), await waitBy(128), await waitBy(192)]).toEqual([300, 600, 750]);
});
