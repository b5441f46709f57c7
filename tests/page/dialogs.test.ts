import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { emptyCartOf, eventually, outdateAppsOf, pick, settled } from './acts';
import { baseUrl } from './base';
import { checkDialog, isBack } from './dialog-checks';
import { expectClean, openPage } from './kit';

/** High enough for the page to scroll, and narrow enough for the cart to be in a drawer. */
const WINDOW = { width: 1280, height: 700 };
const activation = new URL('/demo/activation', baseUrl()).href;

const dialogOf = (page: Page, name?: string | RegExp) => page.getByRole('dialog', name ? { name } : {});
const pressIn = (page: Page, name: string | RegExp) => dialogOf(page).getByRole('button', { name }).press('Enter');

/** Escapes from the open dialog and expects the focus on its opener, in the window. */
async function escapeTo(page: Page, opener: Parameters<typeof isBack>[0]): Promise<void> {
  await page.keyboard.press('Escape');
  await dialogOf(page).waitFor({ state: 'detached' });
  await eventually(() => isBack(opener)).toBe(true);
}

describe('each dialog has its controls in reach in low windows, locks the page, passes axe and returns the focus:', () => {
  it('of an upgrade', async () => {
    await using cleared = await signIn('subscriber');
    const { page } = cleared;
    const opener = page.locator('waybill-subscription').getByRole('button', { name: /^Upgrade/ });
    await opener.press('Enter');
    await checkDialog(page, dialogOf(page, 'Which package would you like?'), 'packages');
    const names = await dialogOf(page)
      .getByRole('radio')
      .evaluateAll((all) => all.map((one) => one.closest('label')?.textContent ?? ''));
    expect(names[0]).toMatch(/^Business Optimization/);
    await dialogOf(page).getByRole('radio').first().check();
    await pressIn(page, 'Next: billing');
    await dialogOf(page, 'Upgrade to Business Optimization').waitFor();
    await checkDialog(page, dialogOf(page), 'cycles');
    await pressIn(page, 'Next: review');
    await checkDialog(page, dialogOf(page, 'Review your upgrade to Business Optimization'), 'upgrade review');
    await escapeTo(page, opener);
    expectClean(page);
  });

  it('of an add-on', async () => {
    await using cleared = await signIn('subscriber');
    const { page } = cleared;
    const opener = page.getByRole('button', { name: 'Activate Territory Routing' });
    await opener.press('Enter');
    await checkDialog(page, dialogOf(page, 'Activate Territory Routing?'), 'activation');
    await escapeTo(page, opener);
  });

  it('of a migration', async () => {
    const page = await openPage({
      path: '/account/billing/subscription',
      as: 'custom',
      viewport: WINDOW,
      bypassCSP: true,
      before: (fresh) => outdateAppsOf(fresh, 'custom'),
    });
    const opener = page.getByRole('button', { name: 'Move it to the marketplace' });
    await opener.press('Enter');
    await dialogOf(page).getByRole('row', { name: /Total/ }).waitFor();
    await checkDialog(page, dialogOf(page), 'migration');
    await pressIn(page, 'Next: your devices');
    await checkDialog(page, dialogOf(page, '1 device needs an update'), 'devices');
    await escapeTo(page, opener);
    expectClean(page);
  });

  it('of an order', async () => {
    await emptyCartOf(await openPage({ path: '/' }), 'trial');
    const page = await openPage({ path: '/pricing', as: 'trial', viewport: WINDOW, bypassCSP: true });
    await settled(page);
    await pick(page, 'Route Planner');
    const review = dialogOf(page, 'Order Route Planner?');
    await eventually(() => review.innerText()).toContain('Due today');
    await checkDialog(page, review, 'review');
    await page.keyboard.press('Escape');
    await review.waitFor({ state: 'detached' });
  });
});

/** Opens the page of an account whose add-ons are switched at once, and empties its cart. */
async function signIn(as: string) {
  const page = await openPage({ path: '/account/manage-features', as, viewport: WINDOW, bypassCSP: true });
  await page.request.delete(activation);
  return { page, [Symbol.asyncDispose]: async () => void (await page.request.delete(activation)) };
}
