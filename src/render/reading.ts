import { createClient, type Request, type RequestOptions } from '../api/client';
import type { EndpointName } from '../api/endpoints';
import { failed } from '../api/reply';
import { replyKey } from '../app/served-state';
import { createStorage } from '../page/storage';

/** The calls that a server makes: what everybody may read. None names a member, a cart or a session. */
const PUBLIC: ReadonlySet<EndpointName> = new Set(['bundles', 'products', 'platforms', 'industries', 'localization']);

export interface Source {
  /** Base address of the server, e.g. `https://api.example.com`. */
  readonly api?: string;
  /** Sends the calls to `api`; the global `fetch` by default. */
  readonly fetch?: typeof globalThis.fetch;
  /** Bodies of replies that the caller has at hand, by the name of their call. A call without one is sent, if there is an `api`. */
  readonly replies?: Readonly<Partial<Record<EndpointName, unknown>>>;
}

/** A server has no storage of a browser, so that the values of one render are kept in memory. */
const noStorage = (): Storage => {
  throw new Error('A server has no storage');
};

/** Creates the client of one render. It sends neither cookies nor anything else of the visitor who asked for the page. */
function clientOf(api: string, send: typeof globalThis.fetch, language: string): Request {
  const client = createClient({
    storage: createStorage(noStorage),
    // Edges refuse options that only browsers have, such as `credentials`.
    fetch: (input, { method, headers, body, signal } = {}) => send(input, { method, headers, body, signal }),
    now: Date.now,
    random: (size) => crypto.getRandomValues(new Uint8Array(size)),
    isOnline: () => true,
    isElsewhere: () => false,
    config: () => ({ api, endpoints: {}, memberId: null, language: () => language, trackingId: () => null }),
  });
  return client.request;
}

/**
 * Reads for one render, from the caller's replies or the server.
 * @returns `request`, and the bodies that were read so far, by the key of their reply
 */
export function createReading({ api, fetch: send, replies = {} }: Source, language: string) {
  const bodies = new Map<string, unknown>();
  const remote = api === undefined ? null : clientOf(api, send ?? ((...call) => fetch(...call)), language);
  const request: Request = async (name, options: RequestOptions = {}) => {
    if (!PUBLIC.has(name)) return failed('network');
    const body = replies[name];
    const reply = body === undefined ? await remote?.(name, options) : { ok: true as const, status: 200, body };
    if (reply?.ok && name !== 'localization') bodies.set(replyKey(name, options), reply.body);
    return reply ?? failed('network');
  };
  return { request, bodies };
}
