import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eventually } from './acts';
import { baseUrl } from './base';
import { startChromium } from './raw-chromium';

const PATH = '/platform/marketplace/pricing?utm_source=mail#same-day-delivery';

/** A page of the site that lets browsers prerender the prices. */
const FROM = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Blog</title>
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
const VIEW = /\/(account|cart|analytics)\//;

let proxy: Awaited<ReturnType<typeof startProxy>>;
let chromium: Awaited<ReturnType<typeof startChromium>>;
beforeEach(async () => {
  [proxy, chromium] = await Promise.all([startProxy(), startChromium()]);
});
afterEach(async () => {
  await chromium.close();
  await proxy.close();
});

it('a page that Chromium prerenders reads prices only, and works once it is opened', async () => {
  const blog = await chromium.open(`${proxy.url}/blog`);
  let pricing = await chromium.prerendered();
  await eventually(async () => (pricing ??= await chromium.prerendered()) !== null).toBe(true);
  await eventually(async () => pricing?.(IS_PRICED)).toBe(true);
  expect(await pricing?.('document.prerendering')).toBe(true);

  const early = proxy.calls.filter(({ isPrerendered }) => isPrerendered).map(({ call }) => call);
  expect(early).toContain('GET /services/bundles');
  expect(early.filter((call) => !call.startsWith('GET ') || VIEW.test(call))).toEqual([]);
  expect(proxy.calls.filter(({ isPrerendered }) => !isPrerendered).map(({ call }) => call)).toEqual([]);
  expect(await blog(STORED)).toEqual([]);
  expect(await blog('document.cookie')).toBe('');

  const before = proxy.calls.length;
  await blog(`document.querySelector('a').click()`);
  await eventually(async () => pricing?.('document.prerendering')).toBe(false);
  expect(await pricing?.(`performance.getEntriesByType('navigation')[0].activationStart > 0`)).toBe(true);
  await eventually(() => proxy.calls.slice(before).map(({ call }) => call)).toEqual(
    expect.arrayContaining(['GET /account/session', 'POST /cart/add', 'POST /analytics/events']),
  );
  expect(proxy.calls.slice(before).filter(({ isPrerendered }) => isPrerendered)).toEqual([]);
  await eventually(async () => pricing?.(STORED)).toEqual(expect.arrayContaining(['waybill.cart', 'waybill.utms']));
});
