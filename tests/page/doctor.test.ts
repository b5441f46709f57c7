import axe from 'axe-core';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { eventually, settled } from './acts';
import { baseUrl } from './base';
import { expectClean, consoleLinesOf, mishapsOf, openPage, type PageOptions } from './kit';

const panelOf = (page: Page) => page.locator('[data-waybill-panel] .doctor');

/** A page that another site's editors have written, beside the demo. */
const BROKEN = (attributes: string) => `<!doctype html>
  <html lang="en" style="color-scheme: light dark">
    <head>
      <title>Prices</title>
      <meta name="viewport" content="width=device-width">
      <script type="module" src="/dist/waybill.js" ${attributes}></script>
    </head>
    <body style="font: 16px/1.5 system-ui; margin: 32px">
      <main>
        <h1>Prices</h1>
        <p>[waybill pricing-table]</p>
        <waybill-pricingtable><a href="/prices">Our prices as a PDF</a></waybill-pricingtable>
        <div style="width: 300px"><waybill-cart layout="colum"><p>Your cart opens here</p></waybill-cart></div>
        <div data-waybill="mini-cart" href="/cart">Cart</div>
        <button data-waybill-action="cart.ad:package/35">Buy</button>
      </main>
    </body>
  </html>`;

/** Lets the server answer with the broken page. @param attributes of its script tag */
const broken =
  (attributes: string, change = (html: string) => html) =>
  (page: Page) =>
    page.route('**/broken*', (route) => route.fulfill({ contentType: 'text/html', body: change(BROKEN(attributes)) }));

/** Opens the broken page with the doctor. @param attributes of its script tag */
const openBroken = (attributes: string, options: Partial<PageOptions> = {}): Promise<Page> =>
  openPage({ path: '/broken?waybill-doctor', before: broken(attributes), ...options });

const codesOf = (page: Page): Promise<string[]> => panelOf(page).locator('.finding-code').allTextContents();

describe('the page doctor', () => {
  it('finds nothing wrong with a page of the demo, and neither does the console', async () => {
    let lines: readonly string[] = [];
    const page = await openPage({
      path: '/pricing?waybill-doctor',
      before: async (fresh) => void (lines = consoleLinesOf(fresh)),
    });
    await settled(page);
    await eventually(() => panelOf(page).locator('.doctor-summary').textContent()).toMatch(/nothing wrong|note/);
    expect(await panelOf(page).locator('.tone-error, .tone-warning').count()).toBe(0);
    expect(lines).toEqual([]);
    expectClean(page);
  });

  it('is loaded by nobody who does not ask for it', async () => {
    const page = await openPage({ path: '/pricing' });
    await settled(page);
    const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(files.filter((name) => /doctor|examine/.test(name))).toEqual([]);
    expect(await page.locator('[data-waybill-panel]').count()).toBe(0);
  });

  it('names what an editor has got wrong, also on a page without a widget that is one', async () => {
    const page = await openBroken('data-api=""');
    await eventually(() => codesOf(page)).toEqual([
      'tag-unknown',
      'shortcode-printed',
      'placeholder-attribute',
      'value-unknown',
      'action-unknown',
    ]);
    const findings = await page.evaluate(async () => (await window.waybill.doctor()).map(({ severity }) => severity));
    expect(findings).toEqual(['error', 'error', 'warning', 'warning', 'warning']);
  });

  it('says what an API has to allow', async () => {
    const page = await openBroken('data-api="https://api.example.com"', {
      before: async (fresh) => {
        await broken('data-api="https://api.example.com"')(fresh);
        const headers = { 'Access-Control-Allow-Origin': 'https://another.example.com' };
        await fresh.route('https://api.example.com/**', (route) => route.fulfill({ json: {}, headers }));
      },
    });
    await eventually(() => codesOf(page)).toContain('api-cors');
    expect(await panelOf(page).locator('pre').allTextContents()).toContainEqual(
      expect.stringContaining(`Access-Control-Allow-Origin: ${new URL(baseUrl()).origin}`),
    );
  });

  it('says that an API cannot be reached', async () => {
    const page = await openBroken('data-api="http://127.0.0.1:9"');
    await eventually(() => codesOf(page)).toContain('api-unreachable');
    expect(mishapsOf(page).cspViolations).toEqual([]);
  });

  it('is worked by keyboard, and left by Escape', async () => {
    const page = await openBroken('data-api=""');
    await panelOf(page).waitFor();
    const focused = () =>
      page.evaluate(() => {
        const active = document.activeElement?.shadowRoot?.activeElement;
        return active?.getAttribute('aria-label') ?? active?.textContent;
      });
    expect(await focused()).toBe('Page doctor');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Close the page doctor');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Findings');
    await page.keyboard.press('Escape');
    expect(await page.locator('[data-waybill-panel]').count()).toBe(0);
  });

  it.each(['light', 'dark'] as const)('passes axe in %s, and fits a phone', async (colorScheme) => {
    const page = await openBroken('data-api=""', {
      colorScheme,
      viewport: { width: 360, height: 740 },
      bypassCSP: true,
    });
    await panelOf(page).waitFor();
    await page.evaluate(axe.source);
    const violations = await page.evaluate(async () => {
      const { violations: found } = await (globalThis as unknown as { axe: typeof axe }).axe.run(
        '[data-waybill-panel]',
      );
      return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    });
    expect(violations).toEqual([]);
    const box = await panelOf(page).boundingBox();
    expect([box?.x, box?.width]).toEqual([0, 360]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  it('comes as a bookmark to a page where the script never came', async () => {
    const before = broken('data-api=""', (html) => html.replace('type="module" src', 'type="text/plain" src'));
    const page = await openPage({ path: '/broken', before });
    await page.addScriptTag({ url: '/dist/doctor.js' });
    await eventually(() => codesOf(page)).toContain('script-held');
  });
});
