import { ENDPOINTS, type Endpoint, type EndpointName } from './endpoints';
import { exchange } from './exchange';
import { headersOf } from './headers';
import { isUnknownOutcome, randomId, settle } from './idempotency';
import type { ClientDeps } from './ports';
import { takeEarly } from './prefetch';
import { failed, type Reply } from './reply';
import { retrying } from './retry';
import { createTokens, isTokenRefused } from './token';
import { urlOf, type Params, type Query } from './url';

export interface RequestOptions {
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  /** Of the write that is sent again; else a new one is made. */
  readonly idempotencyKey?: string;
  /** Version of the statement that was confirmed; only what the server told is ever named. */
  readonly statement?: string | null;
}

/** Makes one call. It never throws: whatever goes wrong is a failure that says what. */
export type Request = (name: EndpointName, options?: RequestOptions) => Promise<Reply>;

export interface Client {
  readonly request: Request;
}

/**
 * Talks to the server by the rules of the endpoint table: reads are repeated, writes are sent once and asked about where
 * their outcome is unknown.
 */
export function createClient(deps: ClientDeps): Client {
  const random = () => (deps.random(1)[0] ?? 0) / 256;
  const tokens = createTokens(deps, () => request('token'));

  const read = async (endpoint: Endpoint, send: Send, url: string, signal?: AbortSignal): Promise<Reply> => {
    const early = endpoint.method === 'GET' ? takeEarly(url) : undefined;
    const first = early && (await exchange(endpoint, () => early, signal, deps.now()));
    if (first?.ok) return first;
    const repeat = (token?: string) => retrying(() => send(token), endpoint.retries, random, signal);
    return endpoint.auth === 'bearer' ? withToken(repeat) : repeat();
  };

  /** A refused token is renewed once. [A69] */
  const withToken = async (ask: (token: string) => Promise<Reply>): Promise<Reply> => {
    const token = await tokens();
    if (!token.ok) return token;
    const reply = await ask(token.token);
    if (reply.ok || !isTokenRefused(reply.failure)) return reply;
    const renewed = await tokens(token.token);
    return renewed.ok ? ask(renewed.token) : renewed;
  };

  const write = async (endpoint: Endpoint, send: Send, key: string, signal?: AbortSignal): Promise<Reply> => {
    let reply = await send();
    if (!reply.ok && !endpoint.forget && isUnknownOutcome(reply.failure))
      reply = await settle(reply, () => request('outcome', { params: { key }, signal }), signal);
    return reply.ok ? reply : { ok: false, failure: { ...reply.failure, idempotencyKey: key } };
  };

  const request: Request = async (name, { params, query, body, signal, idempotencyKey, statement } = {}) => {
    const endpoint: Endpoint = ENDPOINTS[name];
    const config = deps.config();
    const url = urlOf(config.api, config.endpoints[name] ?? endpoint.path, params, query);
    const key = endpoint.write ? (idempotencyKey ?? randomId(deps.random)) : null;
    const hasBody = body !== undefined;

    const send: Send = async (token) => {
      if (!deps.isOnline()) return failed('offline');
      const init: RequestInit = {
        method: endpoint.method,
        credentials: endpoint.auth === 'credentials' ? 'include' : 'omit',
        headers: headersOf(endpoint, config, { token, key, hasBody, statement }),
        ...(hasBody && { body: JSON.stringify(body) }),
        // Also when the page is left while it is on its way; and what acts by GET is answered by nobody's cache. [API-18]
        ...(endpoint.write && { keepalive: true, cache: 'no-store' }),
      };
      return exchange(endpoint, (inner) => deps.fetch(url, { ...init, signal: inner }), signal, deps.now());
    };

    return key === null ? read(endpoint, send, url, signal) : write(endpoint, send, key, signal);
  };

  return { request };
}

type Send = (token?: string) => Promise<Reply>;
