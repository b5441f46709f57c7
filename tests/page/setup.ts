import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { startServer } from '../../demo/server/server';
import { CHROMIUM_ARGS, ensureChromium } from '../../tools/chromium.mjs';
import { ensureBuilt, ensureHosts } from '../../tools/fresh.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URLs of the demo sites, one for each worker; see `baseUrl`. */
    baseUrls: readonly string[];
    /** The WebSocket endpoint of the shared browser. */
    wsEndpoint: string;
  }
}

/** Origins of other sites whose pages may write; `hosts/site.ts` opens one. */
const ORIGINS = ['https://www.example.com'];

const startShop = () =>
  startServer({
    memory: true,
    port: 0,
    demo: true,
    mailAllowance: 1_000_000,
    origins: ORIGINS,
    servesLocalPages: true,
  });

/** Builds if needed, then starts a server for each worker and one browser for all page tests. */
export default async function setup({ config, provide }: TestProject): Promise<() => Promise<void>> {
  ensureBuilt();
  ensureHosts();
  const servers = await Promise.all(Array.from({ length: config.maxWorkers }, startShop));
  const browser = await chromium.launchServer({ executablePath: ensureChromium(), args: [...CHROMIUM_ARGS] });
  provide(
    'baseUrls',
    servers.map(({ url }) => url),
  );
  provide('wsEndpoint', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await Promise.all(servers.map((server) => server.close()));
  };
}
