import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeEarly } from '../../src/api/prefetch';
import { earlyAnswers, startReads } from '../../src/loader/early';
import { createStorage } from '../../src/page/storage';
import { TOKEN_LIFE } from '../../src/api/token-life';
import { MAP } from './kit';

const API = 'https://api.example';
const BUNDLES = `${API}/services/bundles?ind=14`;
const TOKEN = `${API}/services/token`;

const storage = createStorage(() => localStorage);
const options = { api: API, language: 'es', memberId: 7, storage };
const start = () => startReads(['bundles'], MAP.reads, options);

const server = vi.fn<typeof fetch>();
const sent = (at: number) => {
  const [url, init] = server.mock.calls[at] ?? [];
  return { url, credentials: init?.credentials, ...(init?.headers as Record<string, string> | undefined) };
};
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  vi.stubGlobal('fetch', server);
  server.mockReset().mockImplementation(async (url) => Response.json(url === TOKEN ? { token: 'tok' } : { data: [] }));
  earlyAnswers().clear();
});
afterEach(() => void vi.useRealTimers());

describe('early reads', () => {
  it('ask for the token by the session and then for the data by the token [API-01, API-02, API-03, API-04, API-37]', async () => {
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

  it('leave the answer where the client takes it, once', async () => {
    start();
    await expect(takeEarly(BUNDLES)?.then((answer) => answer.json())).resolves.toEqual({ data: [] });
    expect(takeEarly(BUNDLES)).toBeUndefined();
  });

  it('keep the token for the client and the next page, and leave no copy that a renewal could find [API-38, STO-02]', async () => {
    start();
    await settled();
    expect(storage.read('token')?.data).toEqual({ member: 7, token: 'tok' });
    expect(storage.read('timestamp')?.data).toBe(Date.now());
    expect(takeEarly(TOKEN)).toBeUndefined();
  });

  it.each([
    ['serves while it is fresh', 7, TOKEN_LIFE - 1, [BUNDLES]],
    ['is asked for anew after five minutes', 7, TOKEN_LIFE, [TOKEN, BUNDLES]],
    ['of another member is asked for anew', 8, 0, [TOKEN, BUNDLES]],
  ])('a kept token %s [API-38, STO-02]', async (_, member, age, asked) => {
    storage.write('token', { member, token: 'kept' });
    storage.write('timestamp', Date.now());
    vi.setSystemTime(Date.now() + age);
    start();
    await settled();
    expect(server.mock.calls.map(([url]) => url)).toEqual(asked);
  });

  it('are started once for several widgets', async () => {
    start();
    start();
    await settled();
    expect(server).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['no token', async () => Response.json({ token: null })],
    ['no JSON', async () => new Response('<html>')],
  ])('that fail for %s fail for the client alone', async (_, answer) => {
    server.mockImplementation(answer);
    start();
    await settled();
    await expect(takeEarly(BUNDLES)).rejects.toThrow();
    expect(storage.read('token')).toBeNull();
  });
});
