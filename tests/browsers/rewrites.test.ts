import { describe, expect, it } from 'vitest';
import { REWRITES } from '../page/hosts/rewrites';
import { API, CDN, SCRIPT, SITE } from '../page/hosts/site';
import { BROWSERS, inTime, untilCalm, useBrowser } from './kit';
import { textInPage } from './find';
import type { Shop } from './shop';

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Prices</title><link rel="icon" href="data:,">
${SCRIPT}</head><body>
<waybill-pricing-table><p>From $149 a month.</p></waybill-pricing-table>
<waybill-mini-cart><a href="/cart">Cart</a></waybill-mini-cart>
</body></html>`;

/** Rewrites after which the widgets have to come, without a line in the console; those of single files stay with Chromium. */
const CORE = REWRITES.filter(
  ({ outcome, says, answers = [] }) =>
    outcome === 'ready' && !says && answers.every(([address]) => typeof address === 'string'),
);

/** Puts the addresses of a running shop in place of those of the manual. */
const placed = (text: string, shop: Shop): string =>
  text.replaceAll(CDN, shop.cdn).replaceAll(API.slice(0, -1), shop.origin).replaceAll(SITE, shop.foreign);

describe.each(BROWSERS)('in %s', (name, start) => {
  const browser = useBrowser(name, start);

  it('widgets come on the page of another site, whatever an optimiser or a consent manager made of their script', async () => {
    const shop = browser.shop();
    const tab = await browser.open('/');
    expect(CORE.length).toBeGreaterThan(12);
    for (const { name: row, script = SCRIPT, page = String, answers = [] } of CORE) {
      const html = placed(
        page(PAGE).replace(SCRIPT, () => script),
        shop,
      );
      shop.place({
        html,
        answers: new Map(
          answers.map(([address, answer]) => {
            if (answer === 'blocked') throw new Error('What is blocked is not played here');
            const { body, status, contentType = 'text/html' } = answer;
            const headers = { 'Content-Type': contentType, 'Access-Control-Allow-Origin': '*' };
            return [new URL(placed(String(address), shop)).pathname, new Response(body, { status, headers })];
          }),
        ),
      });
      await tab.open(shop.foreign);
      await untilCalm(tab);
      await inTime(async () => [row, await tab.run(textInPage, 'waybill-pricing-table')]).toEqual([
        row,
        expect.stringContaining('Route Planner'),
      ]);
      expect([row, shop.takeTroubles()]).toEqual([row, []]);
    }
  });
});
