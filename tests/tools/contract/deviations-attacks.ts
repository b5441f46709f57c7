import { answering, asking, headers, statusOf, type Change } from './deviate';
import { deviation, written, type Deviation } from './deviation';

const PLANS = /GET \/services\/bundles\?ind=14$/;
const MODULE = /GET \/services\/modules\/[^/]+$/;
const SESSION = /GET \/account\/session$/;
const ADD = /POST \/cart\/add$/;
const REMOVE = /POST \/cart\/remove$/;
const READS = /GET \/services\/(modules|platforms)$/;

/** Takes a token of the length of the first one for that one, so that what was changed in it is not noticed. */
const unchecked = (): Change => {
  let good = '';
  return asking(PLANS, (copy) => {
    const sent = copy.get('Authorization') ?? '';
    good ||= sent;
    if (sent.length === good.length) copy.set('Authorization', good);
  });
};

/** Names a member where a token came and no cookie. */
const openedByTokens: Change = answering(SESSION, async (response, init) => {
  const sent = new Headers(init.headers);
  const wire = await response.json();
  const isOpened = sent.has('Authorization') && !sent.has('Cookie');
  return new Response(JSON.stringify({ ...wire, ...(isOpened && { member_id: 7 }) }), response);
});

/** Answers origins that begin like the allowed one as if they were it. */
const byBeginning: Change = answering(SESSION, (response, init) => {
  const origin = new Headers(init.headers).get('Origin') ?? '';
  const copy = new Headers(response.headers);
  if (origin.startsWith('https://shop.example')) {
    copy.set('Access-Control-Allow-Origin', origin);
    copy.set('Access-Control-Allow-Credentials', 'true');
  }
  return new Response(response.body, { status: response.status, headers: copy });
});

/** Never looks at the page that a write came from. */
const fromAnywhere: Change = asking(REMOVE, (copy) => {
  copy.delete('Origin');
  copy.delete('Sec-Fetch-Site');
});

/** Keeps the first reply of each key, of a read too. */
const keptReads = (): Change => {
  const known = new Map<string, string>();
  return answering(READS, async (response, init) => {
    const key = new Headers(init.headers).get('Idempotency-Key');
    if (key === null) return response;
    const text = known.get(key) ?? (await response.text());
    known.set(key, text);
    return new Response(text, response);
  });
};

/** Has an outcome for each key that came with a read. */
const outcomesOfReads = (): Change => {
  const keys = new Set<string>();
  return (next) => async (url, init) => {
    const key = new Headers(init.headers).get('Idempotency-Key');
    if (key !== null && init.method === 'GET') keys.add(key);
    return keys.has(url.split('/requests/')[1] ?? '') ? Response.json({ status: 200 }) : next(url, init);
  };
};

/** Answers a stranger who asks for an outcome as the member who asked before. */
const toldToAll = (): Change => {
  let member = '';
  return asking(/GET \/requests\//, (copy) => {
    member = copy.get('Cookie') ?? member;
    if (member) copy.set('Cookie', member);
  });
};

/** Answers every body with its type as JSON. */
const anyType: Change = asking(ADD, (copy) => copy.set('Content-Type', 'application/json'));

const only = (areas: readonly string[], ...all: readonly Deviation[]): Deviation[] =>
  all.map((one) => ({ ...one, only: areas }));

/** Deviations that an attacker meets, and caches that keep too much. */
export const ATTACKS: readonly Deviation[] = [
  ...only(
    ['token'],
    deviation('a changed token is taken', unchecked(), ['token.changed'], '401 or 405 or 406'),
    deviation('a token opens the session', openedByTokens, ['token.nobody'], '$.member_id = 7'),
  ),
  ...only(
    ['cors'],
    deviation(
      'CORS compares the beginning of an origin',
      byBeginning,
      ['cors.lookalikes'],
      'https://shop.example.stranger.invalid',
    ),
  ),
  ...only(
    ['foreign'],
    deviation('a write is taken from any page', fromAnywhere, ['foreign.refused'], 'HTTP 404'),
    deviation(
      'a write from a listed page is refused',
      statusOf(REMOVE, () => true, 403, { status: 403 }),
      ['foreign.own'],
      'is listed',
    ),
  ),
  ...only(
    ['caching', 'errors'],
    deviation(
      'the billing details of an account may be kept by caches',
      headers(/GET \/account\/billing\/info/, (copy) => copy.set('Cache-Control', 'public, max-age=60')),
      ['caching.others'],
      'Cache-Control: public, max-age=60',
    ),
    deviation(
      'prices are kept whatever their language',
      headers(PLANS, (copy) => {
        copy.set('Cache-Control', 'private, max-age=60');
        copy.set('Vary', 'Authorization');
      }),
      ['caching.languages'],
      'Vary: Accept-Language',
    ),
    deviation(
      'an ETag is never recognized',
      asking(PLANS, (copy) => copy.delete('If-None-Match')),
      ['caching.etag'],
      '304, because',
    ),
    deviation(
      'every ETag is taken for the present one',
      answering(PLANS, (response, init) =>
        new Headers(init.headers).has('If-None-Match')
          ? new Response(null, { status: 304, headers: response.headers })
          : response,
      ),
      ['caching.etag'],
      'another ETag',
    ),
    deviation(
      'prices are said never to change',
      headers(PLANS, (copy) => copy.set('Cache-Control', 'private, max-age=31536000, immutable')),
      ['errors.immutable'],
      'immutable',
    ),
  ),
  ...only(
    ['token', 'errors'],
    deviation(
      'a refusal may be kept by caches',
      answering(PLANS, (response) => {
        const copy = new Headers(response.headers);
        if (response.status === 401) copy.set('Cache-Control', 'public, max-age=60');
        return new Response(response.body, { status: response.status, headers: copy });
      }),
      ['errors.kept'],
      'Cache-Control: public, max-age=60',
    ),
  ),
  ...only(
    ['malformed'],
    deviation(
      'a refusal of an id has no sentence',
      answering(MODULE, async (response) => {
        const { message: _, ...wire } = await response.json();
        return new Response(JSON.stringify(wire), response);
      }),
      ['malformed.words'],
      '$.message = nothing',
    ),
    written('a body of any type is taken for JSON', anyType, ['malformed.type'], 'a status from 400 to 499'),
    written(
      'a number that no list can hold crashes the server',
      answering(ADD, (response, init) =>
        String(init.body).includes('1e+300')
          ? Response.json({ status: 500, message: 'Error' }, { status: 500 })
          : response,
      ),
      ['malformed.numbers'],
      'HTTP 500',
    ),
    written(
      'a large body is taken',
      answering(ADD, (response, init) => (String(init.body).length > 1000 ? Response.json({ status: 200 }) : response)),
      ['malformed.size'],
      'a status from 400 to 499',
    ),
    written(
      'a key that is none is taken',
      asking(ADD, (copy) => {
        if ((copy.get('Idempotency-Key') ?? '').length > 100) copy.delete('Idempotency-Key');
      }),
      ['malformed.key'],
      'a status from 400 to 499',
    ),
  ),
  ...only(
    ['idempotency'],
    deviation('a read under a key is kept', keptReads(), ['idempotency.reads'], 'GET /services/platforms'),
    deviation('an outcome is told to everybody', toldToAll(), ['idempotency.others'], '401 or 404'),
    deviation(
      'a read under a key has an outcome',
      outcomesOfReads(),
      ['idempotency.reads'],
      'an outcome under its key',
    ),
  ),
];
