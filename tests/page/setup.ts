import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { startServer } from '../../demo/server/server';
import { CHROMIUM_ARGS, ensureChromium } from '../../tools/chromium.mjs';
import { ensureBuilt, ensureHosts } from '../../tools/fresh.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** The demo site with the reference backend; ends with a slash. */
    baseUrl: string;
    /** The one browser that draws all pages. */
    wsEndpoint: string;
  }
}

/** Builds where that is needed, then starts one server and one browser for all page tests. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  ensureBuilt();
  ensureHosts();
  const server = await startServer({ memory: true, port: 0, demo: true });
  const browser = await chromium.launchServer({ executablePath: ensureChromium(), args: [...CHROMIUM_ARGS] });
  provide('baseUrl', server.url);
  provide('wsEndpoint', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await server.close();
  };
}
