import type { EndpointName } from '../../../../src/api/endpoints';
import { CUSTOM_HEADERS } from '../../../../src/api/headers';
import { COST_OF_REFUSAL } from '../../../../src/api/refused-headers';
import { check, NotChecked, unless, type Area, type Check, type Complaint } from '../check';
import { wrong } from '../expect';
import { header, named, sequence, shown } from '../response-headers';
import type { Came } from '../server';
import { sentBack } from '../session-cookie';
import { PRICING } from '../visit';

/** Request headers that need a CORS preflight. The page leaves out those beyond the requirements where the server refuses them. */
const SESSION_HEADERS = ['Content-Type', ...CUSTOM_HEADERS];
const SERVICE_HEADERS = ['Authorization'];
const BLOCKED = 'gets nothing: the browser blocks the answer';

const cors = (id: string, title: string, run: Check['run']): Check =>
  check(`cors.${id}`, 'API-01 API-02', title, run, 'origin');

/** Checks CORS headers for calls with cookies, where `*` is not allowed. */
const credentialed = (came: Came, origin: string): Complaint[] => [
  ...unless(header(came, 'Access-Control-Allow-Origin') === origin, () =>
    wrong(came, `Access-Control-Allow-Origin: ${origin}`, {
      came: shown(came, 'Access-Control-Allow-Origin'),
      page: BLOCKED,
      mend: `Access-Control-Allow-Origin: ${origin}, not *, because the call has a session`,
    }),
  ),
  ...unless(header(came, 'Access-Control-Allow-Credentials') === 'true', () =>
    wrong(came, 'Access-Control-Allow-Credentials: true', {
      came: shown(came, 'Access-Control-Allow-Credentials'),
      page: BLOCKED,
      mend: 'Access-Control-Allow-Credentials: true',
    }),
  ),
];

const open = (came: Came, origin: string): Complaint[] =>
  unless(['*', origin].includes(header(came, 'Access-Control-Allow-Origin')), () =>
    wrong(came, `Access-Control-Allow-Origin: * or ${origin}`, {
      came: shown(came, 'Access-Control-Allow-Origin'),
      page: BLOCKED,
      mend: `Access-Control-Allow-Origin: ${origin}, also on refusals`,
    }),
  );

const allows = (came: Came, headers: readonly string[]): Complaint[] => {
  const allowed = named(came, 'Access-Control-Allow-Headers');
  const missing = headers.filter((name) => !allowed.includes(name.toLowerCase()));
  const asked = missing.filter((name) => !CUSTOM_HEADERS.includes(name));
  const left = missing.filter((name) => CUSTOM_HEADERS.includes(name));
  const refused = (names: readonly string[], more: Partial<Complaint>): Complaint[] =>
    unless(names.length === 0, () =>
      wrong(came, `Access-Control-Allow-Headers with ${names.join(', ')}`, {
        came: shown(came, 'Access-Control-Allow-Headers'),
        mend: `Access-Control-Allow-Headers: ${[header(came, 'Access-Control-Allow-Headers'), ...missing].filter(Boolean).join(', ')}`,
        ...more,
      }),
    );
  return [
    ...unless(came.httpStatus < 300, () =>
      wrong(came, 'HTTP 200 or 204', {
        page: BLOCKED,
        mend: 'Answer OPTIONS with 204 before you look at who is calling',
      }),
    ),
    ...refused(asked, { page: 'never sends the call' }),
    ...refused(left, {
      page: `goes without: ${left.map((name) => COST_OF_REFUSAL.get(name)).join('; ')}`,
      weight: 'degrades',
    }),
  ];
};

/** What a page of another site reads of a reply, and what it does where it may not. */
const EXPOSED: readonly (readonly [name: string, without: string])[] = [
  ['Retry-After', 'asks a busy server again too soon'],
  ['Date', 'counts days left by the clock of the browser, which may be wrong'],
];

/** Checks that a page may read these headers. */
const exposes = (came: Came): Complaint[] => {
  const allowed = named(came, 'Access-Control-Expose-Headers');
  const missing = EXPOSED.filter(([name]) => !allowed.includes(name.toLowerCase()));
  return unless(missing.length === 0, () =>
    wrong(came, `Access-Control-Expose-Headers with ${missing.map(([name]) => name).join(', ')}`, {
      came: shown(came, 'Access-Control-Expose-Headers'),
      page: missing.map(([, without]) => without).join(', and '),
      mend: 'Access-Control-Expose-Headers: Retry-After, Date, Age',
    }),
  );
};

const CALLS: readonly EndpointName[] = ['token', 'session', 'cart'];

const STRANGER = 'https://stranger.invalid';

/** Returns origins that resemble an allowed one: a longer host, another port, another scheme, and a host that ends alike. */
const lookalikes = (origin: string): string[] => {
  const { protocol, host } = new URL(origin);
  return [
    `${origin}.stranger.invalid`,
    `${origin.replace(/:\d+$/, '')}:65000`,
    `${protocol === 'https:' ? 'http:' : 'https:'}//${host}`,
    `${protocol}//not-${host}`,
  ];
};

/** Checks that a page of another origin gets no answer to a call with a session. */
const closed = (came: Came, origin: string): Complaint[] => {
  const isOpen =
    header(came, 'Access-Control-Allow-Origin') === origin &&
    header(came, 'Access-Control-Allow-Credentials') === 'true';
  return unless(!isOpen, () =>
    wrong(came, `no Access-Control-Allow-Origin for ${origin}`, {
      came: shown(came, 'Access-Control-Allow-Origin'),
      page: 'has no part in it: any site that a member visits can read the token, the session and the cart',
      mend: 'Answer the origins of a list, compared as a whole; send others no Access-Control-Allow-Origin',
    }),
  );
};

export const crossOrigin: Area = {
  name: 'cors',
  title: 'Calls of a page on another site',
  checks: [
    cors('services', 'The page may read the services calls', async (visit) => [
      ...open(await visit.services('bundles', { query: PRICING }), visit.origin),
      ...allows(await visit.preflight('bundles', SERVICE_HEADERS.join()), SERVICE_HEADERS),
    ]),
    cors('credentials', 'The page may call with its session', (visit) =>
      sequence(CALLS, async (name) => credentialed(await visit.ask(name), visit.origin)),
    ),
    cors('preflight', 'The page may send what a write of the cart carries', async (visit) => {
      const came = await visit.preflight('cartAdd', SESSION_HEADERS.join());
      return [...credentialed(came, visit.origin), ...allows(came, SESSION_HEADERS)];
    }),
    cors('refusals', 'The page may read refusals, too', async (visit) => [
      ...open(await visit.ask('bundles', { query: PRICING }), visit.origin),
      ...credentialed(await visit.ask('cart', { tracking: 'f'.repeat(32) }), visit.origin),
    ]),
    cors('exposed', 'The page may read how long it should wait, and what time it is', (visit) =>
      sequence<() => Promise<Came>>(
        [() => visit.services('bundles', { query: PRICING }), () => visit.ask('cart')],
        async (make) => exposes(await make()),
      ),
    ),
    cors('strangers', 'A page of somebody else may not call with a session', (visit) =>
      sequence(CALLS, async (name) => closed(await visit.ask(name, { headers: { Origin: STRANGER } }), STRANGER)),
    ),
    cors('lookalikes', 'An origin that resembles an allowed one is none', async (visit) => {
      const asks = async (origin: string) =>
        closed(await visit.ask('session', { headers: { Origin: origin } }), origin);
      if ((await asks(STRANGER)).length > 0) throw new NotChecked('every origin is allowed');
      return sequence(lookalikes(visit.origin), asks);
    }),
    cors('vary', 'An answer for one origin is not kept for another', async (visit) => {
      const came = await visit.ask('session');
      return unless(named(came, 'Vary').includes('origin'), () =>
        wrong(came, 'Vary: Origin', {
          came: shown(came, 'Vary'),
          page: 'gets an answer that was cached for another site, and is blocked',
          mend: 'Vary: Origin, on every answer, also to calls that name no origin',
        }),
      );
    }),
    cors('cookie', 'A browser sends the session with the calls of the page', async (visit) => {
      const came = [await visit.ask('token'), await visit.ask('session')];
      const isSet = came.some(({ headers }) => headers.getSetCookie().length > 0);
      if (!isSet) throw new NotChecked('no answer to a visitor sets a cookie');
      return came.flatMap((one) => sentBack(one, visit.api, visit.origin));
    }),
  ],
};
