import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { ACCOUNT } from './calls/account';
import { BILLING } from './calls/billing';
import { CART } from './calls/cart';
import { MODULE_CALLS } from './calls/modules';
import { QUOTE } from './calls/quote';
import { SHOP } from './calls/shop';
import { guarded, LISTED } from './guards';
import { PLAIN, type Quirks } from './quirks';
import { bodyOf, type Call, type Handler, type Routes, send } from './reply';
import { freshState, type State } from './state';

const ROUTES: Routes = { ...SHOP, ...CART, ...QUOTE, ...ACCOUNT, ...BILLING, ...MODULE_CALLS };

/** The documented request headers, which CORS allows under the quirk `cors: 'simple'`. */
const SIMPLE = 'Authorization, Content-Type';

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Readonly<Record<string, unknown>>;
}

export interface SecondBackend {
  /** The origin, without a trailing slash. */
  readonly url: string;
  readonly quirks: Quirks;
  readonly state: State;
  /** All requests except preflights, in order. */
  readonly asked: readonly Asked[];
  /** Requests without a route, such as `GET /requests/1`. */
  readonly unknown: readonly string[];
  readonly close: () => Promise<void>;
}

interface Match {
  readonly handler: Handler;
  readonly params: Record<string, string>;
}

function matchOf(method: string, path: string): Match | undefined {
  const parts = path.split('/');
  const fits = Object.entries(ROUTES).flatMap(([route, handler]) => {
    const [verb, pattern = ''] = route.split(' ');
    const names = pattern.split('/');
    if (verb !== method || names.length !== parts.length) return [];
    if (!names.every((name, at) => name.startsWith('{') || name === parts[at])) return [];
    const named = names.flatMap((name, at) => (name.startsWith('{') ? [[name.slice(1, -1), parts[at] ?? '']] : []));
    return [{ handler, params: Object.fromEntries(named) }];
  });
  // A literal path wins over one with parameters.
  return fits.toSorted((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)[0];
}

const cookiesOf = ({ headers }: IncomingMessage): Readonly<Record<string, string>> =>
  Object.fromEntries((headers.cookie ?? '').split('; ').map((pair) => [pair.split('=')[0], pair.split('=')[1] ?? '']));

/** Returns the key of the caller's cart: the member's, else the visitor's from the header or the cookie, else a new one. */
function ownerOf(request: IncomingMessage, response: ServerResponse, state: State, as: string): string {
  const account = state.accounts.get(as);
  if (account) return `member-${account.memberId}`;
  const header = request.headers['x-waybill-tracking'];
  if (typeof header === 'string' && header !== '') return `visitor-${header}`;
  const known = cookiesOf(request).tracking_id;
  if (known) return `visitor-${known}`;
  state.visitors += 1;
  const id = `second-${String(state.visitors).padStart(4, '0')}`;
  response.setHeader('Set-Cookie', `tracking_id=${id}; Path=/; SameSite=Lax`);
  return `visitor-${id}`;
}

function allow(request: IncomingMessage, response: ServerResponse, { cors, guards }: Quirks): void {
  const { origin } = request.headers;
  if (!origin || (guards === 'all' && origin !== LISTED)) return;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Allow-Credentials', 'true');
  response.setHeader('Vary', 'Origin');
  if (request.method !== 'OPTIONS') return;
  const wanted = request.headers['access-control-request-headers'] ?? '';
  response.setHeader('Access-Control-Allow-Headers', cors === 'any' ? wanted : SIMPLE);
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST');
}

function unknownCall(response: ServerResponse, { unknownCalls }: Quirks): void {
  const isHtml = unknownCalls === 'html';
  response.statusCode = 404;
  response.setHeader('Content-Type', isHtml ? 'text/html' : 'application/json');
  response.end(isHtml ? '<!doctype html><h1>Not Found</h1>' : '{"status":"404","message":"Not found."}');
}

const listen = (server: Server, port: number): Promise<string> =>
  new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`);
    });
  });

/** Starts a backend with these quirks and a fresh state in memory. */
export async function startSecondBackend(turned: Partial<Quirks> = {}, port = 0): Promise<SecondBackend> {
  const quirks: Quirks = { ...PLAIN, ...turned };
  const state = freshState();
  const asked: Asked[] = [];
  const unknown: string[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    allow(request, response, quirks);
    const method = request.method ?? 'GET';
    if (method === 'OPTIONS') return void response.writeHead(204).end();
    const { pathname: path, searchParams: query, search } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const { body, size } = await bodyOf(request);
    asked.push({ method, path: `${path}${search}`, headers: request.headers, body });
    const match = matchOf(method, path);
    if (!match) {
      unknown.push(`${method} ${path}`);
      return unknownCall(response, quirks);
    }
    const refusal = quirks.guards === 'all' ? guarded(request, path, size) : undefined;
    if (refusal) return send(response, refusal, quirks);
    const as = cookiesOf(request).member ?? '';
    const owner = ownerOf(request, response, state, as);
    const call: Call = { quirks, state, method, path, query, params: match.params, body, as, owner };
    send(response, match.handler(call), quirks);
  }

  const server = createServer((request, response) => void answer(request, response));
  const url = await listen(server, port);
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url, quirks, state, asked, unknown, close };
}
