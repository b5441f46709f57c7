import axe from 'axe-core';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { overflowOf } from './acts';
import { baseUrl } from './base';
import { expectClean, openPage, type PageOptions } from './kit';

const NAME = 'Pricing table';

const html = (api: string, file: string, language: string): string => `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <meta name="color-scheme" content="light dark" />
    <style>:root { background: Canvas; color: CanvasText }</style>
    <title>Prices</title>
    <link rel="icon" href="data:," />
    <script ${file.includes('classic') ? '' : 'type="module"'} src="/dist/${file}" data-api="${api}" data-editing></script>
  </head>
  <body>
    <h1>Prices</h1>
    <button type="button">Before</button>
    <waybill-pricing-table category="dynamic-routing"><a href="/pricing.pdf">Our prices</a></waybill-pricing-table>
    <waybill-faq><details><summary>Can I change my plan?</summary><p>Yes.</p></details></waybill-faq>
    <button type="button">After</button>
  </body>
</html>`;

interface Edited extends Partial<PageOptions> {
  readonly api?: string;
  readonly file?: string;
  readonly language?: string;
}

/** Opens a page as the editor of a CMS shows it. @returns the page, and what it has sent that is no read */
async function openEdited({ api = '', file = 'waybill.js', language = 'en', ...more }: Edited = {}) {
  const writes: string[] = [];
  const body = html(api, file, language);
  const before = async (page: Page): Promise<void> => {
    page.on('request', (request) => {
      if (request.method() !== 'GET') writes.push(`${request.method()} ${request.url()}`);
    });
    await page.route('**/edited', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
  };
  return { page: await openPage({ path: '/edited', before, ...more }), writes };
}

/** A package of the table. Nobody is read to what cannot be pressed, so it is not found by its role. */
const cardIn = (page: Page) => page.locator('waybill-pricing-table article', { hasText: 'Route Planner' }).first();
const label = (page: Page, text: string) => page.locator('waybill-pricing-table [data-editing]', { hasText: text });

describe('a page that an author edits', () => {
  it('names its widgets, and nothing on them can be pressed or focused', async () => {
    const { page, writes } = await openEdited();
    await cardIn(page).waitFor();
    await label(page, `${NAME} · Preview.`).waitFor();
    const address = page.url();
    const button = page.locator('waybill-pricing-table').locator('button:visible').last();
    // The press lands where the button is drawn, whatever lies above it.
    await button.click({ force: true });
    await page.locator('waybill-faq summary').click({ force: true });
    expect(await page.locator('waybill-faq details[open]').count()).toBe(0);
    await page.getByRole('button', { name: 'Before' }).focus();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('After');
    await page.waitForLoadState('networkidle');
    expect([page.url(), writes]).toEqual([address, []]);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('waybill')))).toEqual([]);
    expectClean(page);
  });

  it('has its presses reach the tag, so that the editor selects it', async () => {
    const { page } = await openEdited();
    const card = cardIn(page);
    await card.waitFor();
    const heard = page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener('click', ({ target }) => resolve((target as Element).localName), { once: true });
        }),
    );
    const box = await card.boundingBox();
    await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
    expect(await heard).toBe('waybill-pricing-table');
  });

  it.each(['waybill.js', 'waybill.classic.js'])(
    'shows sample data by %s where the API is down, and says so',
    async (file) => {
      const { page, writes } = await openEdited({ api: 'http://127.0.0.1:9', file });
      await label(page, 'Sample data: the shop doesn’t answer this site.').waitFor();
      await cardIn(page).waitFor();
      expect(writes).toEqual([]);
    },
  );

  it('shows sample data where a website stands at the address of the API', async () => {
    const { page, writes } = await openEdited({ api: `${baseUrl()}/dist` });
    await label(page, 'Sample data').waitFor();
    await cardIn(page).waitFor();
    expect(writes).toEqual([]);
  });

  it.each(['light', 'dark'] as const)('fits a phone, in a long language, and passes axe in %s', async (colorScheme) => {
    const { page } = await openEdited({
      language: 'ru',
      colorScheme,
      viewport: { width: 360, height: 740 },
      bypassCSP: true,
      api: 'http://127.0.0.1:9',
    });
    await label(page, 'Таблица цен · Демонстрационные данные').waitFor();
    expect(await overflowOf(page)).toBe(0);
    await page.evaluate(axe.source);
    const violations = await page.evaluate(async () => {
      const { violations: found } = await (globalThis as unknown as { axe: typeof axe }).axe.run();
      return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    });
    expect(violations.filter((line) => !/^(region|landmark)/.test(line))).toEqual([]);
  });
});
