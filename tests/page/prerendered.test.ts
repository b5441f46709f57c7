import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eventually } from './acts';
import { baseUrl } from './base';
import { startChromium } from './raw-chromium';

const PATH = '/platform/marketplace/pricing?utm_source=mail#same-day-delivery';

/** A page of the site that lets browsers prerender the prices. */
const FROM = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Blog</title><link rel="icon" href="data:,">
<script type="speculationrules">${JSON.stringify({ prerender: [{ urls: [PATH], eagerness: 'immediate' }] })}</script>
</head><body><a href="${PATH}">Prices</a></body></html>`;

interface Call {
  readonly call: string;
  readonly isPrerendered: boolean;
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let body = '';
  for await (const part of request.setEncoding('utf8')) body += part;
  return body;
};

/** Stands before the demo site and records what a browser asks it. */
async function startProxy() {
  const calls: Call[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const { method = 'GET', url = '/', headers } = request;
      if (url === '/blog') return void response.setHeader('Content-Type', 'text/html').end(FROM);
      calls.push({
        call: `${method} ${url.replace(/\?.*/, '')}`,
        isPrerendered: headers['sec-purpose']?.includes('prerender') ?? false,
      });
      const { host: _, connection: __, 'content-length': ___, 'accept-encoding': ____, ...sent } = headers;
      const body = method === 'POST' ? await bodyOf(request) : undefined;
      const origin = sent.origin && { origin: new URL(baseUrl()).origin };
      const answer = await fetch(new URL(url, baseUrl()), {
        method,
        body,
        redirect: 'manual',
        headers: { ...(sent as Record<string, string>), cookie: `${sent.cookie ?? ''}; view=mounted`, ...origin },
      });
      for (const [name, value] of answer.headers)
        if (!['content-length', 'content-encoding', 'transfer-encoding', 'connection'].includes(name))
          response.appendHeader(name, value);
      response.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer()));
    })().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => void server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    calls,
    url: `http://localhost:${port}`,
    close: () => new Promise((resolve) => void server.close(resolve)),
  };
}

const STORED = `[...Object.keys(localStorage), ...Object.keys(sessionStorage)]`;
const IS_PRICED = `document.querySelector('waybill-pricing-table')?.shadowRoot?.textContent.includes('$') ?? false`;

/** Tells whether a call is a write, or is about who looks at the page. */
const isOfSomebody = (call: string): boolean => !call.startsWith('GET ') || /\/(account|cart|analytics)\//.test(call);

let proxy: Awaited<ReturnType<typeof startProxy>>;
let chromium: Awaited<ReturnType<typeof startChromium>>;
const early = (): string[] => proxy.calls.filter(({ isPrerendered }) => isPrerendered).map(({ call }) => call);

beforeEach(async () => {
  [proxy, chromium] = await Promise.all([startProxy(), startChromium()]);
});
afterEach(async () => {
  await chromium.close();
  await proxy.close();
});

it('a page that Chromium prerenders reads prices only, and works once it is opened', async () => {
  const blog = await chromium.open(`${proxy.url}/blog`);
  await eventually(() => chromium.prerendered()).not.toBeNull();
  const pricing = chromium.prerendered();
  await eventually(() => pricing?.(IS_PRICED)).toBe(true);
  expect(await pricing?.('document.prerendering')).toBe(true);

  expect(early()).toContain('GET /services/bundles');
  expect(early().filter(isOfSomebody)).toEqual([]);
  expect(proxy.calls.filter(({ isPrerendered }) => !isPrerendered).map(({ call }) => call)).toEqual([]);
  expect(await blog(STORED)).toEqual([]);
  expect(await blog('document.cookie')).toBe('');

  const before = proxy.calls.length;
  await blog(`document.querySelector('a').click()`);
  await eventually(() => pricing?.('document.prerendering')).toBe(false);
  expect(await pricing?.(`performance.getEntriesByType('navigation')[0].activationStart > 0`)).toBe(true);
  await eventually(() => proxy.calls.slice(before).map(({ call }) => call)).toEqual(
    expect.arrayContaining(['GET /account/session', 'POST /cart/add', 'POST /analytics/events']),
  );
  // Files of the page may still have been on their way.
  expect(early().filter(isOfSomebody)).toEqual([]);
  await eventually(() => pricing?.(STORED)).toEqual(expect.arrayContaining(['waybill.cart', 'waybill.utms']));
});
