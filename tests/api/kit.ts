import { vi } from 'vitest';
import { createClient } from '../../src/api/client';
import type { ClientConfig, StoragePort } from '../../src/api/ports';
import type { Reply } from '../../src/api/reply';

export interface Call {
  readonly url: string;
  readonly method: string;
  readonly credentials: string | undefined;
  readonly cache: string | undefined;
  readonly keepalive?: boolean | undefined;
  readonly headers: Headers;
  readonly body: unknown;
  /** The time of sending in ms. */
  readonly at?: number;
}

/** A scripted reaction of the server to one call: it answers, breaks the connection or never answers. */
export type Act = (call: Call, signal: AbortSignal) => Response | Promise<Response>;

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Act =>
  raw(JSON.stringify(body), status, headers);
export const raw =
  (body: string | null, status = 200, headers: Record<string, string> = {}): Act =>
  () =>
    new Response(body, { status, headers });
export const html = (status: number): Act =>
  raw('<!doctype html><title>Sign in</title>', status, { 'Content-Type': 'text/html' });
export const broken: Act = () => Promise.reject(new TypeError('Failed to fetch'));
export const never: Act = (_, signal) =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))));
/** Answers after `ms`, or rejects when the caller aborts. */
export const slow =
  (ms: number, act: Act): Act =>
  (call, signal) =>
    new Promise((resolve, reject) => {
      const answering = setTimeout(() => resolve(act(call, signal)), ms);
      signal.addEventListener('abort', () => {
        clearTimeout(answering);
        reject(new DOMException('', 'AbortError'));
      });
    });
/** Plays the acts in turn and repeats the last one. */
export const inTurn = (...acts: Act[]): Act => {
  let turn = 0;
  return (call, signal) => {
    const act = acts[Math.min(turn++, acts.length - 1)];
    if (!act) throw new Error('nothing scripted');
    return act(call, signal);
  };
};

export const memoryStorage = (now: () => number = Date.now): StoragePort => {
  const kept = new Map<string, { at: number; data: unknown }>();
  return {
    read: (name) => kept.get(name) ?? null,
    write: (name, data) => void kept.set(name, { at: now(), data }),
    remove: (name) => void kept.delete(name),
  };
};

/** Creates a client with a scripted server: acts by path, or one for all paths. Needs vitest's fake timers. */
export function scripted(
  acts: Act | Record<string, Act>,
  options: Partial<ClientConfig> & {
    online?: () => boolean;
    /** Puts the server on another origin than the page. */
    elsewhere?: boolean;
    storage?: StoragePort;
    /** The first random byte; each further byte is one greater. */
    chance?: number;
  } = {},
) {
  const { online = () => true, elsewhere = false, storage = memoryStorage(), chance = 0, ...config } = options;
  const calls: Call[] = [];
  let bytes = chance;
  const fetch = vi.fn(async (url: string, init: RequestInit & { signal: AbortSignal }) => {
    const call: Call = {
      url,
      method: init.method ?? 'GET',
      credentials: init.credentials,
      cache: init.cache,
      keepalive: init.keepalive,
      at: Date.now(),
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
    };
    calls.push(call);
    const path = new URL(url).pathname;
    const act = typeof acts === 'function' ? acts : acts[path];
    if (!act) throw new TypeError(`no act for ${path}`);
    return act(call, init.signal);
  });
  const client = createClient({
    config: () => ({
      api: 'https://api.test',
      endpoints: {},
      memberId: 7,
      language: () => 'fr',
      trackingId: () => 'track-1',
      ...config,
    }),
    storage,
    fetch: fetch as unknown as typeof globalThis.fetch,
    now: Date.now,
    random: (size) => Uint8Array.from({ length: size }, () => bytes++ % 256),
    isOnline: online,
    isElsewhere: () => elsewhere,
  });
  return { client, calls, storage, to: (path: string) => calls.filter((call) => new URL(call.url).pathname === path) };
}

/** Runs all timers until the promise settles. */
export const runUntilReply = async <T>(promise: Promise<T>): Promise<T> => {
  let done = false;
  const watched = promise.finally(() => {
    done = true;
  });
  const isDone = () => done;
  for (let turn = 0; turn < 400 && !isDone(); turn++) await vi.advanceTimersByTimeAsync(500);
  return watched;
};

export const failureOf = (reply: Reply) => {
  if (reply.ok) throw new Error('the reply is not a failure');
  return reply.failure;
};
