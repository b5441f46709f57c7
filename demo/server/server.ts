import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createAdaptorServer } from '@hono/node-server';
import { createApp } from './app';
import { createVault } from './vault/vault';
import { shutDown } from './graceful-shutdown';
import { catalogue } from './catalogue/catalogue';
import { generated } from './catalogue/generate';
import { openDb, type Db, type Where } from './db/open';
import { inTransaction } from './db/transaction';
import { issueHistories } from './invoice/seed';
import { seedMembers } from './seeds/members';
import { domainCatalogue } from './shop/domain-catalogue';
import { readShop } from './shop/shop';
import { prune, pruneHourly } from './prune';
import { signingSecret } from './http/tokens';
import { linesToTry } from './site/lines-to-try';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));
const HOST = '127.0.0.1';

export type ServerOptions = Where & {
  /** 0 = any free port. */
  readonly port?: number;
  /** The port of the vault, whose frames take card numbers; defaults to the next port. */
  readonly vaultPort?: number;
  /** The public URL of the vault behind a proxy. */
  readonly vaultUrl?: string;
  readonly distDir?: string;
  readonly origins?: readonly string[];
  /** Pages of this machine may call with credentials, so that the widgets can be tried on any of them. */
  readonly servesLocalPages?: boolean;
  /** The base URL of links in mails; defaults to the request's Host header, which is only acceptable in demos. */
  readonly publicUrl?: string;
  /** How many addresses the visitors of one network may write to within an hour; 20 by default. */
  readonly mailAllowance?: number;
  /** How many carts the visitors of one network may begin within an hour; no limit by default. */
  readonly visitorAllowance?: number;
  /** A trusted proxy reports callers in `X-Forwarded-For`. */
  readonly isProxied?: boolean;
  /** The address to listen at; `0.0.0.0` in a container. */
  readonly host?: string;
  /** Sets the cookie for pages of other sites (CHIPS); needs a public URL with https. */
  readonly isPartitioned?: boolean;
  /** Answers reads of the services without a bearer token, as a visitor's. */
  readonly isPublic?: boolean;
  /** How long, in ms, an idle connection is kept, and how long a server that stops goes on answering. */
  readonly keepAlive?: number;
  readonly drain?: number;
  /** Logs each request as a line of JSON. */
  readonly logsRequests?: boolean;
  /** Enables the fault switch and the demo accounts; off in production. */
  readonly demo?: boolean;
  /** Fills the catalogue up to this number of modules. */
  readonly modules?: number;
  /** Returns the current time in ms since 1970; the real clock by default. */
  readonly now?: () => number;
  readonly log?: (line: string) => void;
};

/** Deletes what is over, and adds the demo accounts and the signing key where they are missing. */
async function prepare(db: Db, now: () => number) {
  await prune(db, now());
  const shop = await readShop(db);
  await inTransaction(db, async (tx) => {
    // In the same transaction, so that no account is used before its history is there.
    await issueHistories(tx, await seedMembers(tx, now()), domainCatalogue(shop), now());
  });
  return { shop, secret: await signingSecret(db) };
}

/** Opens the reference backend without a socket, for tests. */
export async function openApp(options: ServerOptions) {
  const now = options.now ?? Date.now;
  const { db, close } = await openDb(options, generated(catalogue(), options.modules ?? 0));
  const { shop, secret } = await prepare(db, now).catch(async (error: unknown) => {
    // Otherwise this process would go on to hold the folder.
    await close();
    throw error;
  });
  const at = { shop: `http://${HOST}`, vault: `http://${HOST}:1`, isStopping: false };
  const others = [...(options.origins ?? []), ...(options.publicUrl ? [new URL(options.publicUrl).origin] : [])];
  const places = {
    shops: () => [...new Set([at.shop, at.shop.replace(HOST, 'localhost'), ...others])],
    vault: () => (options.vaultUrl ? new URL(options.vaultUrl).origin : at.vault),
  };
  const app = createApp(db, {
    now,
    shop,
    secret,
    places,
    distDir: options.distDir ?? DIST,
    origins: options.origins ?? [],
    servesLocalPages: options.servesLocalPages,
    publicUrl: options.publicUrl,
    isProxied: options.isProxied,
    isPartitioned: options.isPartitioned,
    isPublic: options.isPublic,
    isStopping: () => at.isStopping,
    logRequest: options.logsRequests ? options.log : undefined,
    mailAllowance: options.mailAllowance,
    visitorAllowance: options.visitorAllowance,
    demo: options.demo ?? true,
  });
  return { app, vault: createVault(db, { now, secret, places, vaultUrl: options.vaultUrl }), at, db, close };
}

interface Listener {
  readonly origin: string;
  close(): Promise<void>;
}

/** Keep-alive timeout in ms. It exceeds that of proxies and clients, which could otherwise reuse a connection that is being closed. */
const IDLE = 65_000;

/** Time in ms within which a request has to be there with its body, so that slow clients do not hold connections for minutes. */
const ARRIVES = 30_000;

type Listening = Pick<ServerOptions, 'host' | 'keepAlive' | 'drain'>;

async function listen(
  fetch: (request: Request) => Response | Promise<Response>,
  port: number,
  { host = HOST, keepAlive = IDLE, drain }: Listening,
): Promise<Listener> {
  const server = createAdaptorServer({
    fetch,
    serverOptions: { keepAliveTimeout: keepAlive, requestTimeout: ARRIVES },
  });
  await new Promise<void>((ready, failed) => {
    server.once('error', failed);
    server.listen(port, host, ready);
  });
  return { origin: `http://${HOST}:${(server.address() as AddressInfo).port}`, close: () => shutDown(server, drain) };
}

/** Returns the next port, or any where the first is any. */
const nextPort = (port: number): number => (port === 0 ? 0 : port + 1);

/**
 * Starts the demo site with the reference backend, and the vault on a port of its own.
 * @throws FolderInUse where another server uses the data folder; the socket's error where a port is taken
 */
export async function startServer(options: ServerOptions) {
  const { app, vault, at, db, close } = await openApp(options);
  const endPruning = pruneHourly(db, options.now ?? Date.now);
  const { port = 0, vaultPort = nextPort(port) } = options;
  const listeners: Listener[] = [];
  const stop = (): Promise<void> => {
    at.isStopping = true;
    endPruning();
    return Promise.all(listeners.map((one) => one.close())).then(close, close);
  };
  try {
    for (const [part, where] of [
      [app, port],
      [vault, vaultPort],
    ] as const)
      listeners.push(await listen(part.fetch, where, options));
  } catch (error) {
    await stop();
    throw error;
  }
  const [shop, cards] = listeners.map(({ origin }) => origin);
  at.shop = shop ?? at.shop;
  at.vault = cards ?? at.vault;
  const mode = (options.demo ?? true) ? 'Demo mode: anybody may be any account, by ?as=' : 'Not in demo mode';
  options.log?.(mode);
  options.log?.(`Waybill demo: ${at.shop}/`);
  options.log?.(`Its vault for card numbers: ${at.vault}/`);
  if (options.servesLocalPages) for (const line of linesToTry(at.shop)) options.log?.(line);
  return { url: `${at.shop}/`, vaultUrl: `${at.vault}/`, close: stop };
}
