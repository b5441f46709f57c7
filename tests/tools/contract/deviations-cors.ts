import { answering, headers } from './deviate';
import { deviation, type Deviation } from './deviation';

const ALL = / \/(account|cart|services)\//;

/** Changes the cookies of all replies. */
const cookies = (change: (line: string) => string) =>
  headers(ALL, (copy) => {
    const lines = copy.getSetCookie();
    copy.delete('Set-Cookie');
    for (const line of lines) copy.append('Set-Cookie', change(line));
  });

/** Refuses every preflight, as a server does that looks at who is calling first. */
const closedDoor = answering(/^OPTIONS /, (response) => new Response(null, { status: 401, headers: response.headers }));

/** Leaves one header out of those that preflights allow. */
const withoutHeader = (name: string) =>
  headers(/^OPTIONS /, (copy) => {
    const allowed = (copy.get('Access-Control-Allow-Headers') ?? '').split(',');
    copy.set('Access-Control-Allow-Headers', allowed.filter((one) => one.trim() !== name).join(','));
  });

/** What a page of another origin meets: headers that are left out, and a session that browsers do not send. */
export const CORS: readonly Deviation[] = [
  deviation(
    'every origin is answered with a star',
    headers(ALL, (copy) => copy.set('Access-Control-Allow-Origin', '*')),
    ['cors.credentials', 'cors.preflight', 'cors.refusals'],
    'Access-Control-Allow-Origin: *',
  ),
  deviation('preflights are refused', closedDoor, ['cors.preflight', 'cors.services'], 'HTTP 401'),
  ...['Content-Type', 'Idempotency-Key', 'Waybill-Statement', 'X-Waybill-Tracking'].map((name) =>
    deviation(`CORS does not allow ${name}`, withoutHeader(name), ['cors.preflight'], name),
  ),
  deviation('CORS does not allow tokens', withoutHeader('Authorization'), ['cors.services'], 'Authorization'),
  deviation(
    'CORS does not expose the time',
    headers(ALL, (copy) => copy.set('Access-Control-Expose-Headers', 'Retry-After')),
    ['cors.exposed'],
    'Access-Control-Expose-Headers with Date',
  ),
  deviation(
    'a cache may give the answer for one site to another',
    headers(/ \/account\/session$/, (copy) => copy.delete('Vary')),
    ['cors.vary'],
    'Vary: (none)',
  ),
  deviation(
    'a script may read the session',
    cookies((line) => line.replace('; HttpOnly', '')),
    ['cors.cookie'],
    'a cookie with HttpOnly; Secure',
  ),
  deviation(
    'the session is sent without https',
    cookies((line) => line.replace('; Secure', '')),
    ['cors.cookie'],
    'a cookie with HttpOnly; Secure',
  ),
].map((one) => ({ ...one, only: ['cors'] }));
