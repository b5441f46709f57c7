import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBackend, START, type Backend } from './kit';

const PLANS = '/services/bundles?ind=14';
let backend: Backend;
beforeAll(async () => {
  backend = await openBackend();
}, START);
afterAll(() => backend.close());

async function ask(path: string, headers: Record<string, string> = {}, name?: string) {
  const browser = backend.browser();
  if (name) await browser.signIn(name);
  const answer = await browser.raw(path, { headers: { ...headers, ...(await browser.bearer()) } });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

describe('the replies of the catalogue', () => {
  it.each([PLANS, '/services/products', '/services/modules', '/services/platforms'])(
    '%s are the same the second time, to another visitor, as they are and compressed',
    async (path) => {
      const first = await ask(path);
      const second = await ask(path);
      const packed = await ask(path, { 'Accept-Encoding': 'br' });
      expect(second.bytes.equals(first.bytes)).toBe(true);
      const plain = packed.headers.has('Content-Encoding') ? brotliDecompressSync(packed.bytes) : packed.bytes;
      expect(plain.equals(first.bytes)).toBe(true);
      for (const name of ['ETag', 'Cache-Control', 'Vary', 'Content-Type', 'Access-Control-Allow-Origin'])
        expect(second.headers.get(name), name).toBe(first.headers.get(name));
    },
  );

  it('are not sent again to who has them', async () => {
    for (const encoding of ['identity', 'br', 'gzip']) {
      const etag = (await ask(PLANS, { 'Accept-Encoding': encoding })).headers.get('ETag') ?? '';
      const again = await ask(PLANS, { 'Accept-Encoding': encoding, 'If-None-Match': `W/${etag}` });
      expect([again.status, again.bytes.length]).toEqual([304, 0]);
    }
  });

  it('have another ETag for each currency, language and offer [ACC-12]', async () => {
    const tags = [
      await ask(PLANS),
      await ask(`${PLANS}&currency=EUR`),
      await ask(PLANS, { 'Accept-Language': 'fr' }),
      await ask(PLANS, {}, 'exclusive'),
    ].map(({ headers }) => headers.get('ETag'));
    expect(new Set(tags).size).toBe(tags.length);
  });

  it('are asked for again by members, and by everybody in demo mode, where calls can be made to fail', async () => {
    for (const name of [undefined, 'subscriber'])
      expect((await ask(PLANS, {}, name)).headers.get('Cache-Control')).toBe('private, no-cache');
  });

  it(
    'may be kept for a minute by a visitor elsewhere, and are no other’s',
    async () => {
      const shop = await openBackend({ demo: false });
      const browser = shop.browser();
      for (let n = 0; n < 2; n += 1) {
        const { headers } = await browser.raw(PLANS, { headers: await browser.bearer() });
        expect(headers.get('Cache-Control')).toBe('private, max-age=60, stale-while-revalidate=600');
        expect(headers.get('Vary')).toContain('Authorization');
      }
      await shop.close();
    },
    START,
  );

  it('do not hide that a token has ended, nor what is missing', async () => {
    const { raw } = backend.browser();
    expect((await raw(PLANS)).status).toBe(401);
    for (let n = 0; n < 2; n += 1) expect((await ask('/services/bundles/999')).status).toBe(404);
  });
});
