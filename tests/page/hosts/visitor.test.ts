import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { callsOf, cardOf, cartOf, eventually, hold, pick, settled } from '../acts';
import { expectClean, openPage, underStrictPolicy } from '../kit';

underStrictPolicy();

const CAMPAIGN = 'utm_source=news&utm_medium=mail';

/** Returns the accessible name of the focused element, across shadow roots, and whether its focus ring is visible. */
const focused = (page: Page): Promise<{ readonly name: string; readonly isSeen: boolean }> =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    const label = element?.closest('label');
    const isSeen = [element, label].some((one) => {
      if (!one) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      const { width, height } = one.getBoundingClientRect();
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && width > 1 && height > 1;
    });
    const text = (label ?? element)?.textContent ?? '';
    return { name: (element?.getAttribute('aria-label') ?? text).replaceAll(/\s+/g, ' ').trim(), isSeen };
  });

/** Presses Tab until the element with that name has the focus. @returns all names on the way, its own included */
async function tabTo(page: Page, name: RegExp): Promise<string[]> {
  const way: string[] = [];
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const here = await focused(page);
    expect({ ...here, isSeen: here.isSeen }).toEqual({ name: here.name, isSeen: true });
    way.push(here.name);
    if (name.test(here.name)) return way;
  }
  throw new Error(`Tab never came to ${name}; it went ${way.join(' → ')}`);
}

describe('a visitor', () => {
  it('picks a package by mouse and finds it in the cart, then on the registration page, with the campaign [PRC-20, PRC-36, NAV-01, NAV-02, NAV-20, TRL-06, CRT-47, CRT-64, ACC-17]', async () => {
    let calls: string[] = [];
    let held = new AbortController();
    const page = await openPage({
      path: `/pricing?${CAMPAIGN}`,
      async before(fresh) {
        calls = callsOf(fresh);
        held = await hold(fresh, '/cart/add');
      },
    });
    await eventually(() => cardOf(page, 'Route Optimization').textContent()).toContain('$249');
    await settled(page);
    await pick(page, 'Route Optimization');
    // The optimistic update is shown before the server has answered.
    await eventually(() => cartOf(page).innerText()).toContain('Route Optimization');
    expect(await cartOf(page).innerText()).toContain('$249.00');
    await page.locator('waybill-mini-cart').getByRole('button', { name: '1 item in your cart' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/pricing');
    held.abort();
    await page.waitForURL('**/register?*');
    expect(new URL(page.url()).search).toBe(`?${CAMPAIGN}`);
    await eventually(() => cartOf(page).innerText()).toContain('$249.00');
    await page.locator('waybill-mini-cart').getByRole('button', { name: '1 item in your cart' }).waitFor();
    expect(calls.filter((call) => /\/cart\/add|\/register/.test(call))).toEqual([
      'POST /cart/add',
      `GET /register?${CAMPAIGN}`,
    ]);
    expectClean(page);
  });

  it('who presses fast sends one request for the package', async () => {
    let calls: string[] = [];
    const page = await openPage({
      path: '/pricing',
      before: async (fresh) => void (calls = callsOf(fresh)),
    });
    await settled(page);
    await cardOf(page, 'Route Planner').getByRole('button').first().dblclick();
    await page.waitForURL('**/register');
    await eventually(() => cartOf(page).innerText()).toContain('Route Planner');
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual(['POST /cart/add']);
    expectClean(page);
  });

  it('can do the same by keyboard, with a visible focus and in the order of the page [PRC-05, PRC-20, NAV-01]', async () => {
    const page = await openPage({ path: '/pricing' });
    await settled(page);
    const way = await tabTo(page, /^Last-Mile Delivery/);
    const order = [
      /^Skip to/,
      /^Milepost/,
      /^Pricing/,
      /^Your cart/,
      /^Annual/,
      /^Standard/,
      /^Dynamic Routing/,
      /Route Planner$/,
    ];
    const places = order.map((name) => way.findIndex((one) => name.test(one)));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    await page.keyboard.press('Space');
    await cardOf(page, 'Parcel Delivery').waitFor();
    await tabTo(page, /with Parcel Delivery$/);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/register');
    await eventually(() => cartOf(page).innerText()).toContain('Parcel Delivery');
    expectClean(page);
  });

  it('finds the cart again after a reload and in a new tab [STO-03]', async () => {
    const page = await openPage({ path: '/platform/marketplace' });
    await settled(page);
    await page.getByRole('button', { name: 'Add Vehicle Profiles' }).click();
    await eventually(() => cartOf(page).innerText()).toContain('Vehicle Profiles');
    await settled(page);
    await page.reload();
    await eventually(() => cartOf(page).innerText()).toContain('Vehicle Profiles');
    const other = await page.context().newPage();
    await other.goto(page.url());
    await eventually(() => cartOf(other).innerText()).toContain('Vehicle Profiles');
    expectClean(page);
  });

  it('can continue to registration from the cart too [NAV-03]', async () => {
    const page = await openPage({ path: `/platform/marketplace?${CAMPAIGN}` });
    await settled(page);
    await page.evaluate(() => window.waybill.cart.add('package/8'));
    await cartOf(page).getByRole('button', { name: 'Continue to registration' }).click();
    await page.waitForURL(`**/register?${CAMPAIGN}`);
    await eventually(() => cartOf(page).innerText()).toContain('Route Optimization');
    expectClean(page);
  });

  it('without a package is led from the test drive to the packages, and keeps the cart [TRL-02, TRL-03, TRL-04]', async () => {
    const page = await openPage({ path: '/platform/marketplace' });
    await settled(page);
    await page.getByRole('button', { name: 'Add Vehicle Profiles' }).click();
    await cartOf(page).getByRole('button', { name: 'Continue to registration' }).click();
    const prompt = page.getByRole('dialog', { name: 'Pick a package first' });
    await eventually(() => prompt.innerText()).toContain(
      'To start a free trial make sure to select a package from the Pricing page',
    );
    await prompt.getByRole('button', { name: 'Go to pricing' }).click();
    await page.waitForURL('**/platform/marketplace/pricing');
    await eventually(() => cartOf(page).innerText()).toContain('Vehicle Profiles');
    expectClean(page);
  });
});
