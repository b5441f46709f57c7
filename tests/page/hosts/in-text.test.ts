import { describe, expect, it } from 'vitest';
import { cardOf, pick, settled } from '../acts';
import { expectClean, openPage } from '../kit';

const SIGN_UP = 'https://join.example.com/now';

const html = (attributes: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Prices</title>
    <link rel="icon" href="data:," />
    <script type="module" src="/dist/waybill.js" data-api="" ${attributes}></script>
  </head>
  <body>
    <p>[waybill pricing-table category=”dynamic-routing”]</p>
    <p><a href="/pricing#waybill:chat-button">Talk to us</a></p>
    <p>In an editor you write <code>[waybill faq]</code>.</p>
  </body>
</html>`;

/** Opens a page as an author has written it, whose script tag has these attributes. */
const openAuthored = (attributes: string) =>
  openPage({
    path: '/authored',
    before: async (page) => {
      await page.route('**/authored', (route) => route.fulfill({ contentType: 'text/html', body: html(attributes) }));
      await page.route(`${SIGN_UP}**`, (route) => route.fulfill({ contentType: 'text/html', body: 'Welcome' }));
    },
  });

describe('a page of an author who may write text only', () => {
  it('gets widgets by a shortcode and a link, and its buttons lead where the script tag says', async () => {
    const page = await openAuthored(`data-shortcodes data-links data-route-register="${SIGN_UP}"`);
    await settled(page);
    await cardOf(page, 'Route Planner').waitFor();
    await page.locator('waybill-chat-button').getByRole('link').first().waitFor();
    expect(await page.locator('p', { hasText: 'In an editor' }).innerText()).toBe(
      'In an editor you write [waybill faq].',
    );
    expectClean(page);
    await pick(page, 'Route Planner');
    await page.waitForURL((url) => url.origin === new URL(SIGN_UP).origin);
  });

  it('keeps its text and its link where the owner has not allowed them', async () => {
    const page = await openAuthored('');
    await page.getByRole('link', { name: 'Talk to us' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.locator('[data-waybill]').count()).toBe(0);
    expect(await page.getByText('[waybill pricing-table').count()).toBe(1);
    expectClean(page);
  });
});
