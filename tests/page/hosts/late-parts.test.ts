import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { cartOf, eventually, hear, settled, type Heard } from '../acts';
import { openPage } from '../kit';

const PATH = '/platform/marketplace';

async function openWith(): Promise<{ page: Page; heard: Heard[] }> {
  let heard: Heard[] = [];
  const page = await openPage({ path: PATH, before: async (fresh) => void (heard = await hear(fresh)) });
  await settled(page);
  return { page, heard };
}

/** Makes a chunk fail to load, as offline or after a new release. */
const lose = (page: Page, file: string) => page.route(file, (route) => route.abort());
const press = (page: Page) => page.getByRole('button', { name: 'Add Vehicle Profiles' }).click();
const message = (page: Page) => page.getByRole('alert').filter({ hasText: 'We couldn’t load this.' });

/** The chunk with the cart's effects, one of those that are named index. */
const RULES = '**/chunks/index-*.js';

/**
 * Expects the add-on in the cart, at once or, where the browser keeps for the page's life that a module could not be fetched, after the
 * reload that the page then offers.
 */
async function expectAdded(page: Page): Promise<void> {
  const reload = page.getByRole('button', { name: 'Reload the page' });
  await eventually(
    async () => (await cartOf(page).innerText()).includes('Vehicle Profiles') || reload.isVisible(),
  ).toBe(true);
  if (await reload.isVisible()) {
    await page.evaluate(() => void Reflect.set(window, 'isSamePage', true));
    await reload.click();
    await page.waitForFunction(() => Reflect.get(window, 'isSamePage') === undefined);
    await settled(page);
    await press(page);
  }
  await eventually(() => cartOf(page).innerText()).toContain('Vehicle Profiles');
}

describe('a chunk that cannot be loaded', () => {
  it('shows a message, and the press is carried out after a retry, or by the next press after a reload', async () => {
    const { page, heard } = await openWith();
    await lose(page, RULES);
    await press(page);
    await message(page).waitFor();
    expect(heard.filter(({ name }) => name === 'error')).toMatchObject([{ detail: { code: 0, surface: 'runtime' } }]);
    await page.unroute(RULES);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectAdded(page);
    expect(await message(page).count()).toBe(0);
  });

  it('leads to a reload if a retry does not help, and the cart is kept', async () => {
    const { page } = await openWith();
    await press(page);
    await eventually(() => cartOf(page).innerText()).toContain('Vehicle Profiles');
    await settled(page);
    await page.evaluate(() => void Reflect.set(window, 'isSamePage', true));
    await lose(page, '**/elements/dialogs.js');
    await lose(page, '**/chunks/dialogs-*.js');
    await cartOf(page).getByRole('button', { name: 'Clear cart' }).click();
    await message(page).waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await page.waitForFunction(() => Reflect.get(window, 'isSamePage') === undefined);
    await eventually(() => cartOf(page).innerText()).toContain('Vehicle Profiles');
  });

  it('can be ignored, and the next press tries again', async () => {
    const { page } = await openWith();
    await lose(page, RULES);
    await press(page);
    await message(page).getByRole('button', { name: 'Close' }).click();
    expect(await message(page).count()).toBe(0);
    await page.unroute(RULES);
    await press(page);
    await expectAdded(page);
  });
});
