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
const message = (page: Page) => page.getByRole('alert').filter({ hasText: 'That could not be loaded.' });

/** The chunk with the cart's effects, the only one that is named index. */
const RULES = '**/chunks/index-*.js';

describe('a chunk that cannot be loaded', () => {
  it('shows a message, and the press is carried out after a retry', async () => {
    const { page, heard } = await openWith();
    await lose(page, RULES);
    await press(page);
    await message(page).waitFor();
    expect(heard.filter(({ name }) => name === 'error')).toMatchObject([{ detail: { code: 0, surface: 'runtime' } }]);
    await page.unroute(RULES);
    await page.getByRole('button', { name: 'Try again' }).click();
    await eventually(() => cartOf(page).innerText()).toContain('Vehicle Profiles');
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
    await eventually(() => cartOf(page).innerText()).toContain('Vehicle Profiles');
  });
});
