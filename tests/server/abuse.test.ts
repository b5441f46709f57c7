import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { requests } from '../../demo/server/db/schema';
import { newKey } from './shopping';
import { openBackend, START, type Backend } from './kit';

const FRIEND = 'https://blog.example';
let backend: Backend;
beforeAll(async () => {
  backend = await openBackend({ origins: [FRIEND] });
}, START);
afterAll(() => backend.close());

const REMOVE = { method: 'POST', body: { id: 191 } } as const;
const member = async () => {
  const browser = backend.browser();
  await browser.signIn('subscriber');
  return browser;
};

describe('a write with the cookie', () => {
  it.each([
    ['a page of a sibling host', { 'Sec-Fetch-Site': 'same-site', Origin: 'http://127.0.0.1:8080' }, false],
    ['a page of another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }, false],
    ['an old browser on another site', { Origin: 'https://evil.example' }, false],
    ['a frame without an origin', { 'Sec-Fetch-Site': 'cross-site', Origin: 'null' }, false],
    ['a page that hides its origin', { 'Sec-Fetch-Site': 'same-site' }, false],
    ['a page of this site', { 'Sec-Fetch-Site': 'same-origin', Origin: 'http://127.0.0.1' }, true],
    ['an old browser on this site', { Origin: 'http://127.0.0.1' }, true],
    ['a page of a configured origin', { 'Sec-Fetch-Site': 'cross-site', Origin: FRIEND }, true],
    ['a program', {}, true],
  ])('by %s', async (_, headers, isAllowed) => {
    const { status } = await (await member()).call('/cart/remove', { ...REMOVE, headers });
    expect(status !== 403).toBe(isAllowed);
  });

  it.each(['/account/devices/incompatible', `/cart/data/pdf/${'0'.repeat(32)}/send`])(
    'is meant where a GET acts, too: %s',
    async (path) => {
      const strange = { 'Sec-Fetch-Site': 'same-site', Origin: 'http://127.0.0.1:8080' };
      const asked = async (headers: Record<string, string>) => (await (await member()).call(path, { headers })).status;
      expect(await asked(strange)).toBe(403);
      expect(await asked({ 'Sec-Fetch-Site': 'same-origin' })).not.toBe(403);
    },
  );

  it('is refused only because of the cookie', async () => {
    const headers = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' };
    expect((await backend.browser().call('/cart/remove', { ...REMOVE, headers })).status).not.toBe(403);
  });

  it.each<Record<string, string>>([
    { 'Content-Length': '20' },
    { 'Content-Type': 'application/json-x' },
    { 'Content-Type': 'text/plain' },
  ])('is refused as %j, which no browser asks about first', async (headers) => {
    expect((await (await member()).raw('/cart/remove', { method: 'POST', headers })).status).toBe(415);
  });
});

describe('a call of a page that is being prerendered', () => {
  const headers = { 'Sec-Purpose': 'prefetch;prerender' };

  it.each(['/cart/add', '/cart/remove', '/analytics/events'])('is refused where it writes: %s', async (path) => {
    const asked = (await member()).call(path, { method: 'POST', headers, body: { id: 12 } });
    expect((await asked).status).toBe(425);
  });

  it.each(['/account/session', '/cart/data'])('is answered where it reads: %s', async (path) => {
    expect((await (await member()).call(path, { headers })).status).toBe(200);
  });
});

describe('bad input', () => {
  it.each([
    ['/?as=%00', {}],
    ['/requests/%00', {}],
    ['/cart/data', { headers: { Cookie: 'waybill_session=%00x' } }],
    ['/account/billing/challenge/%00', {}],
    ['/account/1002/invoices/%00/pdf', {}],
    ['/account/1002/invoices?page=999999999&year=99999', {}],
    ['/account/1002/invoices?page=999999999', {}],
    ['/order/update', { body: { order_id: 9_999_999_999 } }],
    ['/cart/add', { body: { id: 9_999_999_999, module: 1, pricing: 1 } }],
    ['/cart/remove', { body: { id: 1e300 } }],
  ])('%s %j is no error of the server, and is not logged', async (path, init) => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const { status } = await (await member()).raw(path, init);
    expect(status).toBeLessThan(500);
    expect(log).not.toHaveBeenCalled();
  });
});

describe('an idempotency key', () => {
  it.each(['/account/session', '/assets/icon.svg', '/pricing'])('of a read, %s, stores nothing', async (path) => {
    const before = await backend.db.$count(requests);
    const headers = { 'Idempotency-Key': newKey(), 'Accept-Encoding': 'br' };
    expect((await backend.browser().raw(path, { headers })).status).toBe(200);
    expect(await backend.db.$count(requests)).toBe(before);
  });
});
