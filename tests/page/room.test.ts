import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../tools/widgets.mjs';
import { settled } from './acts';
import { expectClean, openPage } from './kit';

/** A page with each widget in a flex row, like a site's header or column. */
const PAGE = `
  <div style="display: flex"><waybill-mini-cart></waybill-mini-cart></div>
  <div style="display: flex"><div data-waybill="mini-cart"></div></div>
  <div style="width: 320px"><waybill-cart></waybill-cart></div>
  <div style="width: 320px"><div data-waybill="cart"></div></div>
  <div><waybill-pricing-table></waybill-pricing-table></div>
  <div><div data-waybill="pricing-table"></div></div>`;

it('waybill.css reserves the space of the widgets', async () => {
  const css = await readFile(join(ROOT, 'dist/waybill.css'), 'utf8');
  const body = `<!doctype html><html lang="en"><head><link rel="icon" href="data:,"><style>${css}</style></head><body>${PAGE}</body></html>`;
  const page = await openPage({
    path: '/room',
    before: (fresh) => fresh.route('**/room', (route) => route.fulfill({ contentType: 'text/html', body })),
  });
  const rows = () =>
    page.evaluate(() =>
      [...document.body.children].map((row) => {
        const { width, height } = row.firstElementChild?.getBoundingClientRect() ?? { width: 0, height: 0 };
        return [width, height].map(Math.round);
      }),
    );
  const before = await rows();
  await page.addScriptTag({ type: 'module', url: '/dist/waybill.js' });
  await page.evaluate(() => Reflect.get(window, 'waybill')?.configure({ api: '' }));
  await settled(page);
  const [mini, miniPlaceholder, cart, cartPlaceholder, table, tablePlaceholder] = await rows();
  expect(before.slice(0, 4)).toEqual([mini, miniPlaceholder, cart, cartPlaceholder]);
  // Content below is out of view from the start.
  expect([table, tablePlaceholder].every((now) => (now?.[1] ?? 0) >= 900)).toBe(true);
  expect(before.slice(4).map(([, height]) => height)).toEqual([900, 900]);
  expectClean(page);
});
