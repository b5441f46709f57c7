import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takePrefetched } from '../../src/api/prefetch';
import { prefetchCache, prefetchReads } from '../../src/loader/prefetch';
import { createStorage } from '../../src/page/storage';
import { TOKEN_LIFE } from '../../src/api/token-life';
import { MAP } from './kit';

const API = 'https://api.example';
const BUNDLES = `${API}/services/bundles?ind=14`;
const TOKEN = `${API}/services/token`;

const storage = createStorage(() => localStorage);
const options = { api: API, language: 'es', memberId: 7, storage };
const start = () => prefetchReads(['bundles'], MAP.reads, options);

const server = vi.fn<typeof fetch>();
const sent = (at: number): Readonly<Record<string, unknown>> => {
  const [url, init] = server.mock.calls[at] ?? [];
  const headers = init?.headers as Readonly<Record<string, string>> | undefined;
  return { url, credentials: init?.credentials, ...headers };
};
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  vi.stubGlobal('fetch', server);
  server.mockReset().mockImplementation(async (url) => Response.json(url === TOKEN ? { token: 'tok' } : { data: [] }));
  prefetchCache().clear();
});
afterEach(() => void vi.useRealTimers());

describe('early reads', () => {
  it('request the token with the session’s credentials, and then the data with the token [API-01, API-02, API-03, API-04, API-37]', async () => {
    start();
    expect(sent(0)).toEqual({
      url: TOKEN,
      credentials: 'include',
      Accept: 'application/json',
      'Accept-Language': 'es',
    });
    await settled();
    expect(sent(1)).toEqual({
      url: BUNDLES,
      credentials: 'omit',
      Accept: 'application/json',
      'Accept-Language': 'es',
      Authorization: 'Bearer tok',
    });
  });

  it('leave each reply for the client to consume once', async () => {
    start();
    await expect(takePrefetched(BUNDLES)?.then((answer) => answer.json())).resolves.toEqual({ data: [] });
    expect(takePrefetched(BUNDLES)).toBeUndefined();
  });

  it('store the token for the client and the next page, and leave no copy that a renewal could reuse [API-38, STO-02]', async () => {
    start();
    await settled();
    expect(storage.read('token')?.data).toEqual({ member: 7, token: 'tok' });
    expect(storage.read('timestamp')?.data).toBe(Date.now());
    expect(takePrefetched(TOKEN)).toBeUndefined();
  });

  it.each([
    ['is fresh', 7, TOKEN_LIFE - 1, [BUNDLES]],
    ['is renewed because it is five minutes old', 7, TOKEN_LIFE, [TOKEN, BUNDLES]],
    ['is renewed because it belongs to another member', 8, 0, [TOKEN, BUNDLES]],
  ])('use a stored token that %s [API-38, STO-02]', async (_, member, age, asked) => {
    storage.write('token', { member, token: 'kept' });
    storage.write('timestamp', Date.now());
    vi.setSystemTime(Date.now() + age);
    start();
    await settled();
    expect(server.mock.calls.map(([url]) => url)).toEqual(asked);
  });

  it.each([
    ['without a token where the services are public', 0, { token: '' }, [[BUNDLES, undefined]]],
    ['with the token in the page, without asking for one', 0, { token: 'given' }, [[BUNDLES, 'Bearer given']]],
    [
      'with a token of their own for a member',
      7,
      { token: 'given' },
      [
        [TOKEN, undefined],
        [BUNDLES, 'Bearer tok'],
      ],
    ],
  ])('are sent %s', async (_, memberId, more, asked) => {
    void prefetchReads(['bundles'], MAP.reads, { ...options, memberId, ...more });
    await settled();
    expect(server.mock.calls.map((_entry, at) => [sent(at).url, sent(at)['Authorization']])).toEqual(asked);
  });

  it('are sent with a token of their own where a member was here last', async () => {
    storage.write('member', 1);
    void prefetchReads(['bundles'], MAP.reads, { ...options, memberId: 0, token: '' });
    await settled();
    storage.remove('member');
    expect(sent(1)['Authorization']).toBe('Bearer tok');
  });

  it('are sent once for several widgets', async () => {
    start();
    start();
    await settled();
    expect(server).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['no token', async () => Response.json({ token: null })],
    ['no JSON', async () => new Response('<html>')],
  ])('reject for the client, without an unhandled error, if there is %s', async (_, answer) => {
    server.mockImplementation(answer);
    start();
    await settled();
    await expect(takePrefetched(BUNDLES)).rejects.toThrow();
    expect(storage.read('token')).toBeNull();
  });
});
