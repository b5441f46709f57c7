import { describe, expect, it } from 'vitest';
import { callsOf, emptyCartOf, eventually, goRight, goWrong, settled } from './acts';
import { baseUrl } from './base';
import { focusedName, pressByTab, pressOn, tabTo } from './keyboard';
import { expectClean, openPage, underStrictPolicy } from './kit';
import { CARD_ENTRIES, dialogNamed, openToOrder, resetOrders } from './orders';

underStrictPolicy();

const urlOf = (path: string): string => new URL(path, baseUrl()).href;

describe('by keyboard alone', () => {
  it('a package is chosen, taken out, brought back, reviewed, ordered after a failure, and the receipt is read', async () => {
    const page = await openToOrder('/pricing', 'trial');
    await emptyCartOf(page, 'trial');
    await page.goto(urlOf('/pricing'));
    await settled(page);
    const calls = callsOf(page);

    // The press of the card opens the review; Escape leads back to the card.
    await pressByTab(page, /^(Choose|Try free.*) ?.*Route Planner$/);
    const review = dialogNamed(page, 'Order Route Planner?');
    await review.getByText('Due today').waitFor();
    await page.keyboard.press('Escape');
    await review.waitFor({ state: 'detached' });
    await eventually(() => focusedName(page)).toMatch(/cart|Route Planner/);

    await pressByTab(page, 'Remove Route Planner');
    await page.getByText('Your shopping cart is empty.').first().waitFor();
    await eventually(() => focusedName(page)).toMatch(/\S/);
    await pressByTab(page, 'Undo');
    await page.locator('waybill-cart').getByRole('button', { name: 'Remove Route Planner' }).waitFor();
    await eventually(() => focusedName(page)).toMatch(/\S/);
    await settled(page);

    await goWrong(page, { call: 'GET /manage/ui/account/subscription/upgrade/message', kind: 'offline' });
    await pressByTab(page, 'Continue to checkout');
    await review.getByText('couldn’t calculate').waitFor();
    await goRight(page);
    await pressByTab(page, 'Try again');
    await review.getByText('Due today').waitFor();
    await eventually(() => focusedName(page)).toMatch(/\S/);
    await pressOn(
      page,
      'Order now',
      page
        .getByRole('dialog')
        .getByText(/Order received|Successfully updated/)
        .first(),
    );

    await dialogNamed(page, 'Successfully updated').waitFor();
    await tabTo(page, /^(Stay here|Close)$/);
    await dialogNamed(page, 'Successfully updated').getByText('First charge on').waitFor();
    await pressByTab(page, /^Go to your/);
    await page.waitForURL((url) => url.pathname !== '/pricing');
    expect(calls.filter((call) => call.startsWith('POST') && call.includes('checkout'))).toHaveLength(1);
    await resetOrders(page);
  });

  it('an add-on is switched on, and the focus comes back to its switch', async () => {
    const page = await openToOrder('/account/manage-features', 'subscriber', { hasCard: false });
    await pressByTab(page, 'Activate Territory Routing');
    await dialogNamed(page, 'Activate Territory Routing?').getByText('Due today:').waitFor();
    await pressOn(page, /^Activate for \$/, dialogNamed(page, 'Territory Routing is active'));
    await pressByTab(page, 'Close');
    await eventually(() => focusedName(page)).toBe('Deactivate Territory Routing');
    await resetOrders(page);
    expectClean(page);
  });

  it('a subscription is upgraded: package, cycle, review and receipt, and the way back from each step', async () => {
    const page = await openToOrder('/account/manage-features', 'due', { hasCard: false });
    const calls = callsOf(page);
    await pressByTab(page, /^Upgrade/);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('heading', { name: 'Which package would you like?' }).waitFor();
    await dialog.getByRole('radio').first().waitFor();

    // Escape leaves without a change, and the focus returns to the button that opened the dialog.
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await eventually(() => focusedName(page)).toMatch(/^Upgrade/);
    await page.keyboard.press('Enter');
    await tabTo(page, /^Business Optimization/);
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    const chosen = await focusedName(page);
    expect(chosen).not.toMatch(/^Business Optimization/);

    const cycles = dialog.getByRole('radiogroup', { name: 'Billing cycle' });
    await pressOn(page, 'Next: billing', cycles);
    await pressByTab(page, 'Back');
    await eventually(() => dialog.getByRole('radio', { checked: true }).count()).toBe(1);
    await tabTo(page, chosen);
    await pressOn(page, 'Next: billing', cycles);
    await pressOn(page, 'Next: review', dialog.getByRole('button', { name: /^Upgrade/ }));
    await pressOn(page, /^Upgrade/, page.getByText(/Order received|Successfully updated/).first());

    await dialogNamed(page, 'Successfully updated').getByText('Next invoice on').waitFor();
    await tabTo(page, /^(Stay here|Close)$/);
    expect(calls.filter((call) => call.includes('/subscription/change'))).toHaveLength(1);
    await resetOrders(page);
    expectClean(page);
  });

  it('a card is saved after a missing entry: the focus goes to its field, and what was typed stays', async () => {
    const page = await openPage({ path: '/account/billing/subscription', as: 'lastdays' });
    const form = page.locator('waybill-billing-form');
    await form.getByLabel('Card number').waitFor();
    for (const [field, text] of CARD_ENTRIES) {
      await tabTo(page, field);
      await page.keyboard.type(text);
    }
    await pressByTab(page, 'Save billing details');
    await form.getByText('City is required.').first().waitFor();
    await eventually(() => focusedName(page)).toBe('City');
    await page.keyboard.type('Norfolk');
    expect(await form.getByLabel('Card number').inputValue()).toBe('5555 5555 5555 4444');
    await pressByTab(page, 'Save billing details');
    await form.getByText('Billing details saved').waitFor();
    await eventually(() => focusedName(page)).toMatch(/Billing details saved/);
    expectClean(page);
  });
});
