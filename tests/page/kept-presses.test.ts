import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { baseUrl } from './base';
import { cartOf, emptyCartOf, eventually, serverCart, settled } from './acts';
import { openPage, underStrictPolicy } from './kit';

underStrictPolicy();

const REVIEW = '/shopping-cart-review';
const FIELD = { name: 'Quantity of Additional drivers' };
const fieldOf = (page: Page) => cartOf(page).getByRole('spinbutton', FIELD);

/** Opens the cart page with one driver in the cart. */
async function withDriver(as?: string): Promise<Page> {
  const page = await openPage({
    path: REVIEW,
    as,
    before: async (fresh) => {
      if (as) await emptyCartOf(fresh, as);
    },
  });
  await settled(page);
  await page.evaluate(() => Reflect.get(window, 'waybill').cart.add('module/201'));
  await eventually(() => fieldOf(page).inputValue()).toBe('1');
  await settled(page);
  return page;
}

/** Presses the stepper five times and leaves the page after `moment` ms. */
const pressAndLeave = (page: Page, moment: number, to: string | null): Promise<unknown> =>
  page
    .evaluate(
      async ([wait, target]) => {
        const stepper = document
          .querySelector('waybill-cart')
          ?.shadowRoot?.querySelector('fieldset[aria-label*="drivers"] button:last-of-type');
        if (!(stepper instanceof HTMLElement)) throw new Error('There is no stepper');
        // Each press is painted before the next one, as with a person.
        for (let press = 0; press < 5; press += 1) {
          stepper.click();
          await new Promise<void>((drawn) => {
            requestAnimationFrame(() => setTimeout(drawn));
          });
        }
        if (wait > 0) await new Promise((rested) => setTimeout(rested, wait));
        if (target === null) location.reload();
        else if (target !== '') location.assign(target);
      },
      [moment, to] as const,
    )
    // The page is closed before the call can return.
    .catch(() => undefined);

/** Returns the stored quantity of drivers; for a member, that of the server. */
const drivers = async (page: Page): Promise<number | undefined> => {
  const { data } = await (await page.request.get(new URL('/cart/data', baseUrl()).href)).json();
  return data.modules.find(({ id }: { id: number }) => id === 201)?.quantity;
};

describe.each([
  ['a visitor', undefined],
  ['a member', 'member'],
])('five presses on a quantity by %s', (_, as) => {
  it.each([0, 150, 500])('survive a reload %i ms later [REV-54]', async (moment) => {
    const page = await withDriver(as);
    await pressAndLeave(page, moment, null);
    await page.waitForLoadState();
    await eventually(() => fieldOf(page).inputValue()).toBe('6');
    if (as) await eventually(() => drivers(page)).toBe(6);
  });

  it.each([0, 300])('survive a link away %i ms later [REV-54]', async (moment) => {
    const page = await withDriver(as);
    await pressAndLeave(page, moment, '/address-book');
    await page.waitForURL('**/address-book');
    await page.goto(new URL(REVIEW, baseUrl()).href);
    await eventually(() => fieldOf(page).inputValue()).toBe('6');
    if (as) await eventually(() => drivers(page)).toBe(6);
  });

  it.each([0, 300])('survive a tab that is closed %i ms later [REV-54]', async (moment) => {
    const page = await withDriver(as);
    await pressAndLeave(page, moment, '');
    const next = await page.context().newPage();
    await page.close({ runBeforeUnload: true });
    await next.goto(new URL(REVIEW, baseUrl()).href);
    await eventually(() => fieldOf(next).inputValue()).toBe('6');
    if (as) await eventually(() => drivers(next)).toBe(6);
    expect(next.url()).toContain(REVIEW);
  });
});

/**
 * Keeps the idempotency keys of all adds in the storage of the site. The page itself writes them, because Playwright may miss a request
 * that is sent while the page is left.
 */
const keepKeysOfAdds = (page: Page): Promise<unknown> =>
  page.context().addInitScript(() => {
    const send = window.fetch;
    window.fetch = (input, init) => {
      const key = new Headers(init?.headers).get('Idempotency-Key');
      if (String(input).endsWith('/cart/add')) localStorage.setItem(`added-under ${key}`, '');
      return send.call(window, input, init);
    };
  });

const keysOfAdds = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('added-under ')));

/** Opens the pricing page in two tabs. */
async function twoTabs(as?: string) {
  const page = await openPage({
    path: '/pricing',
    as,
    before: async (fresh) => {
      if (as) await emptyCartOf(fresh, as);
      await keepKeysOfAdds(fresh);
    },
  });
  const other = await page.context().newPage();
  await other.goto(page.url());
  for (const tab of [other, page]) await settled(tab);
  return { page, other };
}

/** Presses the button of a package's card and reloads the page in the same task. */
const pickAndReload = (page: Page, plan: string): Promise<unknown> =>
  page
    .evaluate((title) => {
      const cards = document.querySelector('waybill-pricing-table')?.shadowRoot?.querySelectorAll('article');
      const card = [...(cards ?? [])].find((one) => one.querySelector('h3')?.textContent?.trim() === title);
      const button = card?.querySelector('button:last-of-type');
      if (!(button instanceof HTMLElement)) throw new Error('There is no button');
      button.click();
      location.reload();
    }, plan)
    .catch(() => undefined);

const planIn = (tab: Page): Promise<number | undefined> =>
  tab.evaluate(() => Reflect.get(window, 'waybill').cart.get().plan?.id);

describe.each([
  ['a visitor', undefined],
  ['a member', 'trial'],
])('a package that %s picks', (_, as) => {
  it('is in the cart of both tabs after a reload in the same moment, and is added once [REV-54]', async () => {
    const { page, other } = await twoTabs(as);
    await pickAndReload(page, 'Route Planner');
    await page.waitForLoadState();
    await settled(page);
    for (const tab of [page, other]) await eventually(() => planIn(tab)).toBe(4);
    if (as) await eventually(async () => (await serverCart(page)).plan).toBe(4);
    await eventually(() => page.evaluate(() => sessionStorage.getItem('waybill.unsent_picks'))).toBeNull();
    await page.reload();
    await settled(page);
    expect(await planIn(page)).toBe(4);
    expect(await keysOfAdds(page)).toHaveLength(1);
    expect(new URL(page.url()).pathname).toBe('/pricing');
  });
});
