import { Hono, type Context } from 'hono';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { createMiddleware } from 'hono/factory';
import type { Deps, Env } from './env';
import { bodyOf, refuse, reply, wholeNumber } from './reply';
import { startSession } from './sessions';

const KINDS = ['status', 'delay', 'garbage', 'html', 'offline'] as const;
type Kind = (typeof KINDS)[number];

interface Fault {
  readonly kind: Kind;
  readonly matches: (call: string) => boolean;
  readonly status: number;
  /** The delay of the answer, in ms. */
  readonly delay: number;
  /** True where the call is carried out and only its reply is lost. */
  readonly after: boolean;
  left: number;
}

const MAX_DELAY = 60_000;
const MAX_CALL = 200;
/** The most faults of a session, and the most sessions with faults; the oldest sessions lose theirs. */
const MAX_FAULTS = 20;
const MAX_SESSIONS = 500;
/** How long a session's faults last without a new one, in ms. */
const LIFE = 3_600_000;

/**
 * Compiles a call pattern; `GET /services/bundles/{id}` matches every id. It compares segments, because a visitor's pattern must never become
 * a regular expression, which may take for ever.
 */
const matcher = (call: string): ((actual: string) => boolean) => {
  const wanted = call.split('/');
  return (actual) => {
    const given = actual.split('/');
    return (
      given.length === wanted.length &&
      wanted.every((segment, at) => (/^\{\w+\}$/.test(segment) ? given[at] !== '' : given[at] === segment))
    );
  };
};

/** Returns whether a reply with a body can carry the status: in HTTP, or from 600 on in the body. */
const isSendable = (kind: Kind, status: number): boolean =>
  status >= 200 && status <= (kind === 'status' ? 999 : 599) && ![204, 205, 304].includes(status);

const faultOf = (body: Readonly<Record<string, unknown>> | null): Fault | null => {
  const kind = KINDS.find((one) => one === body?.kind);
  if (!kind || typeof body?.call !== 'string' || body.call.length > MAX_CALL) return null;
  const status = wholeNumber(body.status) ?? (kind === 'status' ? 500 : 200);
  if (!isSendable(kind, status)) return null;
  return {
    kind,
    matches: matcher(body.call),
    status,
    delay: Math.min(MAX_DELAY, wholeNumber(body.delay) ?? 0),
    after: body.after === true,
    left: wholeNumber(body.times) ?? Number.POSITIVE_INFINITY,
  };
};

const broken = (c: Context<Env>, { kind, status }: Fault): Response => {
  if (kind === 'status') return refuse(c, status, `Fault ${status}`);
  if (kind === 'garbage') return c.body('{"status":200,"data":[{"id":', 200, { 'Content-Type': 'application/json' });
  if (kind === 'html') {
    const page = '<!doctype html><title>Proxy</title><h1>Bad gateway</h1>';
    return new Response(page, { status, headers: { 'Content-Type': 'text/html' } });
  }
  c.env?.incoming?.socket.destroy();
  return RESPONSE_ALREADY_SENT;
};

/**
 * Creates fault injection for tests and demos: `POST /demo/faults {call, kind, status?, delay?, times?, after?}` adds a fault and `DELETE
 * /demo/faults` clears them. A fault affects one session; services calls identify it by their token.
 */
export function createFaults(deps: Deps) {
  const bySession = new Map<string, { readonly faults: readonly Fault[]; readonly until: number }>();
  const faultsOf = (publicId: string): readonly Fault[] => {
    const known = bySession.get(publicId);
    return known && known.until > deps.now() ? known.faults : [];
  };
  const keep = (publicId: string, faults: readonly Fault[]): void => {
    // A Map keeps the order of insertion, so the first is the one that was set the longest ago.
    bySession.delete(publicId);
    const [oldest] = bySession.keys();
    if (oldest !== undefined && bySession.size >= MAX_SESSIONS) bySession.delete(oldest);
    bySession.set(publicId, { faults, until: deps.now() + LIFE });
  };

  const routes = new Hono<Env>();
  routes.post('/', async (c) => {
    const fault = faultOf(await bodyOf(c));
    if (!fault) return refuse(c, 400, 'A fault has a call and a kind.');
    const { publicId } = c.get('session') ?? (await startSession(c, deps, null));
    const faults = faultsOf(publicId).filter((one) => one.left > 0);
    if (faults.length >= MAX_FAULTS) return refuse(c, 429, `A session has at most ${MAX_FAULTS} faults.`);
    keep(publicId, [...faults, fault]);
    return reply(c, 200);
  });
  routes.delete('/', (c) => {
    bySession.delete(c.get('session')?.publicId ?? '');
    return reply(c, 200);
  });

  const middleware = createMiddleware<Env>(async (c, next) => {
    const call = `${c.req.method} ${c.req.path}`;
    const fault = faultsOf(c.get('session')?.publicId ?? '').find((one) => one.left > 0 && one.matches(call));
    if (!fault) return next();
    fault.left -= 1;
    if (fault.delay) await new Promise((done) => setTimeout(done, fault.delay));
    if (fault.kind === 'delay') return next();
    if (!fault.after) return broken(c, fault);
    await next();
    c.res = broken(c, fault);
    return undefined;
  });

  return { routes, middleware };
}
