import { expect, it } from 'vitest';
import { eventually, goBack } from './acts';
import { expectClean, openPage } from './kit';

const PATH = '/platform/marketplace';
const WIDE = { width: 1280, height: 800 };

it('the marketplace works by keyboard alone, with roles and names [MKT-06, MKT-07, MKT-10, MKT-12, MKT-13, MKT-18]', async () => {
  const page = await openPage({ path: PATH, viewport: WIDE });
  const grid = page.locator('waybill-marketplace-grid');
  const search = grid.getByRole('combobox', { name: 'Search the marketplace' });
  const list = grid.getByRole('listbox', { name: 'Suggestions' });
  const options = list.getByRole('option');
  const path = () => new URL(page.url()).pathname;
  await search.waitFor();

  // In the search, arrow keys move through suggestions while the field keeps the focus; Escape closes the list, then empties the field.
  await search.focus();
  await page.keyboard.type('geof');
  await eventually(() => options.count()).toBeGreaterThan(0);
  expect(await search.getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('ArrowDown');
  await eventually(() => list.getByRole('option', { selected: true }).count()).toBe(1);
  const active = (await search.getAttribute('aria-activedescendant')) ?? '';
  expect(await list.getByRole('option', { selected: true }).getAttribute('id')).toBe(active);
  expect(await search.evaluate((field) => field.matches(':focus'))).toBe(true);
  await page.keyboard.press('Escape');
  await eventually(() => search.getAttribute('aria-expanded')).toBe('false');
  expect(await search.inputValue()).toBe('geof');
  await page.keyboard.press('Escape');
  await eventually(() => search.inputValue()).toBe('');

  // A filter shows its count of items, and all filters are cleared at once.
  const usage = grid.getByRole('checkbox', { name: /^Usage-based/ });
  const promise = async () => Number(/\d+/.exec((await usage.locator('..').textContent()) ?? '')?.[0]);
  await eventually(promise).toBeGreaterThan(0);
  const promised = await promise();
  await usage.focus();
  await page.keyboard.press('Space');
  await eventually(() => grid.locator('[data-item]').count()).toBe(promised);
  await grid.getByRole('button', { name: 'Clear filters' }).focus();
  await page.keyboard.press('Enter');
  await eventually(() => grid.locator('[data-item]').count()).toBeGreaterThan(promised);
  await eventually(() => grid.getByRole('combobox', { name: 'Sort by' }).evaluate((one) => one.matches(':focus'))).toBe(
    true,
  );

  // Categories are in the address, with back and forward.
  await grid
    .getByRole('link', { name: /^Optimization/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await eventually(path).toBe(`${PATH}/optimization/bolt`);
  await grid.getByRole('radio', { name: 'List' }).focus();
  await page.keyboard.press('Space');
  await eventually(path).toBe(`${PATH}/optimization/bolt/list`);
  await eventually(() => grid.locator('[data-item]').count()).toBe(4);
  await goBack(page);
  await eventually(path).toBe(`${PATH}/optimization/bolt`);
  await page.goForward();
  await eventually(() => grid.locator('[data-item]').count()).toBe(4);
  await grid.getByRole('button', { name: /^Show \d+ more in Optimization$/ }).press('Enter');
  await eventually(() => grid.locator('[data-item]').count()).toBeGreaterThan(4);

  // The card names dependencies before the press, and a dialog asks after it.
  const card = grid
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Time Windows', exact: true }) });
  expect(await card.textContent()).toContain('Also adds Routing Manage, Route Optimization');
  expect(await card.textContent()).toContain('+ $128 for 2 required add-ons');
  await card.getByRole('button', { name: /^Add to cart/ }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await dialog.getByRole('button', { name: 'Add 3 modules' }).press('Enter');
  await card.getByRole('button', { name: /^Remove/ }).waitFor();

  // The item has its own page, which starts with its title, and leads back to the card.
  await card.getByRole('link', { name: 'Time Windows', exact: true }).press('Enter');
  const title = page.locator('waybill-module-details').getByRole('heading', { name: 'Time Windows', level: 2 });
  await title.waitFor();
  await eventually(() =>
    title.evaluate((heading) => {
      const { top, bottom } = heading.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    }),
  ).toBe(true);
  await eventually(() => page.title()).toBe('Time Windows · Milepost');
  expect(await grid.locator('[data-item]').count()).toBe(0);
  await goBack(page);
  const link = card.getByRole('link', { name: 'Time Windows', exact: true });
  await eventually(() => link.evaluate((one) => one.matches(':focus'))).toBe(true);
  await eventually(() => page.title()).toBe('Optimization · Milepost');

  // The search has a key, and its suggestions stay in view at 400 % zoom.
  await page.setViewportSize({ width: 320, height: 256 });
  await page.keyboard.press('/');
  expect(await search.evaluate((field) => field.matches(':focus'))).toBe(true);
  await page.keyboard.type('geof');
  await eventually(() => options.count()).toBeGreaterThan(0);
  const bottom = () => list.evaluate((box) => box.getBoundingClientRect().bottom - innerHeight);
  await eventually(bottom).toBeLessThanOrEqual(0);
  expectClean(page);
});

it('the marketplace with thousands of items exposes set size and position, and back restores the scroll [MKT-01, MKT-06]', async () => {
  const { wireCatalogue } = await import('../../demo/server/catalogue/wire');
  const wire = wireCatalogue(5000);
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
  // Rows below the window, rendered before its height was known, are removed after the first measurement.
  await eventually(() => grid.evaluate((host) => host.shadowRoot?.querySelectorAll('*').length)).toBeLessThan(1000);

  await page.evaluate(() => scrollTo(0, 40_000));
  await eventually(async () => Math.min(...(await positions()))).toBeGreaterThan(200);
  const seen = await positions();
  expect(seen).toEqual(seen.map((_, at) => (seen[0] ?? 0) + at));

  const far = grid.locator('[data-item] h3 a').last();
  const [href, key] = await far.evaluate((link) => [
    link.getAttribute('href') ?? '',
    link.closest('[data-item]')?.getAttribute('data-item'),
  ]);

  // Opens another page of the marketplace and goes back.
  await grid.getByRole('link', { name: /^Analytics/ }).evaluate((link: HTMLElement) => link.click());
  await eventually(() => new URL(page.url()).pathname).toBe(`${PATH}/analytics/gauge`);
  await goBack(page);
  await eventually(async () => Math.abs((await page.evaluate(() => scrollY)) - 40_000)).toBeLessThan(300);
  await eventually(async () => Math.min(...(await positions()))).toBeGreaterThan(200);

  // Opens an item by its link alone, without the list.
  await page.route(`**${href}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      body: (await answer.text()).replace(/<waybill-module-details[^]*?<\/waybill-module-details>/, ''),
    });
  });
  await page.goto(new URL(href, page.url()).href);
  await grid.locator(`[data-item="${key}"]`).waitFor();
  await eventually(() =>
    grid.locator(`[data-item="${key}"]`).evaluate((item) => {
      const { top, bottom } = item.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    }),
  ).toBe(true);
});
