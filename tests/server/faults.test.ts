import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from '../../demo/server/server';
import { openBackend, START, type Backend } from './kit';
import { freshPlace } from './place';

let backend: Backend;
let now = Date.now();
beforeAll(async () => {
  backend = await openBackend({ now: () => now });
}, START);
afterAll(() => backend.close());

const breaking = async (fault: object) => {
  const browser = backend.browser();
  await browser.call('/demo/faults', { body: fault });
  return browser;
};

describe('the fault switch', () => {
  it('answers with a status for a given number of times', async () => {
    const browser = await breaking({ call: 'GET /account/session', kind: 'status', status: 503, times: 2 });
    const statuses = [];
    for (let n = 0; n < 3; n += 1) statuses.push((await browser.call('/account/session')).body.status);
    expect(statuses).toEqual([503, 503, 200]);
  });

  it('applies to services calls by their token, and to every id in a path', async () => {
    const browser = await breaking({ call: 'GET /services/modules/{id}', kind: 'status', status: 550 });
    expect((await browser.services('/modules/111')).body.status).toBe(550);
    expect((await browser.services('/modules')).body.status).toBe(200);
  });

  it('puts a status from 600 on into the body', async () => {
    const browser = await breaking({ call: 'GET /cart/data', kind: 'status', status: 601 });
    const answer = await browser.call('/cart/data');
    expect([answer.status, answer.body.status]).toEqual([200, 601]);
  });

  it('sends half a JSON, and a page instead of JSON', async () => {
    const garbage = await (await breaking({ call: 'GET /cart/data', kind: 'garbage' })).raw('/cart/data');
    const half = await garbage.text();
    expect(() => JSON.parse(half)).toThrow(SyntaxError);
    expect(garbage.headers.get('Content-Type')).toBe('application/json');
    const html = await (await breaking({ call: 'GET /cart/data', kind: 'html', status: 502 })).raw('/cart/data');
    expect([html.status, html.headers.get('Content-Type')]).toEqual([502, 'text/html']);
  });

  it('applies only to the browser that set it, until it is reset', async () => {
    const browser = await breaking({ call: 'GET /account/session', kind: 'status' });
    expect((await backend.browser().call('/account/session')).status).toBe(200);
    expect((await browser.call('/account/session')).status).toBe(500);
    await browser.call('/demo/faults', { method: 'DELETE' });
    expect((await browser.call('/account/session')).status).toBe(200);
  });

  it('takes a pattern for no regular expression, so that no visitor can stop the server', async () => {
    const call = `GET /${'{a}'.repeat(28)}!`;
    const browser = await breaking({ call, kind: 'status' });
    expect((await browser.raw(`/${'a'.repeat(40)}`)).status).toBe(404);
    for (const odd of ['GET /cart/{2,}', 'GET /.*', 'GET /cart/(data|add)']) {
      const other = await breaking({ call: odd, kind: 'status', status: 550 });
      expect((await other.call('/cart/data')).status).not.toBe(550);
    }
  });

  it('keeps at most twenty for a session, for an hour', async () => {
    const browser = backend.browser();
    const statuses = [];
    for (let n = 0; n < 21; n += 1)
      statuses.push(
        (await browser.call('/demo/faults', { body: { call: 'GET /account/session', kind: 'status' } })).status,
      );
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
    now += 3_600_000;
    expect((await browser.call('/account/session')).status).toBe(200);
  });

  it.each([
    {},
    { call: 'GET /x', kind: 'flood' },
    { kind: 'html' },
    { call: `GET /${'x'.repeat(200)}`, kind: 'status' },
    { call: 'GET /x', kind: 'status', status: 99 },
    { call: 'GET /x', kind: 'status', status: 204 },
    { call: 'GET /x', kind: 'html', status: 700 },
  ])('refuses %j', async (body) => {
    expect((await backend.browser().call('/demo/faults', { body })).status).toBe(400);
  });

  it(
    'breaks the connection',
    async () => {
      const { where, drop } = await freshPlace();
      const server = await startServer({ ...where, port: 0 });
      const headers = { 'Content-Type': 'application/json' };
      const body = JSON.stringify({ call: 'GET /account/session', kind: 'offline', times: 1 });
      const told = await fetch(`${server.url}demo/faults`, { method: 'POST', headers, body });
      const Cookie = told.headers.get('Set-Cookie')?.split(';')[0] ?? '';
      await expect(fetch(`${server.url}account/session`, { headers: { Cookie } })).rejects.toThrow();
      const next = await fetch(`${server.url}account/session`, { headers: { Cookie } });
      await server.close();
      await drop();
      expect(next.status).toBe(200);
    },
    START,
  );
});
