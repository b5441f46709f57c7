import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { cardOf, cartOf, eventually, goBack, pick, settled } from '../acts';
import { APPLICATIONS, expectQuiet, faultsInWidgets, openApplication, openings } from './applications';

const schemeOf = (page: Page): Promise<string> =>
  cartOf(page).evaluate((root) => getComputedStyle(root).getPropertyValue('color-scheme'));

const countOf = (page: Page, selector: string): Promise<number> => page.locator(selector).count();

const cardTitles = (page: Page): Promise<readonly string[]> =>
  page.locator('waybill-pricing-table').getByRole('article').getByRole('heading').allInnerTexts();

const ownQuestion = (page: Page): Locator => page.getByRole('dialog', { name: 'Choose this package?' });
const replaceQuestion = (page: Page): Locator => page.getByRole('dialog', { name: /^Replace/ });
const miniCart = (page: Page): Locator => page.locator('waybill-mini-cart').getByRole('button').first();

/** Tells whether a button has the focus within its shadow root. */
const hasFocus = (button: Locator): Promise<boolean> =>
  button.evaluate((one) => (one.getRootNode() as ShadowRoot).activeElement === one);

async function expectReactive(page: Page): Promise<void> {
  const asPage = await schemeOf(page);
  await page.getByLabel('Theme').selectOption('dark');
  await eventually(() => schemeOf(page)).toBe('dark');
  await page.getByLabel('Theme').selectOption('');
  await eventually(() => schemeOf(page)).toBe(asPage);

  const heading = cartOf(page).getByRole('heading').first();
  const english = await heading.innerText();
  const language = page.locator('#app').getByLabel('Language');
  await language.selectOption('es');
  await eventually(() => heading.innerText()).not.toBe(english);
  await language.selectOption('');
  await eventually(() => heading.innerText()).toBe(english);

  const before = await cardTitles(page);
  await page.getByLabel('Category').selectOption('last-mile-delivery');
  await eventually(() => cardTitles(page)).not.toEqual(before);
  await page.getByLabel('Category').selectOption('dynamic-routing');
  await eventually(() => cardTitles(page)).toEqual(expect.arrayContaining([...before]));
}

/** Reorders a keyed list, and removes one of its elements for a while. */
async function expectMovable(page: Page): Promise<void> {
  const views = await page.evaluateHandle(() =>
    [...document.querySelectorAll('.host-panels > *')].map((widget) => widget.shadowRoot?.querySelector('.wb-root')),
  );
  await page.getByLabel('Cart first').check();
  const first = page.locator('.host-panels > *').first();
  await eventually(() => first.evaluate(({ localName }) => localName)).toBe('waybill-cart');
  const kept = await views.evaluate((before) => {
    const after = [...document.querySelectorAll('.host-panels > *')].toReversed();
    return after.map((widget, at) => widget.shadowRoot?.querySelector('.wb-root') === before[at]);
  });
  expect(kept).toEqual([true, true]);
  await page.getByLabel('Show the cart').uncheck();
  await eventually(() => countOf(page, 'waybill-cart')).toBe(0);
  await page.getByLabel('Show the cart').check();
  await eventually(() => cartOf(page).innerText()).toContain('Route Planner');
  expect(await page.getByRole('link', { name: 'Mail this quote' }).isVisible()).toBe(true);
}

describe.each(APPLICATIONS)('an application in %s', (name) => {
  const base = `/hosts/${name}`;

  it('hydrates rendered markup, sets properties from its state, and can prevent events of the widgets', async () => {
    const application = await openApplication(`${base}/plans`);
    const { page, calls, html } = application;
    expect(html).toMatch(/<waybill-pricing-table category="dynamic-routing"[^>]*>/);
    expect(html).toContain('Mail this quote');
    expect(calls.filter((call, at) => calls.indexOf(call) !== at)).toEqual([]);
    await expectReactive(page);

    await cardOf(page, 'Route Planner').getByRole('button').first().focus();
    await page.keyboard.press('Enter');
    await ownQuestion(page).getByRole('button', { name: 'Not now' }).click();
    await ownQuestion(page).waitFor({ state: 'detached' });
    expect(await page.locator('output').innerText()).toBe('The cart has not changed');
    await pick(page, 'Route Planner');
    await ownQuestion(page).getByRole('button', { name: 'Yes, choose it' }).click();
    await eventually(() => page.locator('output').innerText()).toBe('Items in the cart: 1');
    await expectMovable(page);
    expect(await faultsInWidgets(page)).toEqual([]);

    // The application prevents only the first event; the widget's next navigation goes through the application's router.
    await pick(page, 'Route Optimization');
    await replaceQuestion(page).getByRole('button', { name: 'Replace package' }).click();
    await eventually(() => new URL(page.url()).pathname).toBe(`${base}/register`);
    await eventually(() => page.locator('main h1').innerText()).toBe('Register');
    expect(openings(application)).toBe(1);
    expectQuiet(application);
  });

  it('uses client-side routing with one cart for all pages, at 360 px', async () => {
    const application = await openApplication(base, { viewport: { width: 360, height: 740 } });
    const { page } = application;
    await page.getByRole('button', { name: 'Start with Route Optimization' }).click();
    await eventually(() => miniCart(page).innerText()).toContain('1');
    await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Plans' }).click();
    await settled(page);
    await eventually(() => cartOf(page).innerText()).toContain('Route Optimization');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

    const button = cardOf(page, 'Route Planner').getByRole('button').first();
    await button.click();
    await ownQuestion(page).getByRole('button', { name: 'Yes, choose it' }).click();
    await replaceQuestion(page).waitFor();
    await page.keyboard.press('Escape');
    await replaceQuestion(page).waitFor({ state: 'detached' });
    await button.focus();
    await page.keyboard.press('Enter');
    await replaceQuestion(page).waitFor();
    await page.keyboard.press('Escape');
    await eventually(() => hasFocus(button)).toBe(true);

    await miniCart(page).click();
    await page.locator('waybill-mini-cart').getByRole('link', { name: 'View cart' }).click();
    await eventually(() => new URL(page.url()).pathname).toBe(`${base}/cart`);
    await settled(page);
    await eventually(() => cartOf(page).innerText()).toContain('Route Optimization');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await goBack(page);
    await settled(page);
    await cardOf(page, 'Route Planner').waitFor();

    expect(openings(application)).toBe(1);
    expect(await countOf(page, '#waybill-live')).toBe(1);
    expect(await countOf(page, 'waybill-dialogs')).toBe(1);
    expectQuiet(application);
  });
});
