import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ENDPOINTS, type Endpoint, type EndpointName } from '../../src/api/endpoints';
import { failureOf, inTurn, json, raw, scripted, runUntilReply } from './kit';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const names = Object.keys(ENDPOINTS) as EndpointName[];
const endpoint = (name: EndpointName): Endpoint => ENDPOINTS[name];
const params = { id: 3, kind: 'module', action: 'activate', member_id: 7, invoice_number: 'A1', lang: 'fr', key: 'k' };
const answering = { '/services/token': json({ status: 200, token: 'tok' }) };

async function call(name: EndpointName) {
  const path = ENDPOINTS[name].path.replace(/\{(\w+)\}/g, (_, key: keyof typeof params) => String(params[key]));
  const server = scripted({ ...answering, [path]: json({ status: 200, token: 'tok' }) }, { apiKey: 'api-key' });
  const reply = await server.client.request(name, { params });
  expect(reply.ok).toBe(true);
  const made = server.to(path)[0];
  if (!made) throw new Error(`${name} was not called`);
  return made;
}

describe('a request', () => {
  it.each(names.filter((name) => endpoint(name).auth === 'credentials'))(
    '%s sends the session and no authorization [API-01]',
    async (name) => {
      const made = await call(name);
      expect(made.credentials).toBe('include');
      expect(made.headers.has('Authorization')).toBe(false);
    },
  );

  it.each(names.filter((name) => endpoint(name).path.startsWith('/services/') && name !== 'token'))(
    '%s sends the bearer token and no session [API-02]',
    async (name) => {
      const made = await call(name);
      expect(made.credentials).toBe('omit');
      expect(made.headers.get('Authorization')).toBe('Bearer tok');
    },
  );

  it('asks for the token with the session and without a token [API-02, API-37]', async () => {
    const made = await call('token');
    expect([made.method, made.credentials, made.headers.has('Authorization')]).toEqual(['GET', 'include', false]);
  });

  it.each(names)('%s accepts JSON in the language of the page [API-03, API-04]', async (name) => {
    const { headers } = await call(name);
    expect(headers.get('Accept')).toContain('application/json');
    expect(headers.get('Accept-Language')).toBe('fr');
  });

  it.each(names)('%s carries the cart and a key only where they belong', async (name) => {
    const { headers, method } = await call(name);
    const { path, write, apiKey = false } = endpoint(name);
    expect(method).toBe(endpoint(name).method);
    expect(headers.get('X-Waybill-Tracking')).toBe(path.startsWith('/cart/') ? 'track-1' : null);
    expect(/^[0-9a-f]{32}$/.test(headers.get('Idempotency-Key') ?? '')).toBe(write);
    expect(headers.get('X-Api-Key')).toBe(apiKey ? 'api-key' : null);
  });

  it('that adds an item has the documented body and the page’s campaign [API-06, API-07]', async () => {
    const server = scripted({ '/cart/add': json({ status: 200 }) });
    await server.client.request('cartAdd', {
      query: 'utm_source=a&utm_medium=b c',
      body: { id: 5, module: 0, pricing: 1 },
    });
    expect(server.calls[0]).toMatchObject({
      url: 'https://api.test/cart/add?utm_source=a&utm_medium=b+c',
      method: 'POST',
      body: { id: 5, module: 0, pricing: 1 },
    });
    expect(server.calls[0]?.headers.get('Content-Type')).toBe('application/json');
  });

  it('that acts by GET is sent once and never answered from a cache or an early fetch [API-18]', async () => {
    const path = '/cart/module/3/activate';
    const early = new Map([[`https://api.test${path}`, Promise.resolve(new Response('{"early":1}'))]]);
    Reflect.set(globalThis, Symbol.for('waybill/prefetch'), early);
    const server = scripted({ [path]: json({ status: 403 }) });
    const ask = () =>
      runUntilReply(server.client.request('moduleConfirmation', { params: { id: 3, action: 'activate' } }));
    expect([failureOf(await ask()).kind, failureOf(await ask()).kind]).toEqual(['status', 'status']);
    const made = server.to(path);
    expect(made.map(({ method, cache }) => [method, cache])).toEqual([
      ['GET', 'no-store'],
      ['GET', 'no-store'],
    ]);
    expect(new Set(made.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(2);
    expect(early.size).toBe(1);
    Reflect.deleteProperty(globalThis, Symbol.for('waybill/prefetch'));
  });

  it('without a body has no content type', async () => {
    const made = await call('subscriptionApply');
    expect([made.body, made.headers.has('Content-Type')]).toEqual([undefined, false]);
  });

  it.each([
    ['/v2/basket?x=1', 'https://api.test/v2/basket?x=1&pricing=1'],
    ['https://cart.test/data', 'https://cart.test/data?pricing=1'],
  ])('goes to the path that the host configures: %s', async (path, url) => {
    const server = scripted(json({ status: 200 }), { endpoints: { cart: path } });
    await server.client.request('cart', { query: { pricing: 1, none: null } });
    expect(server.calls[0]?.url).toBe(url);
  });

  it('escapes path parameters, so that each stays within its segment', async () => {
    const server = scripted(json({ status: 200 }));
    await server.client.request('cartPdf', { params: { id: 'a/b?c#d' } });
    expect(server.calls[0]?.url).toBe('https://api.test/cart/data/pdf/a%2Fb%3Fc%23d');
  });
});

describe('a reply', () => {
  it('has the status of its body, which wins over that of HTTP [API-58]', async () => {
    const server = scripted(json({ status: 404, message: 'None' }));
    expect(failureOf(await server.client.request('cart'))).toMatchObject({
      status: 404,
      httpStatus: 200,
      body: { message: 'None' },
    });
  });

  it('may be HTML or a PDF if the endpoint returns one', async () => {
    const server = scripted({
      '/cart/share/view': raw('<p>Quote</p>', 200, { 'Content-Type': 'text/html; charset=utf-8' }),
      '/cart/data/pdf/9': raw('%PDF-1.7', 200, { 'Content-Type': 'application/pdf' }),
    });
    expect(await server.client.request('cartShareView')).toEqual({ ok: true, status: 200, body: '<p>Quote</p>' });
    const pdf = await server.client.request('cartPdf', { params: { id: 9 } });
    expect(pdf.ok && pdf.body instanceof Blob && (await pdf.body.text())).toBe('%PDF-1.7');
  });

  it('of a login page is not taken for a PDF [ERR-09]', async () => {
    const server = scripted(raw('<p>Sign in</p>', 200, { 'Content-Type': 'text/html' }));
    expect(failureOf(await server.client.request('cartPdf', { params: { id: 9 } })).kind).toBe('not-json');
  });

  it('is read as a JSON error also if the endpoint otherwise returns HTML', async () => {
    const server = scripted(json({ status: 404 }));
    expect(failureOf(await server.client.request('cartShareView')).status).toBe(404);
  });

  it('of 400 is passed on only to the poll [ERR-08]', async () => {
    const server = scripted(json({ status: 400, has_record: true }, 400));
    expect(failureOf(await server.client.request('subscriptionActive'))).toMatchObject({
      status: 400,
      body: { has_record: true },
    });
    expect(failureOf(await server.client.request('subscriptionCheck'))).toMatchObject({ status: 500, body: null });
  });

  it('that was fetched early is used once', async () => {
    const early = new Map([['https://api.test/services/bundles?ind=14', Promise.resolve(new Response('{"early":1}'))]]);
    Reflect.set(globalThis, Symbol.for('waybill/prefetch'), early);
    const server = scripted({ ...answering, '/services/bundles': json({ late: 1 }) });
    const ask = () => runUntilReply(server.client.request('bundles', { query: { ind: 14 } }));
    expect([await ask(), await ask()]).toEqual([
      { ok: true, status: 200, body: { early: 1 } },
      { ok: true, status: 200, body: { late: 1 } },
    ]);
    Reflect.deleteProperty(globalThis, Symbol.for('waybill/prefetch'));
  });

  it.each([
    ['broke off', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['was refused', () => Promise.resolve(new Response('{"status":406}'))],
    ['never came', () => new Promise<Response>(() => {})],
  ])('is requested again when the early one %s', async (_, make) => {
    Reflect.set(globalThis, Symbol.for('waybill/prefetch'), new Map([['https://api.test/services/bundles', make()]]));
    const server = scripted({ ...answering, '/services/bundles': json({ late: 1 }) });
    expect(await runUntilReply(server.client.request('bundles'))).toEqual({ ok: true, status: 200, body: { late: 1 } });
    Reflect.deleteProperty(globalThis, Symbol.for('waybill/prefetch'));
  });

  it('is no longer awaited once the caller aborts, also between two retries', async () => {
    const server = scripted(inTurn(raw('', 503)));
    const controller = new AbortController();
    const reply = server.client.request('cart', { signal: controller.signal });
    await vi.advanceTimersByTimeAsync(50);
    controller.abort();
    expect(failureOf(await runUntilReply(reply)).kind).toBe('aborted');
    expect(server.calls).toHaveLength(1);
    expect(failureOf(await server.client.request('cart', { signal: controller.signal })).kind).toBe('aborted');
    expect(server.calls).toHaveLength(1);
  });
});
