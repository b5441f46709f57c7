import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect as connect2 } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type ServerOptions } from '../../demo/server/server';
import { SHOP, startNginx, VAULT } from './behind-nginx';
import { START } from './kit';

const folder = mkdtempSync(join(tmpdir(), 'waybill-behind-'));
const distDir = join(folder, 'dist');
const CHUNK = '/dist/chunks/react-a1b2c3.js';
const SCRIPT = `export const text = '${'words '.repeat(500)}';`;
const LISTED = 'https://blog.example.com';
const PORTS = { shop: 0, vault: 0 };
/** Carts that one network may begin in an hour. */
const CARTS = 3;

const lines: string[] = [];
const open = (more: Partial<ServerOptions> = {}) =>
  startServer({
    dataDir: join(folder, 'data'),
    port: PORTS.shop,
    vaultPort: PORTS.vault,
    distDir,
    publicUrl: `https://${SHOP}`,
    vaultUrl: `https://${VAULT}`,
    origins: [LISTED],
    isProxied: true,
    demo: false,
    logsRequests: true,
    visitorAllowance: CARTS,
    log: (line) => lines.push(line),
    ...more,
  });

let member = '';
let server: Awaited<ReturnType<typeof startServer>>;
let nginx: Awaited<ReturnType<typeof startNginx>>;
beforeAll(async () => {
  mkdirSync(join(distDir, 'chunks'), { recursive: true });
  writeFileSync(join(distDir, 'chunks/react-a1b2c3.js'), SCRIPT);
  // Only in demo mode anybody may sign in, and the session is there afterwards.
  const demo = await open({ demo: true });
  PORTS.shop = Number(new URL(demo.url).port);
  PORTS.vault = Number(new URL(demo.vaultUrl).port);
  const signedIn = await fetch(`${demo.url}?as=subscriber`, { redirect: 'manual' });
  member = signedIn.headers.get('Set-Cookie')?.split(';')[0] ?? '';
  await demo.close();
  server = await open();
  nginx = await startNginx(PORTS);
}, START);
afterAll(async () => {
  await nginx.stop();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}, START);

/** What the server itself was asked for, since the last look. */
const asked = (): string[] =>
  lines.splice(0).flatMap((line) => (line.startsWith('{') ? [String(JSON.parse(line).path)] : []));
const json = (bytes: Buffer) => JSON.parse(bytes.toString());
const write = (body: object = {}, headers: Record<string, string> = {}) => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'Content-Type': 'application/json', ...headers },
});
const cart = (more: Record<string, string> = {}) => write({ id: 191, module: 1, pricing: 1 }, more);
/** The nonce of a page is another one with each reply. */
const noNonce = (page: string): string => page.replaceAll(/nonce="[^"]*"/g, '');
const memberWrites = async (headers: Record<string, string>): Promise<number> =>
  (await nginx.ask('/cart/add', cart({ Cookie: member, ...headers }))).status;
/** Begins a cart from an address of this machine, as one who says to come from elsewhere. */
const beginsCart = async (from: string, nr: number): Promise<number> =>
  (await nginx.ask('/cart/add', { ...cart({ 'X-Forwarded-For': `10.0.0.${nr}` }), from })).status;
const bearer = async (cookie = '') => {
  const { bytes } = await nginx.ask('/services/token', { headers: { Cookie: cookie } });
  return { Authorization: `Bearer ${json(bytes).token}` };
};

describe('the backend behind nginx, as the example configures it', () => {
  it('is reached by https alone, with TLS of today, HTTP/2 and a cookie that is Secure', async () => {
    const plain = await fetch(`${nginx.plain}/pricing?a=1`, { redirect: 'manual' });
    expect([plain.status, plain.headers.get('Location')]).toEqual([301, 'https://127.0.0.1/pricing?a=1']);
    await expect(nginx.ask('/healthz', { maxVersion: 'TLSv1.1' })).rejects.toThrow();
    const { headers } = await nginx.ask('/services/token');
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000');
    expect(headers.get('Set-Cookie')).toContain('; Secure');

    const session = connect2(`https://127.0.0.1:${nginx.secure}`, { ca: nginx.ca, servername: SHOP });
    const call = session.request({ ':path': '/healthz', ':authority': SHOP }).end();
    const [told] = await once(call, 'response');
    expect([session.alpnProtocol, told[':status']]).toEqual(['h2', 200]);
    session.close();
  });

  it.each([
    ['a chunk', CHUNK],
    ['the catalogue', '/services/bundles?ind=14'],
    ['a page', '/account/invoices'],
  ])('sends %s in the encoding of the caller, compressed once', async (_, path) => {
    const token = path.startsWith('/services') ? await bearer() : {};
    const get = (encoding: string) => nginx.ask(path, { headers: { 'Accept-Encoding': encoding, ...token } });
    const [br, gzip, none] = [await get('br, gzip'), await get('gzip'), await get('identity')];
    expect([br, gzip, none].map(({ headers }) => headers.get('Content-Encoding'))).toEqual(['br', 'gzip', null]);
    const text = none.bytes.toString();
    expect(text.length).toBeGreaterThan(1000);
    expect(noNonce(brotliDecompressSync(br.bytes).toString())).toBe(noNonce(text));
    expect(noNonce(gunzipSync(gzip.bytes).toString())).toBe(noNonce(text));
  });

  it('tells a caller who has a reply that it is still right', async () => {
    for (const [path, token] of [
      [CHUNK, {}],
      ['/services/bundles?ind=14', await bearer()],
    ] as const) {
      const headers = { 'Accept-Encoding': 'br', ...token };
      const first = await nginx.ask(path, { headers });
      const again = await nginx.ask(path, { headers: { ...headers, 'If-None-Match': `${first.headers.get('ETag')}` } });
      expect([first.status, again.status, again.bytes.length], path).toEqual([200, 304, 0]);
    }
  });

  it(
    'keeps chunks, for each encoding and any page, and sends them while the server is restarted',
    async () => {
      const get = (encoding: string) => nginx.ask(CHUNK, { headers: { 'Accept-Encoding': encoding, Origin: LISTED } });
      for (const encoding of ['br', 'gzip', 'identity']) await get(encoding);
      await server.close();
      asked();
      const [br, gzip, none] = [await get('br'), await get('gzip'), await get('identity')];
      expect(brotliDecompressSync(br.bytes).toString()).toBe(SCRIPT);
      expect(gunzipSync(gzip.bytes).toString()).toBe(SCRIPT);
      expect(none.bytes.toString()).toBe(SCRIPT);
      expect(br.headers.get('Access-Control-Allow-Origin')).toBe('*');
      expect(br.headers.get('Cache-Control')).toContain('immutable');
      // That of the call that filled the cache would name another request.
      expect(br.headers.get('X-Request-Id')).toBeNull();
      const away = await nginx.ask('/account/session');
      expect([away.status, json(away.bytes).status, away.headers.get('Retry-After')]).toEqual([503, 503, '2']);
      server = await open();
      expect((await nginx.ask('/healthz')).status).toBe(200);
      expect(asked()).toEqual([]);
    },
    START,
  );

  it('keeps no reply that is one caller’s, and no missing chunk', async () => {
    const visitor = json((await nginx.ask('/account/session')).bytes);
    const subscriber = json((await nginx.ask('/account/session', { headers: { Cookie: member } })).bytes);
    expect(subscriber).not.toEqual(visitor);
    expect(json((await nginx.ask('/account/session')).bytes)).toEqual(visitor);
    const tokens = [await bearer(), await bearer(member)];
    asked();
    for (const headers of [...tokens, ...tokens]) {
      const reply = await nginx.ask('/services/bundles?ind=14', { headers });
      expect(reply.headers.get('Cache-Control')).toContain('private');
    }
    for (const _ of [1, 2]) expect((await nginx.ask('/dist/chunks/gone-a1b2c3.js')).status).toBe(404);
    expect(asked()).toHaveLength(6);
  });

  it('lets listed pages read the session, others only what is everybody’s, and says so once', async () => {
    const from = async (path: string, origin: string) =>
      (await nginx.ask(path, { headers: { Origin: origin } })).headers.get('Access-Control-Allow-Origin');
    expect(await from('/account/session', LISTED)).toBe(LISTED);
    expect(await from('/account/session', `${LISTED}.evil.example`)).toBeNull();
    expect(await from('/services/bundles', 'https://evil.example')).toBe('*');
    const preflight = await nginx.ask('/cart/add', {
      method: 'OPTIONS',
      headers: { Origin: LISTED, 'Access-Control-Request-Method': 'POST' },
    });
    expect([preflight.status, preflight.headers.get('Access-Control-Allow-Credentials')]).toEqual([204, 'true']);
  });

  it('refuses a write that a page of another site makes for a member, and takes one of its own', async () => {
    expect(await memberWrites({ Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
    expect(await memberWrites({ Origin: 'https://other.example.com', 'Sec-Fetch-Site': 'same-site' })).toBe(403);
    expect(await memberWrites({ Origin: 'https://evil.example' })).toBe(403);
    expect(await memberWrites({ Origin: `https://${SHOP}`, 'Sec-Fetch-Site': 'same-origin' })).toBe(200);
    expect(await memberWrites({ Origin: `https://${SHOP}` })).toBe(200);
    expect(await memberWrites({ Origin: LISTED, 'Sec-Fetch-Site': 'cross-site' })).toBe(200);
  });

  it('counts callers by their own address, whatever they say of it', async () => {
    const statuses: number[] = [];
    for (let nr = 0; nr <= CARTS; nr += 1) statuses.push(await beginsCart('127.0.0.7', nr));
    expect(statuses).toEqual([...Array.from({ length: CARTS }, () => 200), 429]);
    expect(await beginsCart('127.0.0.8', 0)).toBe(200);
  });

  it('refuses a large body in a sentence that a listed page can read, and an endless one', async () => {
    const send = (length: number) => nginx.ask('/cart/add', write({ id: 'x'.repeat(length) }, { Origin: LISTED }));
    const large = await send(100_000);
    expect([large.status, large.headers.get('Access-Control-Allow-Origin')]).toEqual([413, LISTED]);
    expect(json(large.bytes).message).toBe('The request is too large.');
    const endless = await send(1_000_000);
    expect([endless.status, json(endless.bytes)]).toEqual([413, json(large.bytes)]);
  });

  it.each([
    ['an address with a zero character', '/services/modules/%00', 400],
    ['an address without an end', `/services/modules/${'x'.repeat(20_000)}`, 414],
  ])('refuses %s in JSON, as the server does', async (_, path, status) => {
    const { headers, bytes, ...reply } = await nginx.ask(path);
    expect([reply.status, headers.get('Content-Type')]).toEqual([status, 'application/json']);
    expect(json(bytes)).toEqual({ status, message: expect.stringMatching(/^\w.+\.$/) });
    expect(headers.get('Cache-Control')).toBe('no-store');
  });

  it('gives a request one id in the log and the reply, which no caller chooses', async () => {
    lines.splice(0);
    const { headers } = await nginx.ask('/account/session', { headers: { 'X-Request-Id': 'chosen-by-somebody' } });
    const id = headers.get('X-Request-Id');
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(lines.map((line) => JSON.parse(line).id)).toEqual([id]);
  });

  it('tells whether it is ready to this machine alone', async () => {
    expect((await nginx.ask('/readyz')).status).toBe(200);
    expect((await nginx.ask('/readyz', { from: '127.0.0.7' })).status).toBe(403);
    expect((await nginx.ask('/healthz', { from: '127.0.0.7' })).status).toBe(200);
  });

  it('has its vault at a host of its own, whose calls are in no log', async () => {
    const headers = { Origin: `https://${VAULT}` };
    const frame = await nginx.ask('/number', { servername: VAULT });
    const tokens = await nginx.ask('/tokens', { ...write({ cardno: '4111' }, headers), servername: VAULT });
    expect([frame.status, tokens.status]).toEqual([200, 401]);
    expect(frame.headers.get('Strict-Transport-Security')).toBe('max-age=31536000');
    expect(nginx.log()).toContain('/readyz');
    expect(nginx.log()).not.toContain('/tokens');
  });
});
