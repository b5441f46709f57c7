import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analyticsEvents, carts, requests, sessions } from '../../demo/server/db/schema';
import { openBackend, START, type Backend } from './kit';
import { newKey } from './shopping';

const HOUR = 3_600_000;
const ALLOWANCE = 3;
const ADD = { id: 191, module: 1, pricing: 1 };
let now = Date.parse('2026-05-04T08:00:00Z');
let backend: Backend;
beforeAll(async () => {
  backend = await openBackend({ now: () => now, isProxied: true, visitorAllowance: ALLOWANCE });
}, START);
afterAll(() => backend.close());

let networks = 0;
/** Returns a visitor of a network of its own, or of the one that is given. */
const visitor = (network = `198.51.100.${(networks += 1)}`) => {
  const browser = backend.browser();
  const headers = { 'X-Forwarded-For': network };
  return {
    network,
    get: (path: string, more = {}) => browser.raw(path, { headers: { ...headers, ...more } }),
    post: (path: string, body: unknown, more = {}) => browser.call(path, { body, headers: { ...headers, ...more } }),
    signIn: browser.signIn,
  };
};
const begin = (who: ReturnType<typeof visitor>) => who.post('/cart/add', ADD);
const count = (table: typeof carts | typeof requests | typeof sessions | typeof analyticsEvents) =>
  backend.db.$count(table);

describe('a visitor', () => {
  it('leaves no session in the database, and is the same with the next call', async () => {
    const before = await count(sessions);
    const browser = backend.browser();
    const first = await browser.raw('/services/token');
    expect(first.headers.get('Set-Cookie')).toMatch(/^waybill_session=v\.[\da-f]{32}\.\d+\.[\w-]{43}; /);
    expect((await browser.raw('/services/token')).headers.get('Set-Cookie')).toBeNull();
    expect(await count(sessions)).toBe(before);
    await browser.signIn('subscriber');
    expect(await count(sessions)).toBe(before + 1);
    await browser.signIn('visitor');
    expect(await count(sessions)).toBe(before);
  });

  it.each([
    ['with another id', (cookie: string) => cookie.replace(/v\.[\da-f]{32}/, `v.${'0'.repeat(32)}`)],
    ['with a later end', (cookie: string) => cookie.replace(/\.(\d+)\./, (_, until) => `.${Number(until) + 1}.`)],
    ['without its signature', (cookie: string) => cookie.replace(/\.[\w-]+$/, '.x')],
  ])('is nobody by a cookie %s', async (_, forge) => {
    const cookie = (await backend.browser().raw('/services/token')).headers.get('Set-Cookie')?.split(';')[0] ?? '';
    const again = async (Cookie: string) =>
      (await backend.browser().raw('/services/token', { headers: { Cookie } })).headers.get('Set-Cookie');
    expect(await again(cookie)).toBeNull();
    expect(await again(forge(cookie))).toMatch(/^waybill_session=v\./);
  });

  it('is nobody by the cookie after thirty days, or by a token in place of it', async () => {
    const browser = backend.browser();
    const first = await browser.raw('/services/token');
    const cookie = first.headers.get('Set-Cookie')?.split(';')[0] ?? '';
    const { token } = await first.json();
    const asked = async (Cookie: string) =>
      (await backend.browser().raw('/services/token', { headers: { Cookie } })).headers.get('Set-Cookie');
    expect(await asked(`waybill_session=${token}`)).not.toBeNull();
    now += 30 * 24 * HOUR;
    expect(await asked(cookie)).not.toBeNull();
  });
});

describe('the visitors of one network', () => {
  it('begin so many carts within an hour, change them as they like, and others are not affected', async () => {
    const { network } = visitor();
    const before = await count(carts);
    const all = [];
    for (let n = 0; n < ALLOWANCE; n += 1) all.push(await begin(visitor(network)));
    expect(all.map(({ status }) => status)).toEqual(Array(ALLOWANCE).fill(200));
    const refused = await begin(visitor(network));
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '3600']);
    expect(refused.body.message).toBe(
      'Too much was done from your network without signing in. Try again in 60 min, or sign in.',
    );
    expect(await count(carts)).toBe(before + ALLOWANCE);
    const tracking = { 'X-Waybill-Tracking': String(all[0]?.body.tracking_id) };
    expect((await visitor(network).post('/cart/add', { ...ADD, id: 142 }, tracking)).status).toBe(200);
    expect((await begin(visitor())).status).toBe(200);
    const member = visitor(network);
    await member.signIn('subscriber');
    expect((await begin(member)).status).toBe(200);
    now += HOUR;
    expect((await begin(visitor(network))).status).toBe(200);
  });

  it('write so often within an hour, whatever it is, and what is refused stores nothing', async () => {
    const who = visitor();
    const write = () => who.post('/analytics/events', { page_id: '1' }, { 'Idempotency-Key': newKey() });
    for (let n = 0; n < 10 * ALLOWANCE; n += 1) expect((await write()).status).toBe(200);
    const before = [await count(requests), await count(analyticsEvents)];
    expect((await write()).status).toBe(429);
    expect([await count(requests), await count(analyticsEvents)]).toEqual(before);
    expect((await who.get('/cart/data')).status).toBe(200);
  });

  it('share the allowance of an IPv6 network', async () => {
    for (let n = 0; n < ALLOWANCE; n += 1) expect((await begin(visitor(`2001:db8:1:2::${n}`))).status).toBe(200);
    expect((await begin(visitor('2001:db8:1:2:ffff::1'))).status).toBe(429);
    expect((await begin(visitor('2001:db8:1:3::1'))).status).toBe(200);
  });

  it('have so many PDFs drawn, and as many as they like that are there [API-15]', async () => {
    const who = visitor();
    const { tracking_id: id } = (await begin(who)).body;
    const paper = (language: string) => who.get(`/cart/data/pdf/${String(id)}?lang=${language}`);
    const drawn = [];
    for (const language of ['en', 'fr', 'es']) drawn.push((await paper(language)).status);
    expect(drawn).toEqual([200, 200, 200]);
    expect((await paper('pt')).status).toBe(429);
    expect((await paper('fr')).status).toBe(200);
  });
});

describe('a PDF', () => {
  it('of a quote is the same bytes for each who asks, and of a changed cart another', async () => {
    const who = visitor();
    const { tracking_id: id } = (await begin(who)).body;
    const bytes = async (path: string) => Buffer.from(await (await who.get(path)).arrayBuffer()).toString('base64');
    const [one, other] = [await bytes(`/cart/data/pdf/${String(id)}`), await bytes(`/cart/data/pdf/${String(id)}`)];
    expect(one).toBe(other);
    await who.post('/cart/add', { ...ADD, id: 142 }, { 'X-Waybill-Tracking': String(id) });
    expect(await bytes(`/cart/data/pdf/${String(id)}`)).not.toBe(one);
  });
});
