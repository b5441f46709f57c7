import type { EndpointName } from '../../../../src/api/endpoints';
import { CUSTOM_HEADERS } from '../../../../src/api/headers';
import { COST_OF_REFUSAL } from '../../../../src/api/refused-headers';
import { check, unless, type Area, type Check, type Complaint } from '../check';
import { wrong } from '../expect';
import type { Ask, Came } from '../server';
import { PRICING, type Visit } from '../visit';

/** Request headers that need a CORS preflight. The page leaves out those beyond the requirements where the server refuses them. */
const SESSION_HEADERS = ['Content-Type', ...CUSTOM_HEADERS];
const SERVICE_HEADERS = ['Authorization'];
const BLOCKED = 'gets nothing: the browser blocks the answer';

const header = (came: Came, name: string): string => came.headers.get(name) ?? '';
const named = (came: Came, name: string): string[] =>
  header(came, name)
    .toLowerCase()
    .split(/\s*,\s*/)
    .filter(Boolean);
const shown = (came: Came, name: string): string => `${name}: ${header(came, name) || '(none)'}`;

const cors = (id: string, title: string, run: Check['run']): Check =>
  check(`cors.${id}`, 'API-01 API-02', title, run, 'origin');

/** Checks CORS headers for calls with cookies, where `*` is not allowed. */
const credentialed = (came: Came, origin: string): Complaint[] => [
  ...unless(header(came, 'Access-Control-Allow-Origin') === origin, () =>
    wrong(came, `Access-Control-Allow-Origin: ${origin}`, {
      came: shown(came, 'Access-Control-Allow-Origin'),
      page: BLOCKED,
    }),
  ),
  ...unless(header(came, 'Access-Control-Allow-Credentials') === 'true', () =>
    wrong(came, 'Access-Control-Allow-Credentials: true', {
      came: shown(came, 'Access-Control-Allow-Credentials'),
      page: BLOCKED,
    }),
  ),
];

const open = (came: Came, origin: string): Complaint[] =>
  unless(['*', origin].includes(header(came, 'Access-Control-Allow-Origin')), () =>
    wrong(came, `Access-Control-Allow-Origin: * or ${origin}`, {
      came: shown(came, 'Access-Control-Allow-Origin'),
      page: BLOCKED,
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
        ...more,
      }),
    );
  return [
    ...unless(came.httpStatus < 300, () => wrong(came, 'HTTP 200 or 204', { page: BLOCKED })),
    ...refused(asked, { page: 'never sends the call' }),
    ...refused(left, {
      page: `goes without: ${left.map((name) => COST_OF_REFUSAL.get(name)).join('; ')}`,
      weight: 'degrades',
    }),
  ];
};

const CALLS: readonly EndpointName[] = ['token', 'session', 'cart'];

const sequence = async <T>(list: readonly T[], one: (item: T) => Promise<Complaint[]>): Promise<Complaint[]> => {
  const found: Complaint[] = [];
  for (const item of list) found.push(...(await one(item)));
  return found;
};

const STRANGER = 'https://stranger.invalid';

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
    cors('exposed', 'The page may read how long it should wait', (visit) =>
      sequence<() => Promise<Came>>(
        [() => visit.services('bundles', { query: PRICING }), () => visit.ask('cart')],
        async (make) => {
          const came = await make();
          return unless(named(came, 'Access-Control-Expose-Headers').includes('retry-after'), () =>
            wrong(came, 'Access-Control-Expose-Headers: Retry-After', {
              came: shown(came, 'Access-Control-Expose-Headers'),
              page: 'asks a busy server again too soon',
            }),
          );
        },
      ),
    ),
    cors('strangers', 'A page of somebody else may not call with a session', (visit) =>
      sequence(CALLS, async (name) => {
        const came = await visit.ask(name, { headers: { Origin: STRANGER } });
        const isOpen =
          header(came, 'Access-Control-Allow-Origin') === STRANGER &&
          header(came, 'Access-Control-Allow-Credentials') === 'true';
        return unless(!isOpen, () =>
          wrong(came, `no Access-Control-Allow-Origin for ${STRANGER}`, {
            came: shown(came, 'Access-Control-Allow-Origin'),
            page: 'has no part in it: any site that a member visits can read the token, the session and the cart',
          }),
        );
      }),
    ),
    cors('vary', 'An answer for one origin is not kept for another', async (visit) => {
      const came = await visit.ask('session');
      return unless(named(came, 'Vary').includes('origin'), () =>
        wrong(came, 'Vary: Origin', {
          came: shown(came, 'Vary'),
          page: 'gets an answer that was cached for another site, and is blocked',
        }),
      );
    }),
  ],
};

const isKept = (came: Came): boolean => !/no-store|no-cache|private|max-age=0/i.test(header(came, 'Cache-Control'));

const personal: readonly (readonly [EndpointName, Ask])[] = [
  ['token', {}],
  ['session', {}],
  ['cart', { query: { pricing: 1 } }],
];

export const caching: Area = {
  name: 'caching',
  title: 'Caching',
  checks: [
    check('caching.personal', 'STO-02', 'Token, session and cart are kept by no cache on the way', (visit) =>
      sequence(personal, async ([name, ask]) => {
        const came = await visit.ask(name, ask);
        return unless(!isKept(came), () =>
          wrong(came, 'Cache-Control: no-store', {
            came: shown(came, 'Cache-Control'),
            page: 'may show one person what was meant for another',
          }),
        );
      }),
    ),
    check('caching.services', 'ACC-12', 'Prices of one caller are not kept for another', async (visit: Visit) => {
      const came = await visit.services('bundles', { query: PRICING });
      const isShared =
        isKept(came) && header(came, 'Cache-Control') !== '' && !named(came, 'Vary').includes('authorization');
      return unless(!isShared, () =>
        wrong(came, 'Cache-Control: no-store or private, or Vary: Authorization', {
          came: `${shown(came, 'Cache-Control')}, ${shown(came, 'Vary')}`,
          page: 'may show the prices of another account',
        }),
      );
    }),
  ],
};
