import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { openApp } from '../../demo/server/server';
import { collect, REPORTS } from './collector';

const NONCE = /'nonce-([^']+)'/;

type Answer = (request: Request, env: unknown) => Response | Promise<Response>;

/** Puts the collector into a page, under the nonce of its policy. */
async function withCollector(response: Response): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const [, nonce] = NONCE.exec(response.headers.get('content-security-policy') ?? '') ?? [];
  const script = `<script${nonce ? ` nonce="${nonce}"` : ''}>(${collect.toString()})(${JSON.stringify(REPORTS)})</script>`;
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  const page = (await response.text()).replace('<head>', () => `<head>${script}`);
  return new Response(page, { status: response.status, headers });
}

/** Asks for a page without compression, because the collector is written into its text. */
function uncompressed(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete('accept-encoding');
  return new Request(request, { headers });
}

async function listen(answer: Answer) {
  const server = createAdaptorServer({ fetch: (request, env) => answer(request, env) });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        // Browsers keep connections open.
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}

/**
 * Starts the demo with the reference backend. Its pages report what goes wrong in them, and it is recorded which calls fail.
 */
export async function startShop() {
  const troubles: string[] = [];
  const watched =
    (answer: Answer): Answer =>
    async (request, env) => {
      const { pathname } = new URL(request.url);
      if (pathname === REPORTS) {
        troubles.push(await request.text());
        return new Response(null, { status: 204 });
      }
      const response = await answer(request, env);
      if (response.status >= 400) troubles.push(`${response.status} ${request.method} ${pathname}`);
      return withCollector(response);
    };
  const { app, vault, at, close } = await openApp({
    memory: true,
    demo: true,
    mailAllowance: 1_000_000,
  });
  const shop = await listen(watched((request, env) => app.fetch(uncompressed(request), env as never)));
  const cards = await listen((request, env) => vault.fetch(request, env as never));
  at.shop = shop.origin;
  at.vault = cards.origin;
  return {
    origin: shop.origin,
    /** Takes what went wrong since the last call. */
    takeTroubles: (): string[] => troubles.splice(0),
    async close(): Promise<void> {
      await Promise.all([shop, cards].map((one) => one.close()));
      await close();
    },
  };
}

export type Shop = Awaited<ReturnType<typeof startShop>>;
