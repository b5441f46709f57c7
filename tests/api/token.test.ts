import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { broken, failureOf, inTurn, json, memoryStorage, raw, scripted, runUntilReply, slow, type Act } from './kit';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000_000 }));
afterEach(() => void vi.useRealTimers());

const TOKEN = '/services/token';
const numbered = (): Act => {
  let given = 0;
  return (call, signal) => json({ status: 200, token: `tok-${++given}` })(call, signal);
};
/** Refuses the first token and accepts all others. */
const choosy: Act = (call, signal) =>
  slow(100, call.headers.get('Authorization') === 'Bearer tok-1' ? json({ status: 406 }) : json({}))(call, signal);
const minutes = (count: number) => count * 60_000;

describe('the token of services calls', () => {
  it.each([
    ['is the same after 4:59', minutes(5) - 1000, 1],
    ['is the same one ms before 5:00', minutes(5) - 1, 1],
    ['is renewed first after 5:00', minutes(5), 2],
    ['is renewed if the clock was set back', -minutes(1), 2],
  ])('%s [API-38, STO-02]', async (_, elapsed, asked) => {
    const server = scripted({ [TOKEN]: numbered(), '/services/products': json({ data: [] }) });
    await server.client.request('products');
    vi.setSystemTime(Date.now() + elapsed);
    await server.client.request('products');
    expect(server.to(TOKEN)).toHaveLength(asked);
    expect(server.calls.at(-1)?.headers.get('Authorization')).toBe(`Bearer tok-${asked}`);
  });

  it('is stored with its timestamp and its member, and outlives the page [API-38, STO-02]', async () => {
    const storage = memoryStorage();
    await scripted({ [TOKEN]: numbered(), '/services/products': json({}) }, { storage }).client.request('products');
    expect([storage.read('token')?.data, storage.read('timestamp')?.data]).toEqual([
      { member: 7, token: 'tok-1' },
      Date.now(),
    ]);
    const next = scripted({ '/services/products': json({}) }, { storage });
    expect((await next.client.request('products')).ok).toBe(true);
  });

  it('is never used for another member [STO-02]', async () => {
    const storage = memoryStorage();
    const acts = { [TOKEN]: numbered(), '/services/products': json({}) };
    await scripted(acts, { storage, memberId: 7 }).client.request('products');
    const other = scripted(acts, { storage, memberId: 8 });
    await other.client.request('products');
    expect(other.calls.map(({ headers }) => headers.get('Authorization'))).toEqual([null, 'Bearer tok-2']);
  });

  it.each([
    ['garbage', 'x', 1_000_000_000],
    ['no timestamp', { member: 7, token: 'old' }, null],
    ['an invalid timestamp', { member: 7, token: 'old' }, 'yesterday'],
    ['no member', { token: 'old' }, 1_000_000_000],
  ])('is requested anew if storage holds %s', async (_, token, timestamp) => {
    const storage = memoryStorage();
    storage.write('token', token);
    storage.write('timestamp', timestamp);
    const server = scripted({ [TOKEN]: numbered(), '/services/products': json({}) }, { storage });
    await server.client.request('products');
    expect(server.calls.at(-1)?.headers.get('Authorization')).toBe('Bearer tok-1');
  });

  it('is requested once for concurrent callers [API-37]', async () => {
    const server = scripted({ [TOKEN]: slow(300, numbered()), '/services/products': json({}) });
    const replies = Promise.all(Array.from({ length: 20 }, () => server.client.request('products')));
    expect((await runUntilReply(replies)).every(({ ok }) => ok)).toBe(true);
    expect([server.to(TOKEN).length, server.to('/services/products').length]).toEqual([1, 20]);
  });

  it.each([
    [401, raw('{}', 401)],
    [405, json({ status: 405 })],
    [406, json({ status: 406 })],
  ])('is renewed once when it is refused with %i, and the call is retried once', async (_, refusal) => {
    const server = scripted({ [TOKEN]: numbered(), '/services/products': inTurn(refusal, json({ data: [] })) });
    expect((await server.client.request('products')).ok).toBe(true);
    expect(server.to('/services/products').map(({ headers }) => headers.get('Authorization'))).toEqual([
      'Bearer tok-1',
      'Bearer tok-2',
    ]);
  });

  it('is renewed once for twenty concurrent refusals', async () => {
    const server = scripted({ [TOKEN]: numbered(), '/services/products': choosy });
    const replies = Promise.all(Array.from({ length: 20 }, () => server.client.request('products')));
    expect((await runUntilReply(replies)).every(({ ok }) => ok)).toBe(true);
    expect(server.to(TOKEN)).toHaveLength(2);
  });

  it('is not renewed a second time', async () => {
    const server = scripted({ [TOKEN]: numbered(), '/services/products': json({ status: 406 }) });
    expect(failureOf(await server.client.request('products')).status).toBe(406);
    expect([server.to(TOKEN).length, server.to('/services/products').length]).toEqual([2, 2]);
  });

  it('passes its own failure on to the call that waits for it', async () => {
    const server = scripted({ [TOKEN]: broken, '/services/products': json({}) });
    expect(failureOf(await runUntilReply(server.client.request('products'))).kind).toBe('network');
    expect(server.to('/services/products')).toHaveLength(0);
  });

  it('fails if the reply holds none, and the next call requests it again', async () => {
    const server = scripted({
      [TOKEN]: inTurn(json({ status: 200 }), json({ status: 200, token: 'tok' })),
      '/services/products': json({}),
    });
    expect(failureOf(await server.client.request('products')).status).toBe(500);
    expect((await server.client.request('products')).ok).toBe(true);
  });
});

describe("a host's own token", () => {
  it('wins over that of the server and is not stored', async () => {
    const server = scripted({ '/services/products': json({}) }, { getToken: () => 'host' });
    await server.client.request('products');
    expect(server.calls[0]?.headers.get('Authorization')).toBe('Bearer host');
    expect(server.storage.read('token')).toBeNull();
  });

  it('is requested again when it is refused', async () => {
    const getToken = vi.fn().mockResolvedValueOnce('old').mockResolvedValueOnce('new');
    const server = scripted({ '/services/products': inTurn(json({ status: 405 }), json({})) }, { getToken });
    expect((await server.client.request('products')).ok).toBe(true);
    expect(server.calls.at(-1)?.headers.get('Authorization')).toBe('Bearer new');
  });

  it('fails the call if the host cannot provide it', async () => {
    const server = scripted({}, { getToken: () => Promise.reject(new Error('signed out')) });
    expect(failureOf(await server.client.request('products')).kind).toBe('unauthorized');
  });
});
