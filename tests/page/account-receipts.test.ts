import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { baseUrl } from './base';
import { callsOf, cartOf, emptyCartOf, eventually, pick, settled } from './acts';
import { pressByTab, pressOn, tabTo } from './keyboard';
import { expectClean, underStrictPolicy } from './kit';
import { CARD_ENTRIES, dialogNamed, openToOrder, resetOrders } from './orders';

underStrictPolicy();

const urlOf = (path: string): string => new URL(path, baseUrl()).href;
const PACKAGES = '/account/manage-features#packages';
const isOrder = (call: string): boolean =>
  /^POST .*(checkout|\/subscription\/(change|create|upgrade-order))/.test(call);
const success = (page: Page) => dialogNamed(page, 'Successfully updated');

/** Opens an account with an empty cart at its packages, picks one, and opens the review from the cart. */
async function review(as: string, plan: string): Promise<Page> {
  const page = await openToOrder(PACKAGES, as, { hasCard: false });
  await emptyCartOf(page, as);
  await page.goto(urlOf(PACKAGES));
  await settled(page);
  await pick(page, plan);
  await cartOf(page).getByRole('button', { name: 'Continue to checkout' }).click();
  return page;
}

describe('an order to its receipt, by who bills the account', () => {
  it('a reseller’s member enables a package, sees no sums, and stays to read what is active [CHK-12, PRC-32]', async () => {
    const page = await review('indirect', 'Business Optimization');
    const calls = callsOf(page);
    const asked = dialogNamed(page, 'Change to Business Optimization?');
    await asked.getByText('Your reseller is billed for this. You pay nothing here.').waitFor();
    await pressOn(page, 'ENABLE', success(page));
    await tabTo(page, /^(Stay here|Close)$/);
    await success(page).getByText('Business Optimization is active').waitFor();
    await success(page).getByRole('button', { name: 'Close' }).waitFor();
    await success(page)
      .getByRole('button', { name: /^Go to your/ })
      .waitFor();
    expect(await success(page).innerText()).not.toContain('$');
    expect(calls.filter(isOrder)).toHaveLength(1);
    await resetOrders(page);
    expectClean(page);
  });

  it('Shopify’s member is told who bills, can order nothing, and is led to Shopify', async () => {
    const page = await review('shopify', 'Business Optimization');
    const calls = callsOf(page);
    const asked = dialogNamed(page, 'Change to Business Optimization?');
    await asked.getByRole('alert').getByText('Shopify bills this subscription. You can change it there.').waitFor();
    expect(await asked.innerText()).not.toContain('until you confirm');
    await asked.getByRole('button', { name: 'Close' }).last().waitFor();
    expect(await asked.getByRole('button', { name: /^(Order|Change|ENABLE)/ }).count()).toBe(0);
    await asked.getByRole('link', { name: 'Billing details' }).click();
    await page.waitForURL((url) => url.pathname === '/account/billing/subscription');
    await page.locator('waybill-subscription').getByRole('link', { name: 'Open Shopify billing' }).waitFor();
    expect(calls.filter(isOrder)).toEqual([]);
    await emptyCartOf(page, 'shopify');
    await resetOrders(page);
  });

  it('a member of an app store moves, is told what to cancel there, adds a card from the review, and orders [MIG-12]', async () => {
    const page = await openToOrder('/pricing', 'store', { hasCard: false });
    await page.request.post(urlOf('/demo/devices'), { data: { state: 'new' } });
    await page.reload();
    await settled(page);
    await pick(page, 'Route Planner');
    await dialogNamed(page, 'Move to the new plans?').waitFor();
    await pressOn(page, 'Continue', page.getByText('You also pay through an app store'));
    await pressOn(page, 'Next: your devices', page.getByRole('button', { name: 'I AGREE AND CONTINUE' }));
    await pressOn(page, 'I AGREE AND CONTINUE', page.getByText('Now cancel in the store'));
    await pressByTab(page, 'Continue with Route Planner');
    const onward = cartOf(page).getByRole('button', { name: 'Continue to checkout' });
    await onward.waitFor();
    await settled(page);
    const calls = callsOf(page);
    await onward.click();
    await pressOn(page, 'Add a payment method', dialogNamed(page, 'How would you like to pay?'));
    for (const [field, text] of CARD_ENTRIES) {
      await tabTo(page, field);
      await page.keyboard.type(text);
    }
    await tabTo(page, 'City', 'Shift+Tab');
    await page.keyboard.type('Norfolk');
    await pressOn(page, /^Save/, dialogNamed(page, 'Change to Route Planner?').getByText('4444'));
    expect(calls.filter(isOrder)).toEqual([]);
    await pressOn(page, /^Change for \$/, success(page));
    await tabTo(page, /^(Stay here|Close)$/);
    await success(page).getByText('Route Planner is active').waitFor();
    expect(calls.filter(isOrder)).toHaveLength(1);
    await emptyCartOf(page, 'store');
    await resetOrders(page);
    expectClean(page);
  });
});

describe('a monthly subscription', () => {
  it('is changed; its receipt says what is active, what was paid with which card and when the next invoice comes, and has the PDF [REV-26]', async () => {
    const page = await openToOrder('/pricing', 'member');
    await emptyCartOf(page, 'member');
    await page.goto(urlOf('/pricing'));
    await settled(page);
    await page.getByRole('radio', { name: 'Monthly' }).check({ force: true });
    await pick(page, 'Route Planner');
    await dialogNamed(page, 'Order Route Planner?').getByText('every month').waitFor();
    await pressOn(page, 'Order for $179.00', success(page));
    await success(page).getByText('Route Planner is active').waitFor();
    await pressByTab(page, /^Go to your/);
    await page.waitForURL((url) => url.pathname !== '/pricing');

    await page.goto(urlOf(PACKAGES));
    await settled(page);
    await pick(page, 'Business Optimization');
    await cartOf(page).getByRole('button', { name: 'Continue to checkout' }).click();
    const change = dialogNamed(page, 'Change to Business Optimization?').getByRole('button', {
      name: /^Change for \$/,
    });
    await change.waitFor();
    const paid = (await change.innerText()).replace('Change for ', '');
    await pressOn(page, /^Change for \$/, success(page));
    await tabTo(page, /^(Stay here|Close)$/);
    await success(page).getByText('Business Optimization is active').waitFor();
    const receipt = success(page);
    for (const text of ['Paid', '4444', paid, 'Next invoice on', '$419.00'])
      await eventually(() => receipt.innerText()).toContain(text);
    const download = page.waitForEvent('download');
    await tabTo(page, /PDF/, 'Shift+Tab');
    await page.keyboard.press('Enter');
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
    await pressByTab(page, 'Close');
    await eventually(() => page.getByRole('dialog').count()).toBe(0);
    await resetOrders(page);
    expectClean(page);
  });
});
