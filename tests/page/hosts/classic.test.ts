import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { eventually } from '../acts';
import { expectClean } from '../kit';
import { CLASSIC } from '../../kit/foreign-site';
import { expectWidgets, openSite } from './site';

const WIDGETS = `
  <waybill-config country="US"></waybill-config>
  <waybill-pricing-table></waybill-pricing-table>
  <waybill-cart layout="sidebar"></waybill-cart>
  <div data-waybill="mini-cart" data-href="/shopping-cart-review"></div>`;

/** Builds a page like that of a CMS without module scripts. */
const pageWith = (head: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Old</title><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`;

const scripts = async (page: Page): Promise<string[]> =>
  (await page.requests()).filter((request) => request.url().endsWith('.js')).map((request) => request.url());

/** Adds a package by its button and reads the page's cart. */
async function buy(page: Page): Promise<void> {
  await page.evaluate(() => document.addEventListener('waybill-navigate', (event) => event.preventDefault()));
  await page.getByRole('article').first().getByRole('button').first().click();
  await eventually(() => page.evaluate(() => window.waybill.cart.get().plan?.id)).toBeGreaterThan(0);
  await page.locator('waybill-cart').getByRole('heading').first().waitFor();
}

describe('the classic script', () => {
  it.each([
    ['in the head', pageWith(CLASSIC, WIDGETS)],
    ['at the end of the body', pageWith('', WIDGETS + CLASSIC)],
    ['deferred', pageWith(CLASSIC.replace('<script', '<script defer'), WIDGETS)],
    ['asynchronous', pageWith(CLASSIC.replace('<script', '<script async'), WIDGETS)],
    ['twice', pageWith(CLASSIC, WIDGETS + CLASSIC)],
  ])('sells a plan by itself, %s', async (_, html) => {
    const page = await openSite(html);
    await expectWidgets(page);
    await buy(page);
    expect(new Set(await scripts(page)).size).toBe(1);
    expectClean(page);
  });

  it('uses the language of its own tag if the page names none', async () => {
    const script = CLASSIC.replace('<script', '<script data-locale="es"');
    const page = await openSite(pageWith(script, WIDGETS).replace(' lang="en"', ''));
    await page.locator('waybill-cart').getByRole('heading', { name: 'Su carrito', exact: true }).waitFor();
    expectClean(page);
  });

  it('finds tags and placeholders that are added later', async () => {
    const page = await openSite(pageWith(CLASSIC, ''));
    await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), WIDGETS);
    await expectWidgets(page);
    expectClean(page);
  });

  it('can be configured by scripts right after it', async () => {
    const page = await openSite(
      pageWith(CLASSIC, `<script>waybill.configure({ currency: 'EUR' });</script>${WIDGETS}`),
    );
    await page.locator('waybill-pricing-table').getByText('€').first().waitFor();
    expectClean(page);
  });
});
