import { createAdaptorServer } from '@hono/node-server';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIFE } from '../../demo/server/http/rendered';
import { ROOT } from '../../tools/widgets.mjs';
import { openBackend, START, type Backend } from '../server/kit';
import { run } from './command';

const DIST = join(ROOT, 'dist');
const TABLE = '/render/waybill-pricing-table';

let backend: Backend;
let now = Date.UTC(2026, 0, 1);
beforeAll(async () => {
  backend = await openBackend({ distDir: DIST, now: () => now });
}, START);
afterAll(() => backend.close());
const htmlOf = async (path: string): Promise<string> => (await backend.browser().raw(path)).text();

describe('GET /render/{tag}', () => {
  it('sends a widget with its sheet, its state and its lines for the head, for every cache', async () => {
    const { status, body, headers } = await backend.browser().call(`${TABLE}?category=dynamic-routing&country=US`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 200, isComplete: true });
    expect(String(body.html)).toMatch(/^<waybill-pricing-table category="dynamic-routing" data-served>/);
    expect(String(body.html)).toContain('$149');
    expect(String(body.head)).toMatch(/href="http:\/\/[^"]+\/dist\/styles\/pricing-table\.css\?v=/);
    expect(headers.get('Cache-Control')).toBe('public, max-age=60, stale-while-revalidate=600');
    expect(headers.get('Set-Cookie')).toBeNull();
  });

  it('sends nothing again to who has it', async () => {
    const browser = backend.browser();
    const etag = (await browser.raw(TABLE)).headers.get('ETag') ?? '';
    const again = await browser.raw(TABLE, { headers: { 'If-None-Match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('speaks the language, the currency and of the assets that the page names', async () => {
    const query = 'lang=fr&country=FR&currency=EUR&assets=https://cdn.example.com/w/';
    const { body } = await backend.browser().call(`${TABLE}?${query}`);
    expect(String(body.html)).toContain('lang="fr"');
    expect(String(body.html)).toContain('€');
    expect(String(body.head)).toContain('href="https://cdn.example.com/w/styles/pricing-table.css');
  });

  it('is the same for a member as for a visitor, because caches keep it', async () => {
    const member = backend.browser();
    await member.signIn('exclusive');
    now += LIFE;
    const own = await member.call(TABLE);
    now += LIFE;
    expect(await backend.browser().call(TABLE)).toMatchObject({ body: own.body });
  });

  it.each([
    ['/render/waybill-cart', 404, 'not rendered by a server'],
    [`${TABLE}?onclick=1`, 400, '"onclick" is not an attribute of <waybill-pricing-table>, which has category, panels'],
    [`${TABLE}?lang=-`, 400, '"lang" is a language, such as fr or en-GB'],
    [`${TABLE}?country=us`, 400, '"country" is a country'],
    [`${TABLE}?currency=SEK`, 400, '"currency" is a currency'],
    [`${TABLE}?assets=javascript:1`, 400, '"assets" is the address'],
    [`${TABLE}?path=//evil.example`, 400, '"path" is the path'],
  ])('refuses %s with %i and says why', async (path, status, why) => {
    const answer = await backend.browser().call(path);
    expect(answer.status).toBe(status);
    expect(String(answer.body.detail)).toContain(why);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });
});

describe('a long query', () => {
  it('is refused', async () => {
    const { status, body } = await backend.browser().call(`${TABLE}?category=${'a'.repeat(2000)}`);
    expect(status).toBe(400);
    expect(String(body.detail)).toContain('longer than 2000');
  });
});

describe('the page of prices', () => {
  it.each([
    ['/pricing', 'Route Planner', '$149'],
    ['/fr/pricing', 'Planificateur de tournées', '149 $'],
  ])('at %s has its prices in the markup, with the fallback in the tag', async (path, name, price) => {
    const html = await htmlOf(path);
    const [, view = '', fallback = ''] =
      /<waybill-pricing-table data-served><template[^>]*>(.*)<\/template>(.*)<\/waybill-pricing-table>/s.exec(html) ??
      [];
    expect(view).toContain(name);
    expect(view.replaceAll(/<[^>]+>/g, '').replaceAll(/\s/g, ' ')).toContain(price);
    expect(fallback).toContain('<table class="prices">');
    expect(html.indexOf('styles/pricing-table.css')).toBeLessThan(html.indexOf('</head>'));
    expect(html).toMatch(/<script type="application\/json" data-waybill-reply="[^"]+">[^<]+<\/script><\/body>/);
  });

  it('has its comparison and its form in the markup, too, and each reply once', async () => {
    const html = await htmlOf('/pricing');
    for (const tag of ['waybill-plan-comparison', 'waybill-guide-form'])
      expect(html).toMatch(new RegExp(`<${tag} data-served><template shadowrootmode="open"><link `));
    const replies = [...html.matchAll(/data-waybill-reply="([^"]+)"/g)].map(([, key]) => key);
    expect(new Set(replies).size).toBe(replies.length);
    expect(html).toMatch(/<link rel="stylesheet" href="\/dist\/styles\/faq\.css/);
  });

  it('has only the tag and its fallback where the view is to be mounted, and on pages of an account', async () => {
    for (const path of ['/pricing?view=mounted', '/account/manage-features'])
      expect(await htmlOf(path)).toMatch(/<waybill-pricing-table>\s*<(table|p)/);
  });
});

/** Returns the served views of a page, in their order. */
const views = async (path: string) => {
  const html = await htmlOf(path);
  return [...html.matchAll(/data-served(?:="empty")?><template[^>]*>(.*?)<\/template>/gs)].map(([, view = '']) => view);
};

describe('the pages of the marketplace', () => {
  it('have the grid in their markup, and the details of what the address names', async () => {
    const [details = '', grid = ''] = await views('/platform/marketplace');
    expect(details).not.toContain('part="details"');
    expect(grid).toContain('Curbside Pickup');
    const address = /href="([^"]+)"[^>]*>Curbside Pickup/.exec(grid)?.[1] ?? '';
    const [own = '', none = ''] = await views(address);
    expect(own).toContain('part="details"');
    expect(own).toContain('Curbside Pickup');
    expect(none).not.toContain('part="market"');
  });

  it('speak the language of the address', async () => {
    expect((await views('/fr/platform/marketplace')).join('')).toContain('href="/fr/platform/marketplace/');
  });
});

describe('npx waybill render', () => {
  let folder = '';
  let api = '';
  let server: ReturnType<typeof createAdaptorServer>;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'waybill-'));
    server = createAdaptorServer({ fetch: backend.app.fetch });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });

  it('prints the view of a widget with what belongs around it', async () => {
    const fallback = join(folder, 'fallback.html');
    writeFileSync(fallback, '<p>Write to us.</p>');
    const options = ['--api', api, '--assets', '/w/', '--attribute', 'category=dynamic-routing'];
    const { stdout, status } = await run('render', 'waybill-pricing-table', ...options, '--fallback', fallback);
    expect(status).toBe(0);
    expect(stdout).toContain('<link rel="preload" as="style" href="/w/styles/pricing-table.css');
    expect(stdout).toContain('<p>Write to us.</p></waybill-pricing-table>');
    expect(stdout).toContain('data-waybill-reply="/services/bundles?ind=14"');
  });

  it('prints only the tag, and ends with 1, where the API does not answer', async () => {
    const { stdout, stderr, status } = await run(
      'render',
      'waybill-pricing-table',
      '--api',
      'http://127.0.0.1:1',
      '--assets',
      '/',
    );
    expect([stdout.trim(), status]).toEqual(['<waybill-pricing-table></waybill-pricing-table>', 1]);
    expect(stderr).toContain('the view is not complete');
  });

  it.each([
    [['paint'], 'There is no command paint; there are render, preload, and doctor'],
    [['render'], 'One tag is needed'],
    [['render', 'waybill-cart', '--api', 'http://127.0.0.1:1', '--assets', '/'], "can't be rendered by a server"],
    [['render', 'waybill-pricing-table', '--assets', '/'], '--api is missing'],
    [['render', 'waybill-pricing-table', '--what'], "Unknown option '--what'"],
  ])('ends with 2 and says what is wrong with %j', async (args, why) => {
    const { stderr, status } = await run(...args);
    expect(status).toBe(2);
    expect(stderr).toContain(why);
  });
});
