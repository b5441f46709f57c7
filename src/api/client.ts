import { clockOffsetOf } from './clock';
import { ENDPOINTS, type Endpoint, type EndpointName } from './endpoints';
import { exchange } from './exchange';
import { headersOf, customHeadersIn, cachedRefusals, withoutRefused, type Headers } from './headers';
import { isUnknownOutcome, randomId, resolveOutcome, withKey } from './idempotency';
import type { ClientDeps } from './ports';
import { takePrefetched } from './prefetch';
import { failed, type Reply } from './reply';
import { retrying } from './retry';
import { createTokens, isTokenRefused } from './token';
import { urlOf, type Params, type Query } from './url';

export interface RequestOptions {
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  /** Idempotency key of a write that is sent again; without one, the client makes a new key. */
  readonly idempotencyKey?: string;
  /** Version of the confirmed statement, sent as `Waybill-Statement`; always a version that the server gave. */
  readonly statement?: string | null;
  /** Tells that the person who wanted the call has left: a write that is not sent yet never is then. Analytics are sent all the same. */
  readonly isOver?: () => boolean;
}

/** Makes one call. It never throws: every error becomes a typed failure. */
export type Request = (name: EndpointName, options?: RequestOptions) => Promise<Reply>;

export interface Client {
  readonly request: Request;
  /**
   * Asks the server for the outcome of a write whose answer was lost.
   * @returns the stored answer; `never-arrived` only if the server says so; `unknown-outcome`, with the idempotency key, if
   * the outcome stays unknown
   */
  readonly outcome: (key: string, signal?: AbortSignal) => Promise<Reply>;
}

/**
 * Creates the HTTP client. It follows the endpoint table: it retries reads, sends each write once, and asks the server for
 * the outcome of a write if that is unknown.
 */
export function createClient(deps: ClientDeps): Client {
  const random = () => (deps.random(1)[0] ?? 0) / 256;
  const tokens = createTokens(deps, () => request('token'));

  const refused = () => cachedRefusals(deps.config().api, deps.storage, deps.now());
  const isKeyRefused = (): boolean => refused().names.includes('Idempotency-Key');

  /** Mutex for header probes: one call probes at a time, so that the next call reuses the result. */
  let learning = Promise.resolve();
  const learn = (): Promise<void> =>
    (learning = learning
      .then(async () => (await import('./refused-headers')).learnRefusals(deps))
      .catch(() => undefined));

  const read = async (endpoint: Endpoint, send: Send, url: string, signal?: AbortSignal): Promise<Reply> => {
    const early = endpoint.method === 'GET' ? takePrefetched(url) : undefined;
    const first = early && (await exchange(endpoint, () => early, signal, deps.now()));
    if (first?.ok) return first;
    const repeat = (token?: string) => retrying(() => send(token), endpoint.retries, random, signal);
    if (endpoint.auth !== 'bearer') return repeat();
    const open = endpoint.method === 'GET' && deps.config().isPublic ? await repeat() : null;
    return open && (open.ok || !isTokenRefused(open.failure)) ? open : withToken(repeat);
  };

  /** Renews a refused token once and repeats the call. [docs/decisions/0071] */
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
      reply = isKeyRefused() ? failed('unknown-outcome') : await resolveOutcome(request, key, signal, reply.failure);
    return withKey(reply, key);
  };

  const request: Request = async (name, { params, query, body, signal, idempotencyKey, statement, isOver } = {}) => {
    const endpoint: Endpoint = ENDPOINTS[name];
    const config = deps.config();
    const url = urlOf(config.api, config.endpoints[name] ?? endpoint.path, params, query);
    const key = endpoint.write ? (idempotencyKey ?? randomId(deps.random)) : null;
    const hasBody = body !== undefined;

    const send: Send = async (token) => {
      if (!deps.isOnline()) return failed('offline');
      const wanted = headersOf(endpoint, config, { token, key, hasBody, statement });
      const init: RequestInit = {
        method: endpoint.method,
        credentials: endpoint.auth === 'credentials' ? 'include' : 'omit',
        ...(hasBody && { body: JSON.stringify(body) }),
        // `keepalive` lets the write finish when the person leaves the page; `no-store` keeps caches from answering a GET
        // that acts. [API-18]
        ...(endpoint.write && { keepalive: true, cache: 'no-store' }),
      };
      const call = async (headers: Headers, inner: AbortSignal): Promise<Response> => {
        const sentAt = deps.now();
        const response = await deps.fetch(url, { ...init, headers, signal: inner });
        // A reply to everybody may be a copy without saying so.
        const offset = endpoint.auth === 'bearer' ? null : clockOffsetOf(response.headers, sentAt, deps.now());
        if (offset !== null) deps.hearClock?.(offset);
        return response;
      };
      const ask = async (headers: Headers): Promise<Reply> =>
        key !== null && !endpoint.forget && isOver?.()
          ? failed('aborted')
          : exchange(endpoint, (inner) => call(headers, inner), signal, deps.now());
      const isElsewhere = deps.isElsewhere(url);
      // A cart write is idempotent because it names the wanted end state, so the client may repeat it. Other writes must not
      // be repeated, so the client probes the server's headers before it sends one.
      const mayRepeat = !endpoint.write || endpoint.path.startsWith('/cart/');
      if (isElsewhere && !mayRepeat && !endpoint.forget && !refused().isLearnt) await learn();
      const allowed = withoutRefused(wanted, refused());
      const reply = await ask(allowed);
      if (reply.ok || reply.failure.kind !== 'network' || !isElsewhere || !mayRepeat) return reply;
      // The browser reports a refused CORS preflight as a network error; the request itself was not sent, so it is safe to
      // repeat.
      await learn();
      const left = withoutRefused(allowed, refused());
      return customHeadersIn(left).length < customHeadersIn(allowed).length ? ask(left) : reply;
    };

    return key === null ? read(endpoint, send, url, signal) : write(endpoint, send, key, signal);
  };

  return { request, outcome: async (key, signal) => withKey(await resolveOutcome(request, key, signal), key) };
}

type Send = (token?: string) => Promise<Reply>;
