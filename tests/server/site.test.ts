import { mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { layOutCompressed } from '../../demo/server/site/compressed-files';
import { openBackend, START, type Backend } from './kit';

const dist = join(mkdtempSync(join(tmpdir(), 'waybill-')), 'dist');
let backend: Backend;
beforeAll(async () => {
  mkdirSync(join(dist, 'chunks'), { recursive: true });
  writeFileSync(join(dist, 'waybill.js'), `export const text = '${'route '.repeat(500)}';`);
  mkdirSync(join(dist, 'elements'));
  writeFileSync(join(dist, 'elements', 'plan-comparison.js'), 'export {};');
  writeFileSync(join(dist, 'chunks.json'), JSON.stringify({ widgets: { 'plan-comparison': {} } }));
  writeFileSync(join(dist, 'chunks', 'react-a1b2c3.js'), 'export {};');
  writeFileSync(join(dist, '..', 'secret.js'), 'secret');
  symlinkSync(join(dist, '..', 'secret.js'), join(dist, 'link.js'));
  backend = await openBackend({ distDir: dist });
}, START);
afterAll(() => backend.close());

const get = (path: string, headers?: Record<string, string>) => backend.browser().raw(path, { headers });

describe('pages', () => {
  it.each(['/', '/pricing', '/pricing.html', '/platform/marketplace/pricing', '/register', '/account/contact'])(
    'serves %s',
    async (path) => {
      const page = await get(path);
      expect([page.status, page.headers.get('Content-Type'), page.headers.get('Cache-Control')]).toEqual([
        200,
        'text/html; charset=UTF-8',
        'private, no-cache',
      ]);
    },
  );

  it('are kept by no cache for a member, whose account they name', async () => {
    const member = backend.browser();
    await member.raw('/?as=member');
    const page = await member.raw('/pricing');
    expect(page.headers.get('Cache-Control')).toBe('no-store');
    expect((await get('/pricing')).headers.get('Cache-Control')).toBe('private, no-cache');
  });

  it.each(['/route', '/platform/marketplace/route/pin/list', '/terms-of-service'])(
    'include %s, at least as a plain page',
    async (path) => {
      expect((await get(path)).status).toBe(200);
    },
  );

  it.each([
    ['/platform/marketplace', 'Curbside Pickup', 200],
    ['/platform/marketplace/routing/route', 'Routing Manage', 200],
    ['/platform/marketplace/routing/route/curb/list', 'Curbside Pickup', 200],
    ['/fr/platform/marketplace/optimization/bolt', 'Créneaux horaires', 200],
    ['/platform/marketplace/industries', 'Field Service Essentials', 200],
    ['/es/platform/marketplace/industries/pencil', 'Servicio en campo Total', 200],
  ])('list at %s the items for sale without JavaScript [MKT-05, NAV-11]', async (path, title, status) => {
    const page = await get(path);
    const text = await page.text();
    expect(page.status).toBe(status);
    expect(text).toMatch(new RegExp(`<a href="[^"]*">${title}</a>`));
    const json = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(text)?.[1] ?? '';
    expect(JSON.parse(json)).toMatchObject({ '@type': 'ItemList' });
    expect(json).toContain(`"name":"${title}"`);
    expect(text).not.toMatch(/%(CATALOGUE|JSON-LD)%/);
  });

  it.each([
    ['/platform/marketplace', 'Add-ons', 'list'],
    ['/platform/marketplace/team-security/shield', 'Team &amp; Security', 'list'],
    ['/platform/marketplace/routing/route/curb', 'Curbside Pickup', 'item'],
  ])('have at %s the title %s', async (path, title, shows) => {
    const text = await (await get(path)).text();
    expect(text).toContain(`<title>${title} · Milepost</title>`);
    expect(text).toContain(`data-shows="${shows}"`);
  });

  it('list the plans of the pricing page for search engines, at both of its addresses [NAV-12]', async () => {
    for (const path of ['/pricing', '/platform/marketplace/pricing'])
      expect(await (await get(path)).text()).toContain('"name":"Route Planner","description"');
  });

  it.each(['/assets/videos/dynamic-routing.mp4', '/assets/videos/scheduled-recurring-routing.mp4'])(
    'has the video %s, with captions',
    async (path) => {
      const video = await get(path);
      expect([video.status, video.headers.get('Content-Type')]).toEqual([200, 'video/mp4']);
      const captions = await get(path.replace('.mp4', '.en.vtt'));
      expect((await captions.text()).startsWith('WEBVTT')).toBe(true);
    },
  );

  it.each([
    ['/fr/docs/guides/events.html', '/docs/guides/events.html'],
    ['/es/docs/', '/docs/'],
    ['/vi/hosts/react/plans?view=mounted', '/hosts/react/plans?view=mounted'],
    ['/es/hosts/dark-unsaid', '/hosts/dark-unsaid'],
  ])('have one language behind %s, to which links of translated pages lead', async (path, to) => {
    const reply = await get(path);
    expect([reply.status, reply.headers.get('Location')]).toEqual([302, to]);
  });

  it('takes the language from the address', async () => {
    expect(await (await get('/es/platform/marketplace/pricing')).text()).toContain('<html lang="es"');
    expect(await (await get('/pricing')).text()).toContain('<html lang="en"');
  });

  it('answers 404 with a page that leads back', async () => {
    const page = await get('/nothing-here');
    expect([page.status, await page.text()]).toEqual([404, expect.stringContaining('href="/"')]);
  });

  it('have a strict content security policy with the nonce of their scripts', async () => {
    for (const path of ['/pricing?csp=strict', '/test/blank?csp=strict']) {
      const page = await get(path);
      const policy = page.headers.get('Content-Security-Policy') ?? '';
      const nonce = /'nonce-(\w+)'/.exec(policy)?.[1];
      const html = await page.text();
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(html).toContain(`src="/dist/waybill.js" data-api="" nonce="${nonce}"`);
      expect(html).not.toContain('%NONCE%');
    }
  });
});

describe('a page', () => {
  it.each(['/pricing', '/pricing?csp=strict', '/pricing?csp=sandbox', '/nothing-here', '/hosts/plain'])(
    'at %s stands in frames of this site alone, and tells its address to no other',
    async (path) => {
      const { headers } = await get(path);
      expect(headers.get('Content-Security-Policy')).toMatch(/(^|; )frame-ancestors 'self'$/);
      expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    },
  );
});

const chunk = (name: string) => join(dist, 'chunks', name);
/** The files that were compressed when the server was laid out. */
const kept = () => readdirSync(join(dist, '.compressed'));

const etagOf = async (path: string) => (await get(path)).headers.get('ETag');
const cacheOf = async (path: string) => (await get(path)).headers.get('Cache-Control');

describe('files', () => {
  it('are compressed if the browser accepts it', async () => {
    const file = await get('/dist/waybill.js', { 'Accept-Encoding': 'gzip, br' });
    expect(file.headers.get('Content-Encoding')).toBe('br');
    expect(brotliDecompressSync(await file.arrayBuffer()).toString()).toContain('route route');
    const plain = await get('/dist/waybill.js', { 'Accept-Encoding': 'br;q=0' });
    expect(plain.headers.get('Content-Encoding')).toBeNull();
  });

  describe('that were compressed when the server was laid out', () => {
    it('are sent as they were, to each browser in its encoding', async () => {
      writeFileSync(chunk('laid-c0ffee.js'), `export const out = '${'laid '.repeat(500)}';`);
      expect(await layOutCompressed(dist, [join(dist, 'chunks')])).toBe(2);
      const brotli = kept().filter((name) => name.endsWith('.br'));
      expect([brotli.length, kept().length]).toEqual([2, 4]);
      for (const [encoding, end, open] of [
        ['br', 'br', brotliDecompressSync],
        ['gzip', 'gz', gunzipSync],
      ] as const) {
        const file = await get('/dist/chunks/laid-c0ffee.js', { 'Accept-Encoding': encoding });
        const bytes = Buffer.from(await file.arrayBuffer());
        expect(open(bytes).toString()).toContain('laid laid');
        const hash = file.headers.get('ETag')?.slice(1, 23);
        expect(bytes).toEqual(readFileSync(join(dist, '.compressed', `${hash}.${end}`)));
        expect(file.headers.get('ETag')).toBe(`"${hash}-${encoding}"`);
        expect(file.headers.get('Vary')).toContain('Accept-Encoding');
        expect(file.headers.get('Cache-Control')).toContain('immutable');
      }
    });

    it('are not compressed again', async () => {
      writeFileSync(chunk('once-c0ffee.js'), `export const once = '${'once '.repeat(500)}';`);
      await layOutCompressed(dist, [join(dist, 'chunks')]);
      const hash = (await get('/dist/chunks/once-c0ffee.js')).headers.get('ETag')?.slice(1, -1);
      writeFileSync(join(dist, '.compressed', `${hash}.br`), brotliCompressSync('laid out by somebody else'));
      const sent = await get('/dist/chunks/once-c0ffee.js', { 'Accept-Encoding': 'br' });
      expect(brotliDecompressSync(await sent.arrayBuffer()).toString()).toBe('laid out by somebody else');
    });

    it('are sent as they are where they have changed since', async () => {
      writeFileSync(chunk('edited-c0ffee.js'), `export const edited = '${'before '.repeat(500)}';`);
      await layOutCompressed(dist, [join(dist, 'chunks')]);
      writeFileSync(chunk('edited-c0ffee.js'), `export const edited = '${'after '.repeat(500)}';`);
      const sent = await get('/dist/chunks/edited-c0ffee.js', { 'Accept-Encoding': 'br' });
      expect(brotliDecompressSync(await sent.arrayBuffer()).toString()).toContain('after after');
    });

    it('have no address of their own', async () => {
      for (const name of kept()) expect((await get(`/dist/.compressed/${name}`)).status).toBe(404);
    });
  });

  it('are cached forever if they are chunks, and revalidated otherwise, however long their names', async () => {
    expect(await cacheOf('/dist/chunks/react-a1b2c3.js')).toContain('immutable');
    for (const file of ['waybill.js', 'elements/plan-comparison.js'])
      expect(await cacheOf(`/dist/${file}`)).toBe('no-cache');
  });

  it('that are missing are not cached, because a release may bring them a moment later', async () => {
    const missing = await get('/dist/chunks/react-999999.js');
    expect([missing.status, missing.headers.get('Cache-Control')]).toEqual([404, 'no-store']);
  });

  it('are sent in parts, so that a video can be sought', async () => {
    const path = '/assets/videos/dynamic-routing.mp4';
    const whole = new Uint8Array(await (await get(path)).arrayBuffer());
    const part = async (range: string, more = {}) => {
      const answer = await get(path, { Range: range, ...more });
      return [answer.status, answer.headers.get('Content-Range'), new Uint8Array(await answer.arrayBuffer())] as const;
    };
    const { length } = whole;
    expect(await part('bytes=0-99')).toEqual([206, `bytes 0-99/${length}`, whole.slice(0, 100)]);
    expect(await part(`bytes=${length - 5}-`)).toEqual([
      206,
      `bytes ${length - 5}-${length - 1}/${length}`,
      whole.slice(-5),
    ]);
    expect(await part('bytes=-7')).toEqual([206, `bytes ${length - 7}-${length - 1}/${length}`, whole.slice(-7)]);
    expect((await part(`bytes=${length}-`)).slice(0, 2)).toEqual([416, `bytes */${length}`]);
    for (const odd of ['bytes=-', 'bytes=1-2,4-5', 'lines=1-2']) expect((await part(odd))[0]).toBe(200);
    expect((await part('bytes=0-9', { 'If-Range': '"another"' }))[0]).toBe(200);
  });

  it('are not sent again if the browser has them', async () => {
    const etag = (await get('/dist/waybill.js')).headers.get('ETag') ?? '';
    for (const sent of [etag, `W/${etag}`, `"another", ${etag}`, '*']) {
      const again = await get('/dist/waybill.js', { 'If-None-Match': sent });
      expect([again.status, await again.text()]).toEqual([304, '']);
    }
    expect((await get('/dist/waybill.js', { 'If-None-Match': '"another"' })).status).toBe(200);
  });

  it('have an ETag of their content, so that two servers agree', async () => {
    const before = await etagOf('/dist/waybill.js');
    utimesSync(join(dist, 'waybill.js'), 1_000_000_000, 1_000_000_000);
    expect(await etagOf('/dist/waybill.js')).toBe(before);
    expect(await etagOf('/dist/chunks/react-a1b2c3.js')).not.toBe(before);
  });

  it.each([
    '/dist/../secret.js',
    '/dist/%2e%2e/secret.js',
    '/dist/%2e%2e%2fsecret.js',
    '/dist/..%5csecret.js',
    '/dist/chunks/..%2f..%2fsecret.js',
    '/dist/%00waybill.js',
    '/dist//etc/passwd',
    '/dist/link.js',
    '/dist/%',
    '/dist/chunks',
    '/dist/.env',
    '/assets/..%2fserver/app.ts',
    '/server/app',
    '/..%2f..%2fpackage.json',
  ])('do not include %s', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toMatch(/secret|root:|createApp|"version"/);
  });
});

describe('other origins', () => {
  it('may read the catalogue, without a cookie', async () => {
    const { headers } = await get('/services/platforms', { Origin: 'https://cms.example' });
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(headers.get('Access-Control-Allow-Credentials')).toBeNull();
  });

  it('may not read the session', async () => {
    const { headers } = await get('/account/session', { Origin: 'https://cms.example' });
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
  });

  it('may not send a form with our cookie', async () => {
    const headers = { 'Content-Type': 'text/plain' };
    expect((await backend.browser().raw('/cart/remove', { method: 'POST', headers })).status).toBe(415);
  });
});
