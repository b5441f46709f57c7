import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { broken, failureOf, inTurn, json, raw, scripted, runUntilReply } from './kit';
import { retrying } from '../../src/api/retry';
import { failed, type Reply } from '../../src/api/reply';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Returns the time of each attempt, in ms after the first. */
const attempts = async (failure: Parameters<typeof failed>, random: number): Promise<number[]> => {
  const start = Date.now();
  const at: number[] = [];
  const ask = async (): Promise<Reply> => {
    at.push(Date.now() - start);
    return failed(...failure);
  };
  await runUntilReply(retrying(ask, 3, () => random));
  return at;
};

describe('a read that is retried', () => {
  it.each([
    [0, [0, 300, 900, 2100]],
    [0.5, [0, 600, 1800, 4200]],
    [0.75, [0, 750, 2250, 5250]],
  ])('backs off about 0.6, 1.2 and 2.4 s, with jitter (random %d)', async (random, expected) => {
    const at = await attempts(['network'], random);
    expect(at).toEqual(expected);
  });

  it.each([
    [5000, 5000],
    [100, 600],
    [90_000, 30_000],
  ])('waits the %i ms of Retry-After: %i', async (retryAfter, waited) => {
    expect((await attempts(['not-json', { httpStatus: 503, retryAfter }], 0.5))[1]).toBe(waited);
  });

  it.each([408, 429, 500, 502, 503, 504])('is retried three times after HTTP %i', async (status) => {
    const server = scripted(raw('<p>', status));
    expect(failureOf(await runUntilReply(server.client.request('cart'))).ownStatus).toBe(status);
    expect(server.calls).toHaveLength(4);
  });

  it.each([400, 401, 403, 404, 409, 419])('is not retried after HTTP %i', async (status) => {
    const server = scripted(json({}, status));
    await runUntilReply(server.client.request('cart'));
    expect(server.calls).toHaveLength(1);
  });

  it.each([408, 429, 500])('is not retried after a body status %i over HTTP 200', async (status) => {
    const server = scripted(json({ status }));
    await runUntilReply(server.client.request('cart'));
    expect(server.calls).toHaveLength(1);
  });

  it('ends with the first success', async () => {
    const server = scripted(inTurn(broken, raw('', 502), json({ status: 200 })));
    expect((await runUntilReply(server.client.request('cart'))).ok).toBe(true);
    expect(server.calls).toHaveLength(3);
  });

  it('is sent once for a poll, which repeats its requests itself', async () => {
    const server = scripted(raw('', 503));
    await runUntilReply(server.client.request('subscriptionActive'));
    expect(server.calls).toHaveLength(1);
  });

  it('reads Retry-After as seconds and as a date', async () => {
    vi.setSystemTime('2025-01-31T12:00:00Z');
    for (const header of ['7', 'Fri, 31 Jan 2025 12:00:07 GMT']) {
      vi.setSystemTime('2025-01-31T12:00:00Z');
      const server = scripted(inTurn(raw('', 503, { 'Retry-After': header }), json({})));
      const reply = server.client.request('cart');
      await vi.advanceTimersByTimeAsync(6999);
      expect(server.calls).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(1);
      expect((await reply).ok).toBe(true);
    }
  });
});
