import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import axe from 'axe-core';
import { Hono } from 'hono';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { docsRoutes } from '../../demo/server/site/docs';
import { ROOT } from '../../tools/widgets.mjs';
import { writeSite } from '../../tools/docs/write';
import { eventually, overflowOf } from './acts';
import { expectClean, openPage, type PageOptions } from './kit';

const dist = join(ROOT, 'dist');
const folder = mkdtempSync(join(tmpdir(), 'waybill-docs-'));
let server: Server;
let url = '';

beforeAll(async () => {
  await writeSite({ out: folder, dist });
  const app = new Hono().route('/', docsRoutes({ distDir: dist }, folder));
  await new Promise<void>((resolve) => {
    server = serve({ fetch: app.fetch, port: 0 }, () => resolve()) as Server;
  });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/docs/`;
}, 240_000);
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

const openDoc = (path: string, options: Omit<PageOptions, 'path'> = {}): Promise<Page> =>
  openPage({ path: url + path, viewport: { width: 1440, height: 900 }, ...options });

/** The page of each kind. */
const KINDS = [
  'index.html',
  'guides/embedding.html',
  'guides/styling.html',
  'widgets/cart.html',
  'widgets/events.html',
  'api/cart.html',
  'decisions/0078-loader.html',
];

/** Runs axe on a page, and on nothing in its frames: widgets have tests of their own. @returns the rule and place of each violation */
async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe: inPage } = globalThis as unknown as { axe: typeof axe };
    const { violations } = await inPage.run(document, { iframes: false });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  });
}

describe('a page of the docs', () => {
  it.each(KINDS.flatMap((path) => (['light', 'dark'] as const).map((colorScheme) => ({ path, colorScheme }))))(
    '$path has no fault of access in $colorScheme',
    async ({ path, colorScheme }) => {
      const page = await openDoc(path, { colorScheme, bypassCSP: true });
      expect(await violationsOf(page)).toEqual([]);
      expectClean(page);
    },
  );

  it.each(KINDS.flatMap((path) => [1440, 768, 360].map((width) => ({ path, width }))))(
    '$path fits into $width pixels',
    async ({ path, width }) => {
      const page = await openDoc(path, { viewport: { width, height: 800 } });
      expect(await overflowOf(page)).toBe(0);
    },
  );

  it('can be read, and its menu opened, without scripts', async () => {
    const page = await openDoc('guides/events.html', { hasScripts: false, viewport: { width: 360, height: 800 } });
    // By keys: a press of the mouse waits for frames that a Firefox without scripts does not tell.
    await page.getByRole('button', { name: 'Menu' }).press('Enter');
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Configuration' }).press('Enter');
    await eventually(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Configuration');
    expect(await page.getByRole('button', { name: 'Search' }).count()).toBe(0);
  });

  it('keeps a chosen color scheme on the next page', async () => {
    const page = await openDoc('guides/events.html');
    await page.getByLabel('Color scheme').selectOption('dark');
    await page.goto(`${url}guides/routes.html`);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
  });

  it('copies code', async () => {
    const page = await openDoc('guides/styling.html');
    await page.getByRole('button', { name: 'Copy' }).first().click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.press('ControlOrMeta+v');
    expect(await page.getByRole('combobox', { name: 'Search the docs' }).inputValue()).toContain(
      '--waybill-accent: #00664b;',
    );
  });
});

describe('the search of the docs', () => {
  it('opens, finds and leads to a heading by the keyboard alone', async () => {
    const page = await openDoc('widgets/cart.html');
    await page.keyboard.press('/');
    await page.getByRole('combobox', { name: 'Search the docs' }).fill('signing in again');
    const options = page.getByRole('listbox', { name: 'Search the docs' }).getByRole('option');
    await options.first().waitFor();
    expect(await options.first().getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Enter');
    await page.waitForURL(/guides\/routes\.html#signing-in-again$/);
    expectClean(page);
  });

  it('has no fault of access while it is open, says how much it found, and closes', async () => {
    const page = await openDoc('index.html', { bypassCSP: true });
    await page.keyboard.press('Control+k');
    const box = page.getByRole('combobox', { name: 'Search the docs' });
    await box.fill('waybill-cart');
    await page
      .getByRole('status')
      .filter({ hasText: /^\d+ results$/ })
      .waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await box.fill('zzzzzzzz');
    await page.getByRole('status').filter({ hasText: 'Nothing has these words.' }).waitFor();
    await page.keyboard.press('Escape');
    await box.waitFor({ state: 'hidden' });
  });
});

describe('a live example', () => {
  it('shows the widget on sample data, in another language, and says where a button leads', async () => {
    const page = await openDoc('widgets/pricing-table.html', { viewport: { width: 1440, height: 1200 } });
    const frame = page.frameLocator('iframe');
    await frame
      .getByRole('button', { name: /Try free/ })
      .first()
      .waitFor();
    await page.getByLabel('Language').selectOption('fr');
    await frame
      .getByRole('button', { name: /Essayer|essai/i })
      .first()
      .waitFor();
    expectClean(page);
  });

  it('changes its code with its attributes, for each place', async () => {
    const page = await openDoc('widgets/cart.html');
    await page.getByLabel('layout').selectOption('page');
    const panel = page.getByRole('tabpanel');
    await panel.getByText('layout="page"').waitFor();
    await page.getByRole('tab', { name: 'HTML' }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await panel.textContent()).toContain('<div data-waybill="cart" data-layout="page">');
    expect(await page.getByRole('link', { name: 'Open in the studio' }).getAttribute('href')).toContain(
      'a.layout=page',
    );
    expectClean(page);
  });
});
