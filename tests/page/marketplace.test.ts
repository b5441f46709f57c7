import { expect, it } from 'vitest';
import { eventually } from './acts';
import { openPage } from './kit';

const PATH = '/platform/marketplace';
const WIDE = { width: 1280, height: 800 };

it('finds its place among thousands: set size and position are told, and back leads to where one was [MKT-01, MKT-06]', async () => {
  const { wireCatalogue } = await import('../../demo/server/catalogue/wire');
  const wire = wireCatalogue(2000);
  const page = await openPage({
    path: PATH,
    viewport: WIDE,
    before: (one) => one.route('**/services/products*', (route) => route.fulfill({ json: wire.products })),
  });
  const grid = page.locator('waybill-marketplace-grid');
  const items = grid.locator('[data-item][aria-posinset]');
  await items.first().waitFor();
  const positions = () => items.evaluateAll((all) => all.map((one) => Number(one.getAttribute('aria-posinset'))));
  const size = Number(await items.first().getAttribute('aria-setsize'));
  expect(size).toBeGreaterThan(1500);
  expect(await grid.evaluate((host) => host.shadowRoot?.querySelectorAll('*').length)).toBeLessThan(1000);

  await page.evaluate(() => scrollTo(0, 40_000));
  await eventually(async () => Math.min(...(await positions()))).toBeGreaterThan(200);
  const seen = await positions();
  expect(seen).toEqual(seen.map((_, at) => (seen[0] ?? 0) + at));

  // Another page of the marketplace, and back.
  await grid.getByRole('link', { name: /^Analytics/ }).evaluate((link: HTMLElement) => link.click());
  await eventually(() => new URL(page.url()).pathname).toBe(`${PATH}/analytics/gauge`);
  await page.goBack();
  await eventually(async () => Math.abs((await page.evaluate(() => scrollY)) - 40_000)).toBeLessThan(300);
  await eventually(async () => Math.min(...(await positions()))).toBeGreaterThan(200);
});
