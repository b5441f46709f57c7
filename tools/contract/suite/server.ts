import { ENDPOINTS, type Endpoint, type EndpointName } from '../../../src/api/endpoints';
import { urlOf, type Params, type Query } from '../../../src/api/url';
import { replyStatus } from '../../../src/contract/envelope';
import { asRead } from '../as-read';
import { CALLS } from '../openapi/calls';
import { NoAnswer } from './check';

/** A reply with its complete body. */
export interface Came {
  readonly asked: string;
  readonly httpStatus: number;
  /** The effective status: the body's, else HTTP's. [API-58] */
  readonly status: number;
  readonly headers: Headers;
  /** The body as the page's contract reads it; undefined where it is not JSON. */
  readonly body: unknown;
  readonly text: string;
}

export interface Ask {
  readonly params?: Params;
  readonly query?: Query;
  /** An object is sent as JSON, a text unchanged, and bytes (a Blob) without a content type. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The bearer token from `GET /services/token`. */
  readonly token?: string;
  readonly tracking?: string | null;
  readonly key?: string;
  /** Sends the account's cookie. */
  readonly isAccount?: boolean;
  readonly method?: string;
}

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface Connection {
  readonly api: string;
  readonly fetch: Fetch;
  /** The account's cookie, in the format of a Cookie header. */
  readonly cookie?: string;
  readonly origin?: string;
  /** Timeout of one call in ms. */
  readonly timeout: number;
}

const newKey = (): string => crypto.randomUUID();

const headersOf = ({ auth, write }: Endpoint, ask: Ask, { cookie, origin }: Connection): Record<string, string> => ({
  Accept: 'application/json',
  'Accept-Language': 'en',
  ...(ask.body !== undefined && !(ask.body instanceof Blob) && { 'Content-Type': 'application/json' }),
  ...(auth === 'bearer' && ask.token !== undefined && { Authorization: `Bearer ${ask.token}` }),
  ...(ask.tracking && { 'X-Waybill-Tracking': ask.tracking }),
  ...(write && { 'Idempotency-Key': ask.key ?? newKey() }),
  ...(ask.isAccount && cookie && { Cookie: cookie }),
  ...(origin && { Origin: origin }),
  ...ask.headers,
});

const sentOf = (body: unknown): BodyInit =>
  typeof body === 'string' || body instanceof Blob ? body : JSON.stringify(body);

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

const reasonOf = (error: unknown, timeout: number): string => {
  if (error instanceof Error && /Timeout|Abort/.test(error.name)) return `no answer within ${timeout / 1000} s`;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message || cause.name : 'the connection broke';
};

/** Creates a client that makes calls like a page, by the endpoint table. */
export function createServer(connection: Connection) {
  const { api, fetch, timeout } = connection;
  const answers: Came[] = [];

  /** Sends a request. @throws NoAnswer */
  const send = async (url: string, init: RequestInit, component = 'Envelope'): Promise<Came> => {
    const asked = `${init.method} ${url.slice(url.startsWith(api) ? api.replace(/\/$/, '').length : 0)}`;
    // The timeout covers the body too.
    const signal = AbortSignal.timeout(timeout);
    try {
      const response = await fetch(url, { redirect: 'manual', signal, ...init });
      const text = await response.text();
      const raw = parsed(text);
      const status = replyStatus(raw, response.status);
      const body = asRead(component, raw);
      const came = { asked, httpStatus: response.status, status, headers: response.headers, body, text };
      answers.push(came);
      return came;
    } catch (error) {
      throw new NoAnswer(asked, reasonOf(error, timeout));
    }
  };

  const ask = (name: EndpointName, options: Ask = {}): Promise<Came> => {
    const endpoint: Endpoint = ENDPOINTS[name];
    const { body } = options;
    const init = {
      method: options.method ?? endpoint.method,
      headers: headersOf(endpoint, options, connection),
      ...(body !== undefined && { body: sentOf(body) }),
    };
    return send(urlOf(api, endpoint.path, options.params, options.query), init, CALLS[name].reply?.name);
  };

  /** Opens a link that the server sent, on that server only, and without following redirects. */
  const follow = (link: string): Promise<Came> =>
    send(new URL(link, `${api}/`).href, { method: 'GET', headers: { 'Accept-Language': 'en' } });

  /** Sends a CORS preflight. */
  const preflight = (name: EndpointName, headers: string): Promise<Came> =>
    send(urlOf(api, ENDPOINTS[name].path), {
      method: 'OPTIONS',
      headers: {
        Origin: connection.origin ?? '',
        'Access-Control-Request-Method': ENDPOINTS[name].method,
        'Access-Control-Request-Headers': headers,
      },
    });

  return { api, ask, follow, preflight, answers: answers as readonly Came[], newKey };
}

export type Server = ReturnType<typeof createServer>;
