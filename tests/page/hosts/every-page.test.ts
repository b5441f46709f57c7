import axe from 'axe-core';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { baseUrl } from '../base';
import { cartOf, eventually, settled } from '../acts';
import { DEMO_PAGES } from '../../kit/demo-pages';
import { expectClean, openPage } from '../kit';

/** Navigates to another demo page. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(new URL(path, baseUrl()).href);
  await settled(page);
}

/** Runs axe. @returns the rule and place of each violation */
const faultsOf = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ['violations'] }),
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
};

/** Timeout in ms for many pages in a row, also on a slow machine. */
const LONG = 600_000;

describe('axe finds no violation', () => {
  it.each([
    { as: 'visitor', colorScheme: 'light', width: 1280 },
    { as: 'visitor', colorScheme: 'dark', width: 360 },
    { as: 'subscriber', colorScheme: 'dark', width: 1280 },
    { as: 'subscriber', colorScheme: 'light', width: 360 },
  ] as const)(
    'for a $as at $width px, $colorScheme',
    async ({ as, colorScheme, width }) => {
      const page = await openPage({ path: '/', as, colorScheme, viewport: { width, height: 900 }, bypassCSP: true });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const path of DEMO_PAGES) {
        await visit(page, path);
        expect({ path, faults: await faultsOf(page) }).toEqual({ path, faults: [] });
      }
      expectClean(page);
    },
    LONG,
  );

  it('in a filled cart and in an open dialog', async () => {
    const page = await openPage({ path: '/platform/marketplace' });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await settled(page);
    await page.getByRole('button', { name: 'Add Curbside Pickup' }).click();
    const dialog = page.getByRole('dialog', { name: /^Add Curbside Pickup/ });
    await dialog.waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Add 3 modules' }).click();
    await eventually(() => cartOf(page).innerText()).toContain('Curbside Pickup');
    await page.locator('waybill-mini-cart').getByRole('button').first().click();
    await page.getByRole('dialog', { name: 'Your cart' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    expectClean(page);
  });
});

describe('there are no errors', () => {
  it(
    'on any demo page for any demo account',
    async () => {
      const page = await openPage({ path: '/' });
      const { data } = await (await page.request.get(new URL('/demo/accounts', page.url()).href)).json();
      const accounts: readonly string[] = data.map(({ name }: { name: string }) => name);
      expect(accounts.length).toBeGreaterThan(15);
      for (const account of accounts) {
        await page.evaluate(() => localStorage.clear());
        for (const path of [`/pricing?as=${account}`, '/account/manage-features']) {
          // A call in flight during the next sign-in would be answered for another account.
          const cartRead = account === 'visitor' ? null : page.waitForResponse('**/cart/data*');
          await visit(page, path);
          await cartRead;
        }
        await page.waitForLoadState('networkidle');
      }
      for (const path of DEMO_PAGES) await visit(page, path);
      expectClean(page);
    },
    LONG,
  );
});
