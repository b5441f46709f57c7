import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { broken, failureOf, inTurn, json, memoryStorage, never, scripted, runUntilReply, type Act } from './kit';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const OURS = ['Idempotency-Key', 'X-Waybill-Tracking', 'Waybill-Statement'] as const;

/** A server of another origin whose CORS policy refuses these headers. */
const refusing =
  (names: readonly string[], act: Act): Act =>
  (call, signal) =>
    names.some((name) => call.headers.has(name)) ? broken(call, signal) : act(call, signal);
const add = (server: ReturnType<typeof scripted>) =>
  runUntilReply(server.client.request('cartAdd', { body: { id: 1 }, statement: 'v-1' }));
const order = (server: ReturnType<typeof scripted>) =>
  runUntilReply(server.client.request('checkout', { params: { member_id: 7 }, body: {} }));
const sentIn = (server: ReturnType<typeof scripted>, path: string) =>
  server.to(path).map(({ headers }) => OURS.filter((name) => headers.has(name)));

describe('a write whose person leaves while the headers are probed', () => {
  it('is not sent, in contrast to one that nobody watches over', async () => {
    let isOver = false;
    const server = scripted(
      (call, signal) => {
        isOver = true;
        return json({ status: 200 })(call, signal);
      },
      { elsewhere: true },
    );
    const params = { member_id: 7 };
    const reply = await runUntilReply(server.client.request('checkout', { params, body: {}, isOver: () => isOver }));
    expect(failureOf(reply).kind).toBe('aborted');
    expect(server.to('/account/session').length).toBeGreaterThan(0);
    expect(server.calls.filter(({ method }) => method === 'POST')).toEqual([]);
    expect((await runUntilReply(server.client.request('cart', { isOver: () => true }))).ok).toBe(true);
    expect((await runUntilReply(server.client.request('analytics', { isOver: () => true }))).ok).toBe(true);
  });
});

describe('headers that the API’s documents do not name', () => {
  it('are dropped one by one if the server’s CORS policy refuses them, and the console says what is lost', async () => {
    const warning = vi.spyOn(console, 'warn').mockReturnValue();
    const server = scripted(refusing(['Idempotency-Key', 'X-Waybill-Tracking'], json({ status: 200 })), {
      elsewhere: true,
    });
    expect((await add(server)).ok).toBe(true);
    expect(sentIn(server, '/cart/add')).toEqual([[...OURS], ['Waybill-Statement']]);
    expect(warning.mock.calls.map(([said]) => String(said))).toEqual([
      expect.stringMatching(/api\.test refuses the header Idempotency-Key: .*not sent again/),
      expect.stringMatching(/api\.test refuses the header X-Waybill-Tracking: .*Access-Control-Allow-Headers/),
    ]);
    await add(server);
    expect(sentIn(server, '/cart/add')).toHaveLength(3);
    // The client sends one probe without headers and one with each, and retries those that failed, because a connection may break by chance.
    expect(server.to('/account/session')).toHaveLength(4 + 3);
  });

  it('are probed with values of their own, because the write’s idempotency key would store the probe as its outcome', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const server = scripted(refusing(['X-Waybill-Tracking'], json({ status: 200 })), { elsewhere: true });
    await add(server);
    const [key] = server.to('/cart/add').map(({ headers }) => headers.get('Idempotency-Key'));
    const tried = server.to('/account/session').map(({ headers }) => headers.get('Idempotency-Key'));
    expect(tried.some(Boolean)).toBe(true);
    expect(tried).not.toContain(key);
  });

  it('are not taken for refused when the server is slow or breaks the connection once', async () => {
    const warning = vi.spyOn(console, 'warn').mockReturnValue();
    const slow = scripted(
      (call, signal) =>
        (call.method === 'POST' ? broken : call.headers.has('Idempotency-Key') ? never : json({ status: 200 }))(
          call,
          signal,
        ),
      { elsewhere: true },
    );
    await add(slow);
    expect(slow.to('/cart/add')).toHaveLength(1);
    const probe = inTurn(broken, json({ status: 200 }));
    const once = scripted(
      (call, signal) =>
        (call.method === 'POST' ? broken : call.headers.has('Idempotency-Key') ? probe : json({ status: 200 }))(
          call,
          signal,
        ),
      { elsewhere: true },
    );
    await add(once);
    expect(once.to('/cart/add')).toHaveLength(1);
    expect(warning).not.toHaveBeenCalled();
  });

  it('are probed before an order, because an order is sent only once', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const strict = scripted(refusing(['Idempotency-Key'], json({ status: 200 })), { elsewhere: true });
    expect((await order(strict)).ok).toBe(true);
    expect(sentIn(strict, '/billing/account/7/checkout')).toEqual([[]]);
    const lost = scripted((call, signal) => (call.method === 'POST' ? broken : json({ status: 200 }))(call, signal), {
      elsewhere: true,
    });
    await order(lost);
    expect(lost.to('/billing/account/7/checkout')).toHaveLength(1);
    // The result of the probe is cached for an hour also when all headers are allowed.
    const asked = lost.to('/account/session').length;
    await order(lost);
    expect(lost.to('/account/session')).toHaveLength(asked);
  });

  it('are probed once for concurrent writes and for other pages of the browser, and again after an hour', async () => {
    const warning = vi.spyOn(console, 'warn').mockReturnValue();
    const storage = memoryStorage();
    const act = refusing(['Idempotency-Key'], json({ status: 200 }));
    const first = scripted(act, { elsewhere: true, storage });
    await Promise.all([add(first), add(first)]);
    expect(warning).toHaveBeenCalledOnce();
    const next = scripted(act, { elsewhere: true, storage });
    await add(next);
    expect(next.to('/account/session')).toEqual([]);
    vi.setSystemTime(Date.now() + 3_600_001);
    await add(next);
    expect(next.to('/account/session').length).toBeGreaterThan(0);
  });

  it('are kept if the server is unreachable or of the page’s own origin', async () => {
    const down = scripted(broken, { elsewhere: true });
    expect(failureOf(await add(down)).kind).toBe('unknown-outcome');
    expect(down.to('/cart/add')).toHaveLength(1);
    const own = scripted(refusing(OURS, json({ status: 200 })));
    await add(own);
    expect(own.to('/account/session')).toEqual([]);
  });

  it('disable what they were for: without an idempotency key an unknown outcome is not asked about', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const answer = inTurn(json({ status: 200 }), json({ status: 200 }), json({ status: 200 }), broken);
    const server = scripted(
      refusing(['Idempotency-Key'], (call, signal) =>
        call.method === 'POST' ? answer(call, signal) : json({ status: 200 })(call, signal),
      ),
      {
        elsewhere: true,
      },
    );
    for (const isDone of [true, true, true]) expect((await add(server)).ok).toBe(isDone);
    expect(failureOf(await add(server)).kind).toBe('unknown-outcome');
    expect(server.calls.filter(({ url }) => url.includes('/requests/'))).toEqual([]);
  });

  it('do not help on a server without the outcome call: its 404 leaves the outcome unknown', async () => {
    const server = scripted((call, signal) =>
      (call.method === 'POST' ? broken : json({ status: 404 }, 404))(call, signal),
    );
    expect(failureOf(await add(server)).kind).toBe('unknown-outcome');
  });
});
