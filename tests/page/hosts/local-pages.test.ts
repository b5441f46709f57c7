import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright';
import { afterEach, describe, it } from 'vitest';
import { linesToTry } from '../../../demo/server/site/lines-to-try';
import { baseUrl } from '../base';
import { cardOf, cartOf, eventually } from '../acts';
import { expectClean, openPage } from '../kit';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** The printed lines: markup for a page, and an expression for its console. */
const printed = (): { markup: string; expression: string } => {
  const [, markup = '', , expression = ''] = linesToTry(new URL(baseUrl()).origin);
  return { markup, expression };
};

/** Serves a page of somebody's own on a port of its own. @returns the port */
const serve = (body: string): Promise<number> =>
  new Promise((resolve) => {
    const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mine</title><link rel="icon" href="data:,"></head><body><h1>A page of mine</h1>${body}</body></html>`;
    const server = createServer((_, reply) => reply.setHeader('Content-Type', 'text/html').end(page));
    servers.push(server);
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

async function addsToCart(page: Page): Promise<void> {
  await eventually(() => cardOf(page, 'Route Optimization').textContent()).toContain('249');
  const added = page.waitForResponse(
    (reply) => new URL(reply.url()).pathname === '/cart/add' && reply.status() === 200,
  );
  await page.evaluate(() => window.waybill.cart.add('package/8'));
  await added;
  await eventually(() => cartOf(page).innerText()).toContain('Route Optimization');
}

describe.each(['localhost', '127.0.0.1'])('a page of one’s own on another port of %s', (host) => {
  it('has working widgets by the printed markup', async () => {
    const port = await serve(printed().markup);
    const page = await openPage({ path: `http://${host}:${port}/` });
    await addsToCart(page);
    expectClean(page);
  });

  it('gets working widgets by the printed line in its console', async () => {
    const port = await serve('');
    const page = await openPage({ path: `http://${host}:${port}/` });
    await page.evaluate(printed().expression);
    await addsToCart(page);
    expectClean(page);
  });
});

describe('a page of one’s own', () => {
  it('is known as the member who is signed in on the demo site', async () => {
    const port = await serve(printed().markup);
    const shop = baseUrl().replace('127.0.0.1', 'localhost');
    const page = await openPage({ path: `${shop}pricing?as=subscriber` });
    await page.goto(`http://localhost:${port}/`);
    await eventually(() => cardOf(page, 'Route Optimization').innerText()).toContain('Current plan');
    expectClean(page);
  });
});
