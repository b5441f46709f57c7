import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { openApp } from '../../demo/server/server';
import { collect, REPORTS } from './collector';

const HTML = { 'Content-Type': 'text/html; charset=utf-8' };
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

/** A page of another site, which the test serves, and what its addresses answer in place of the build. */
export interface Site {
  readonly html: string;
  /** Answers by path. */
  readonly answers?: ReadonlyMap<string, Response>;
}

/** The folder of the build on the origin that stands for a CDN. */
const CDN = '/waybill/';

/**
 * Starts the demo with the reference backend, and another site. Their pages report what goes wrong in them, and it is recorded which calls
 * fail.
 */
export async function startShop() {
  const troubles: string[] = [];
  let site: Site = { html: '' };
  let backend: Answer = () => new Response(null, { status: 503 });
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
  const foreign = await listen(
    watched((request, env) => {
      const url = new URL(request.url);
      const own = site.answers?.get(url.pathname);
      if (own) return own.clone();
      if (!url.pathname.startsWith(CDN)) return new Response(site.html, { headers: HTML });
      return backend(new Request(new URL(`/dist/${url.pathname.slice(CDN.length)}`, url), request), env);
    }),
  );
  const { app, vault, at, close } = await openApp({
    memory: true,
    demo: true,
    mailAllowance: 1_000_000,
    origins: [foreign.origin],
  });
  backend = (request, env) => app.fetch(uncompressed(request), env as never);
  const shop = await listen(watched(backend));
  const cards = await listen((request, env) => vault.fetch(request, env as never));
  at.shop = shop.origin;
  at.vault = cards.origin;
  return {
    origin: shop.origin,
    /** The address of a page of another site, and the folder of a third origin that has the build. */
    foreign: `${foreign.origin}/`,
    cdn: `${foreign.origin.replace('127.0.0.1', 'localhost')}${CDN}`,
    /** Puts a page on the other site. */
    place(next: Site): void {
      site = next;
    },
    /** Takes what went wrong since the last call. */
    takeTroubles: (): string[] => troubles.splice(0),
    async close(): Promise<void> {
      await Promise.all([shop, cards, foreign].map((one) => one.close()));
      await close();
    },
  };
}

export type Shop = Awaited<ReturnType<typeof startShop>>;
