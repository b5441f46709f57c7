import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { callsOf, cardOf, cartOf, emptyCartOf, eventually, pick, prevent, serverCart, settled } from '../acts';
import { expectClean, openPage } from '../kit';

const dialogOf = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const add = (page: Page, name: string): Promise<void> => page.getByRole('button', { name: `Add ${name}` }).click();
const remove = (page: Page, name: string): Promise<void> =>
  cartOf(page)
    .getByRole('button', { name: `Remove ${name}`, exact: true })
    .click();

const marketplace = async (as?: string) => {
  let calls: string[] = [];
  const page = await openPage({
    path: '/platform/marketplace',
    as,
    async before(fresh) {
      if (as) await emptyCartOf(fresh, as);
      calls = callsOf(fresh);
    },
  });
  await settled(page);
  return { page, posts: () => calls.filter((call) => call.startsWith('POST')) };
};

/** Opens the pricing page with a package in the cart, without leaving the page. */
const withPlan = async (plan: string) => {
  const page = await openPage({ path: '/pricing' });
  await settled(page);
  await prevent(page, 'navigate');
  await pick(page, plan);
  await eventually(() => cartOf(page).innerText()).toContain(plan);
  await settled(page);
  return page;
};

describe('a button of the page that adds a module', () => {
  it('asks before it adds dependencies; Cancel and Escape change nothing [CRT-01, CRT-10, CRT-11, CRT-12, CRT-28, CRT-29]', async () => {
    const { page, posts } = await marketplace();
    const dialog = dialogOf(page, 'Add Geofencing and 1 required module?');
    const button = page.getByRole('button', { name: 'Add Geofencing' });
    for (const refuse of [
      () => dialog.getByRole('button', { name: 'Cancel' }).click(),
      () => page.keyboard.press('Escape'),
    ]) {
      await button.click();
      await dialog.waitFor();
      expect(await dialog.innerText()).toContain('$39.00');
      await refuse();
      await dialog.waitFor({ state: 'detached' });
      expect(await cartOf(page).innerText()).toContain('Your shopping cart is empty.');
      // The focus is back on the button.
      expect(await button.evaluate((one) => document.activeElement === one)).toBe(true);
    }
    expect(posts()).toEqual([]);
    await add(page, 'Geofencing');
    await dialog.getByRole('button', { name: 'Add 2 modules' }).click();
    await eventually(() => cartOf(page).innerText()).toMatch(
      /My Custom Solution[^]*Address Book Manager[^]*Geofencing[^]*\$39\.00/,
    );
    expect(posts()).toEqual(['POST /cart/add']);
    expectClean(page);
  });

  it('is queued behind other presses, however fast they follow', async () => {
    const { page, posts } = await marketplace('trial');
    await page.evaluate(() => {
      for (const id of [151, 106]) {
        document.querySelector<HTMLElement>(`[data-waybill-action="cart.add:module/${id}"]`)?.click();
      }
    });
    await dialogOf(page, /^Add Curbside Pickup/)
      .getByRole('button', { name: 'Add 3 modules' })
      .click();
    await eventually(() => cartOf(page).innerText()).toContain('Curbside Pickup');
    // The second call is sent after the first has been answered.
    await eventually(() => Promise.resolve(posts().length)).toBe(2);
    await settled(page);
    expect(posts()).toEqual(['POST /cart/add', 'POST /cart/add']);
    expect((await serverCart(page)).modules.toSorted()).toEqual([101, 102, 106, 151]);
    expect(await cartOf(page).innerText()).toContain('Address Book Manager');
    expectClean(page);
  });
});

describe('the cart', () => {
  it('removes dependents with a module, and Undo restores all [CRT-03, CRT-14, CRT-34, CRT-35]', async () => {
    const { page } = await marketplace();
    await add(page, 'Geofencing');
    await dialogOf(page, /^Add/).getByRole('button', { name: 'Add 2 modules' }).click();
    await eventually(() => cartOf(page).innerText()).toContain('$39.00');
    await settled(page);
    const dialog = dialogOf(page, 'Remove Address Book Manager?');
    await remove(page, 'Address Book Manager');
    await dialog.getByRole('button', { name: 'Keep all 2' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await cartOf(page).innerText()).toContain('$39.00');
    await remove(page, 'Address Book Manager');
    await dialog.getByRole('button', { name: 'Remove 2 modules' }).click();
    await eventually(() => cartOf(page).innerText()).toContain('Your shopping cart is empty.');
    await cartOf(page).getByRole('button', { name: 'Undo' }).click();
    await eventually(() => cartOf(page).innerText()).toContain('$39.00');
    expectClean(page);
  });

  it('becomes My Custom Solution without the discount when a bundled module is removed [CRT-16, CRT-29, CRT-31, CRT-32]', async () => {
    const page = await withPlan('Route Planner');
    await cartOf(page).getByText('6 modules included').click();
    await remove(page, 'Route History');
    const dialog = dialogOf(page, 'Remove Route History?');
    await dialog.waitFor();
    expect(await dialog.innerText()).toContain('become My Custom Solution');
    await dialog.getByRole('button', { name: 'Remove 1 module' }).click();
    await eventually(() => cartOf(page).innerText()).toContain('My Custom Solution');
    const text = await cartOf(page).innerText();
    expect(text).not.toMatch(/Route History|discount/);
    expect(text).toContain('$167.00');
    expectClean(page);
  });

  it('is replaced by another package only after a question [CRT-15, CRT-26]', async () => {
    const page = await withPlan('Route Planner');
    await pick(page, 'Recurring Routes');
    const dialog = dialogOf(page, 'Replace Route Planner with Recurring Routes?');
    await dialog.getByRole('button', { name: 'Keep Route Planner' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await cartOf(page).innerText()).toContain('Route Planner');
    await pick(page, 'Recurring Routes');
    await dialog.getByRole('button', { name: 'Replace package' }).click();
    await eventually(() => cartOf(page).innerText()).toContain('$189.00');
    expect(await cartOf(page).innerText()).not.toContain('Route Planner');
    expectClean(page);
  });

  it('is cleared after a question, says that it is empty and what to do here, and Undo restores it [CRT-45]', async () => {
    const page = await withPlan('Route Planner');
    await cartOf(page).getByRole('button', { name: 'Clear cart' }).click();
    await dialogOf(page, 'Clear your cart?').getByRole('button', { name: 'Clear cart' }).click();
    await eventually(() => cartOf(page).innerText()).toContain('Your shopping cart is empty.');
    expect(await cartOf(page).innerText()).toContain('Choose a package to get started.');
    expect(await cartOf(page).getByRole('link').count()).toBe(0);
    expect(await page.locator('waybill-mini-cart').getByRole('button').first().innerText()).not.toMatch(/\d/);
    await cartOf(page).getByRole('button', { name: 'Undo' }).click();
    await eventually(() => cartOf(page).innerText()).toContain('$149.00');
    expectClean(page);
  });

  it('marks a sub-package and keeps its content [PRC-25]', async () => {
    const page = await withPlan('Route Optimization');
    const before = await page.evaluate(() => Reflect.get(window, 'waybill').cart.get());
    await cardOf(page, 'Route Optimization').getByRole('combobox').selectOption({ label: 'Trucks' });
    await eventually(() => cartOf(page).innerText()).toContain('Trucks');
    const after = await page.evaluate(() => Reflect.get(window, 'waybill').cart.get());
    expect(after.modules).toEqual(before.modules);
    expect(after.totalPrice).toBe(before.totalPrice);
    expectClean(page);
  });

  it('has the same lines in the layout of a page [CRT-47]', async () => {
    const page = await withPlan('Route Planner');
    await page.goto(new URL('/account/contact', page.url()).href);
    await page.evaluate(() => {
      const cart = document.createElement('waybill-cart');
      cart.setAttribute('layout', 'page');
      document.querySelector('main')?.append(cart);
    });
    await eventually(() => page.locator('waybill-cart .cart-page').innerText()).toMatch(/Route Planner[^]*\$149\.00/);
    expectClean(page);
  });

  it('of a member is stored on the server [CRT-65, CRT-36]', async () => {
    const { page } = await marketplace('trial');
    await add(page, 'Vehicle Profiles');
    await eventually(() => cartOf(page).innerText()).toContain('$12.00');
    await settled(page);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await eventually(() => cartOf(page).innerText()).toContain('Vehicle Profiles');
    expectClean(page);
  });
});

describe('the mini-cart', () => {
  it('opens by keyboard, leads to the cart, and restores the focus [CRT-44, CRT-47]', async () => {
    const page = await withPlan('Route Planner');
    const button = page.locator('waybill-mini-cart').getByRole('button').first();
    const panel = page.getByRole('dialog', { name: 'Your cart' });
    await button.focus();
    await page.keyboard.press('Enter');
    await panel.waitFor();
    // The browser shows the panel before React has rendered what is in it.
    await eventually(() => panel.innerText()).toMatch(/Route Planner[^]*\$149\.00/);
    await page.keyboard.press('Tab');
    const link = panel.getByRole('link', { name: 'View cart' });
    expect(await link.evaluate((one) => (one.getRootNode() as ShadowRoot).activeElement === one)).toBe(true);
    expect(await link.getAttribute('href')).toBe('/shopping-cart-review');
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    await eventually(() => button.evaluate((one) => (one.getRootNode() as ShadowRoot).activeElement === one)).toBe(
      true,
    );
    expectClean(page);
  });
});
