import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createAdaptorServer } from '@hono/node-server';
import { createApp } from './app';
import { closed } from './closed';
import { catalogue } from './catalogue/catalogue';
import { generated } from './catalogue/generate';
import { openDb, type Where } from './db/open';
import { seedMembers } from './db/seed';
import { readShop } from './shop/shop';
import { pruneRequests } from './idempotency';
import { pruneSessions } from './sessions';
import { signingSecret } from './tokens';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));
const HOST = '127.0.0.1';

export type ServerOptions = Where & {
  /** 0 = any. */
  readonly port?: number;
  readonly distDir?: string;
  readonly origins?: readonly string[];
  /** What links in mails begin with; without it a caller's own Host header says so, which is for demonstrations only. */
  readonly publicUrl?: string;
  /** Callers are named by a proxy, in `X-Forwarded-For`. */
  readonly isProxied?: boolean;
  /** Fault switch and demo accounts; off in production. */
  readonly demo?: boolean;
  /** Fills the catalogue up to so many modules. */
  readonly modules?: number;
  /** ms since 1970 */
  readonly now?: () => number;
  readonly log?: (line: string) => void;
};

/** The reference backend without a socket, for tests. */
export async function openApp(options: ServerOptions) {
  const now = options.now ?? Date.now;
  const { db, close } = await openDb(options, generated(catalogue(), options.modules ?? 0));
  await seedMembers(db, now());
  await pruneSessions(db, now());
  await pruneRequests(db, now());
  const app = createApp(db, {
    now,
    shop: await readShop(db),
    secret: await signingSecret(db),
    distDir: options.distDir ?? DIST,
    origins: options.origins ?? [],
    publicUrl: options.publicUrl,
    isProxied: options.isProxied,
    demo: options.demo ?? true,
  });
  return { app, db, close };
}

/**
 * Starts the demo site and the reference backend.
 * @throws FolderInUse where another server holds the data folder; the socket's error where the port is taken
 */
export async function startServer(options: ServerOptions): Promise<{ readonly url: string; close(): Promise<void> }> {
  const { app, close } = await openApp(options);
  const server = createAdaptorServer({ fetch: app.fetch });
  try {
    await new Promise<void>((ready, failed) => {
      server.once('error', failed);
      server.listen(options.port ?? 0, HOST, ready);
    });
  } catch (error) {
    await close();
    throw error;
  }
  const url = `http://${HOST}:${(server.address() as AddressInfo).port}/`;
  options.log?.(`Waybill demo: ${url}`);
  return { url, close: () => closed(server).finally(close) };
}
