import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { broken, failureOf, inTurn, json, memoryStorage, never, scripted, runUntilReply, type Act } from './kit';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const OURS = ['Idempotency-Key', 'X-Waybill-Tracking', 'Waybill-Statement'] as const;

/** A browser that asks a server of another site, which allows none of these headers. */
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

describe('headers beyond the documents', () => {
  it('are left away one by one where the server refuses them, and the console says what is lost', async () => {
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
    // Once plain and once with each, and again with those that were refused: a connection may break by chance.
    expect(server.to('/account/session')).toHaveLength(4 + 3);
  });

  it('are tried under values of their own, because an answer under the key of a write is the outcome of that write', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const server = scripted(refusing(['X-Waybill-Tracking'], json({ status: 200 })), { elsewhere: true });
    await add(server);
    const [key] = server.to('/cart/add').map(({ headers }) => headers.get('Idempotency-Key'));
    const tried = server.to('/account/session').map(({ headers }) => headers.get('Idempotency-Key'));
    expect(tried.some(Boolean)).toBe(true);
    expect(tried).not.toContain(key);
  });

  it('are refused by no server that is slow, or that breaks off once', async () => {
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

  it('are learnt before an order, which is sent once, whatever becomes of it', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const strict = scripted(refusing(['Idempotency-Key'], json({ status: 200 })), { elsewhere: true });
    expect((await order(strict)).ok).toBe(true);
    expect(sentIn(strict, '/billing/account/7/checkout')).toEqual([[]]);
    const lost = scripted((call, signal) => (call.method === 'POST' ? broken : json({ status: 200 }))(call, signal), {
      elsewhere: true,
    });
    await order(lost);
    expect(lost.to('/billing/account/7/checkout')).toHaveLength(1);
    // What is allowed is known as well, for an hour.
    const asked = lost.to('/account/session').length;
    await order(lost);
    expect(lost.to('/account/session')).toHaveLength(asked);
  });

  it('are learnt once by two writes at once, by another page of this browser, and anew after an hour', async () => {
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

  it('are kept where the server cannot be reached at all, or stands where the page does', async () => {
    const down = scripted(broken, { elsewhere: true });
    expect(failureOf(await add(down)).kind).toBe('unknown-outcome');
    expect(down.to('/cart/add')).toHaveLength(1);
    const own = scripted(refusing(OURS, json({ status: 200 })));
    await add(own);
    expect(own.to('/account/session')).toEqual([]);
  });

  it('take with them what they were for: without a key nobody is asked what became of a write', async () => {
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

  it('are nothing that a 404 of an unknown call speaks of: a server without the question says nothing of the write', async () => {
    const server = scripted((call, signal) =>
      (call.method === 'POST' ? broken : json({ status: 404 }, 404))(call, signal),
    );
    expect(failureOf(await add(server)).kind).toBe('unknown-outcome');
  });
});
