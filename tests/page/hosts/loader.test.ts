import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Request } from 'playwright';
import { describe, expect, it } from 'vitest';
import { filesOf } from '../../../src/loader/files';
import type { ChunkMap } from '../../../src/loader/map';
import { ROOT } from '../../../tools/widgets.mjs';
import { expectClean, openPage } from '../kit';

const pathOf = (request: Request): string => {
  const { pathname, search } = new URL(request.url());
  return pathname + search;
};

const readMap = async (): Promise<ChunkMap> =>
  JSON.parse(await readFile(join(ROOT, 'dist/chunks.json'), 'utf8')) as ChunkMap;

/** Tells whether prices are shown; runs in the page. */
const showsPrices = () => document.querySelector('waybill-pricing-table')?.shadowRoot?.textContent?.includes('$');

/** Opens the pricing page, waits for its prices, and records its requests. */
async function pricingWithRequests() {
  const requests: Request[] = [];
  const page = await openPage({
    path: '/pricing',
    before: async (fresh) => fresh.on('request', (request) => requests.push(request)),
  });
  await page.locator('waybill-pricing-table').getByRole('button').first().waitFor();
  await page.waitForFunction(() =>
    document.querySelector('waybill-pricing-table')?.shadowRoot?.textContent?.includes('$'),
  );
  await page.waitForLoadState('networkidle');
  return { page, requests };
}

describe('the loader on a page', () => {
  it('shows prices without console messages, failed requests or policy violations', async () => {
    const { page } = await pricingWithRequests();
    expectClean(page);
  });

  it('requests every file once, and every kind of data once', async () => {
    const { requests } = await pricingWithRequests();
    const paths = requests.map(pathOf).filter((path) => !path.startsWith('/assets/'));
    expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
  });

  it('requests chunks, texts and data before any chunk has arrived', async () => {
    const wanted = filesOf(await readMap(), 'pricing-table', 'en');
    const asked: string[] = [];
    let release: (() => void) | undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const page = await openPage({
      path: '/pricing',
      until: 'commit',
      before: (fresh) =>
        fresh.route(/\/dist\/(chunks|elements|index)/, async (route) => {
          asked.push(pathOf(route.request()).replace('/dist/', ''));
          await released;
          await route.continue();
        }),
    });
    await page.waitForRequest(/\/services\/bundles/);
    expect(asked).toEqual(expect.arrayContaining(wanted));
    release?.();
    await page.waitForFunction(showsPrices);
    expectClean(page);
  });

  it('takes the files that the head of the page has named, each once', async () => {
    const command = [join(ROOT, 'dist/cli/waybill.mjs'), 'preload', 'waybill-pricing-table', '--assets', '/dist/'];
    const lines = execFileSync(process.execPath, command, { encoding: 'utf8' });
    const asked: string[] = [];
    const page = await openPage({
      path: '/pricing?view=mounted',
      before: async (fresh) => {
        fresh.on('request', (request) => asked.push(pathOf(request)));
        await fresh.route(/view=mounted/, async (route) => {
          const reply = await route.fetch();
          await route.fulfill({ response: reply, body: (await reply.text()).replace('<head>', `<head>${lines}`) });
        });
      },
    });
    await page.waitForFunction(showsPrices);
    await page.waitForLoadState('networkidle');
    const files = asked.filter((path) => path.startsWith('/dist/'));
    const named = [...lines.matchAll(/href="([^"]+)"/g)].map(([, path]) => path);
    expect(files).toEqual(expect.arrayContaining(named));
    expect(files.filter((path, at) => files.indexOf(path) !== at)).toEqual([]);
    expectClean(page);
  });

  it('runs under the strictest policy, with a nonce and trusted types', async () => {
    const page = await openPage({ path: '/pricing?csp=strict' });
    await page.waitForFunction(showsPrices);
    expectClean(page);
  });

  it('keeps the token for the next page [API-38]', async () => {
    const { page } = await pricingWithRequests();
    const again: string[] = [];
    page.on('request', (request) => again.push(pathOf(request)));
    await page.reload();
    await page.waitForLoadState('networkidle');
    expect(again.filter((path) => path.startsWith('/services/'))).toEqual(['/services/bundles?ind=14']);
  });

  it('upgrades a placeholder, with its attributes and its fallback', async () => {
    const page = await openPage({ path: '/placeholders' });
    const table = page.locator('[data-waybill="pricing-table"] > waybill-pricing-table');
    await table.getByRole('button').first().waitFor();
    expect(await table.getAttribute('category')).toBe('dynamic-routing');
    expectClean(page);
  });

  it('does nothing twice if a page includes it twice', async () => {
    const { page, requests } = await pricingWithRequests();
    const before = requests.length;
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          const first = document.querySelector<HTMLScriptElement>('script[data-api]');
          const script = document.createElement('script');
          script.type = 'module';
          script.nonce = first?.nonce ?? '';
          script.src = `${first?.getAttribute('src')}?again`;
          script.addEventListener('load', resolve);
          document.head.append(script);
        }),
    );
    await page.waitForLoadState('networkidle');
    // Analytics are sent at any time, so they are left out.
    const more = requests.slice(before).map(pathOf);
    expect(more.filter((path) => path !== '/analytics/events')).toEqual([expect.stringContaining('?again')]);
    expectClean(page);
  });

  it('hands window.waybill over to the runtime', async () => {
    const { page } = await pricingWithRequests();
    const cart = await page.evaluate(async () => {
      await window.waybill.ready;
      return window.waybill.cart.get();
    });
    expect(cart).toMatchObject({ plan: null, modules: [], totalPrice: 0 });
  });
});
