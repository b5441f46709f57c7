import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeToken } from '../../demo/server/http/tokens';
import { openapi } from '../../tools/contract/openapi/document';
import { openBackend, START, type Backend } from './kit';

const MINUTE = 60_000;
const MEMBER = '1002';
let now = Date.parse('2026-05-04T08:00:00Z');
let backend: Backend;
let cookie = '';
const tokens: Record<string, string> = {};

beforeAll(async () => {
  backend = await openBackend({ now: () => now });
  const browser = backend.browser();
  cookie = (await browser.signIn('subscriber')).headers.get('Set-Cookie')?.split(';')[0] ?? '';
  const good = String((await browser.call('/services/token')).body.token);
  const [publicId = '', until = '', signature] = good.split('.');
  now += 5 * MINUTE;
  const fresh = String((await browser.call('/services/token')).body.token);
  Object.assign(tokens, {
    fresh,
    old: good,
    foreign: makeToken(publicId, 'the secret of another server', now),
    forged: `${publicId}.${Number(until) + MINUTE}.${signature}`,
  });
}, START);
afterAll(() => backend.close());

const document = JSON.parse(JSON.stringify(openapi('0.0.0')));
const calls = Object.entries<object>(document.paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => ({ path, method: method.toUpperCase() })),
);
const isService = ({ path }: { readonly path: string }) => path.startsWith('/services/') && path !== '/services/token';
const services = calls.filter(isService);
const others = calls.filter((call) => !isService(call));

/** Fills the parameters of a path with what the subscriber has. */
const filled = (path: string): string =>
  path
    .replace('{member_id}', MEMBER)
    .replace('{lang}', 'en')
    .replace(/\{(id|key|invoice_number|kind|action)\}/g, '1001');

/** Returns a call's two statuses and whom it names; writes carry an empty object. */
async function ask({ path, method }: (typeof calls)[number], headers: Record<string, string>) {
  const body = method === 'POST' ? {} : undefined;
  const answer = await backend.browser().raw(filled(path), { method, body, headers });
  const text = await answer.text();
  const wire = text.startsWith('{') ? JSON.parse(text) : {};
  return { http: answer.status, status: wire.status, member: wire.member_id };
}

const bearing = (name: string) => ({ Authorization: `Bearer ${tokens[name]}` });

describe('a bearer token', () => {
  it.each(services)(
    'opens $method $path while it is fresh, and is refused when it is old, foreign or forged [API-02, API-38]',
    async (call) => {
      const statuses: Record<string, unknown> = {};
      for (const name of ['old', 'foreign', 'forged']) statuses[name] = (await ask(call, bearing(name))).status;
      expect(statuses).toEqual({ old: 405, foreign: 406, forged: 406 });
      expect([401, 405, 406]).not.toContain((await ask(call, bearing('fresh'))).status);
    },
  );

  it.each(others)('is nobody to $method $path, however fresh, and outranks no cookie [API-01]', async (call) => {
    const [stranger, member] = [await ask(call, {}), await ask(call, { Cookie: cookie })];
    for (const name of Object.keys(tokens)) {
      expect(await ask(call, bearing(name)), name).toEqual(stranger);
      expect(await ask(call, { Cookie: cookie, ...bearing(name) }), name).toEqual(member);
    }
  });

  it('is compared on calls that tell a member from a stranger', async () => {
    let different = 0;
    for (const call of others.filter(({ method }) => method === 'GET')) {
      const [stranger, member] = [await ask(call, {}), await ask(call, { Cookie: cookie })];
      if (stranger.status !== member.status || stranger.member !== member.member) different += 1;
    }
    expect(different).toBeGreaterThanOrEqual(6);
  });
});
