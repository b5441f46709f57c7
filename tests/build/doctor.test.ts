import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from './command';

const PAGES = join(import.meta.dirname, '../doctor/pages');
const file = (name: string): string => join(PAGES, `${name}.html`);

let server: Server;
let base: string;
/** What the API allows, by the path of its base. */
const ALLOWED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/open': { 'Access-Control-Allow-Origin': '*' },
  '/closed': {},
};

beforeAll(async () => {
  server = createServer(({ url = '', headers }, reply) => {
    const [, api = ''] = /^(\/\w+)\/account\/session$/.exec(url) ?? [];
    if (api === '/good')
      reply.writeHead(200, {
        'Content-Type': 'application/json',
        'Access-Control-Allow-Origin': headers.origin ?? '',
        'Access-Control-Allow-Credentials': 'true',
      });
    else if (ALLOWED[api]) reply.writeHead(200, { 'Content-Type': 'application/json', ...ALLOWED[api] });
    else if (url.startsWith('/page'))
      reply.writeHead(200, { 'Content-Type': 'text/html', 'Content-Security-Policy': "connect-src 'self'" });
    else if (url.startsWith('/waybill.js')) reply.writeHead(200);
    else reply.writeHead(404, { 'Content-Type': 'text/html' });
    const named = /^\/page(\/\w+)/.exec(url)?.[1] ?? '';
    // The page is asked by one name of this machine, and its API stands under another one, so that they differ in origin.
    const html = `<script type="module" src="/waybill.js" data-api="${otherName()}${named}"></script>
      <waybill-pricing-table><a href="/prices">Our prices</a></waybill-pricing-table>`;
    reply.end(api ? '{}' : html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const otherName = (): string => base.replace('127.0.0.1', 'localhost');
const codesOf = (text: string): readonly string[] =>
  (JSON.parse(text) as { readonly code: string }[])
    .map(({ code }) => code)
    .filter((code) => code !== 'cookies-other-site');

describe('npx waybill doctor', () => {
  it('says nothing is wrong with a healthy file, and ends with 0', async () => {
    const { stdout, status } = await run('doctor', file('healthy'));
    expect([status, stdout]).toEqual([
      0,
      expect.stringMatching(/^Waybill [\d.]+ looked at .*healthy\.html: nothing wrong\.\n$/),
    ]);
  });

  it('names the fault, its place and its remedy, and ends with 1', async () => {
    const { stdout, status } = await run('doctor', file('tag-unknown'));
    expect(status).toBe(1);
    expect(stdout).toContain('Error: There is no tag <waybill-pricingtable>. Did you mean <waybill-pricing-table>?');
    expect(stdout).toContain('line 10: <waybill-pricingtable>');
    expect(stdout).toContain('[tag-unknown, for whoever writes this page]');
  });

  it('ends with 0 where there are only notes', async () => {
    const { stdout, status } = await run('doctor', file('fallback-missing'), '--json');
    expect([status, codesOf(stdout)]).toEqual([0, ['fallback-missing']]);
  });

  it('reads the headers of an address', async () => {
    const { stdout, status } = await run('doctor', `${base}/page`, '--json');
    expect([status, codesOf(stdout)]).toEqual([1, ['policy-connect']]);
  });

  it.each([
    ['/page/good', ['policy-connect']],
    ['/page/open', ['policy-connect', 'api-cors']],
    ['/page/closed', ['policy-connect', 'api-cors']],
    ['/page/nothing', ['policy-connect', 'api-not-found']],
  ])('asks the API of %s if told to', async (path, codes) => {
    const { stdout } = await run('doctor', `${base}${path}`, '--json', '--ask');
    expect(codesOf(stdout)).toEqual(codes);
  });

  it.each([
    [['doctor'], 'One page is needed'],
    [['doctor', 'none.html'], 'ENOENT'],
    [['doctor', 'http://127.0.0.1:1/'], 'cannot be read'],
    [['doctor', 'a.html', '--lang', 'fr'], "Unknown option '--lang'"],
    [['docter', 'a.html'], 'there are render, preload, and doctor'],
  ])('ends with 2 and says what is wrong with %j', async (args, why) => {
    const { stderr, status } = await run(...args);
    expect([status, stderr]).toEqual([2, expect.stringContaining(why)]);
  });

  it('says so where an address answers with an error', async () => {
    const { stderr, status } = await run('doctor', `${base}/missing`);
    expect([status, stderr]).toEqual([2, expect.stringContaining('answers 404')]);
  });
});
