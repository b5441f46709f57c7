import { describe, expect, it } from 'vitest';
import {
  callsOf,
  cardOf,
  cartOf,
  emptyCartOf,
  eventually,
  hear,
  pick,
  prevent,
  serverCart,
  settled,
  type Heard,
} from '../acts';
import { expectClean, openPage, underStrictPolicy } from '../kit';

underStrictPolicy();

const open = async (as: string, path = '/pricing') => {
  let calls: string[] = [];
  let heard: Heard[] = [];
  const page = await openPage({
    path,
    as,
    async before(fresh) {
      await emptyCartOf(fresh, as);
      calls = callsOf(fresh);
      heard = await hear(fresh);
    },
  });
  await settled(page);
  const posts = (): string[] => calls.filter((call) => call.startsWith('POST'));
  const said = (name: string): unknown[] => heard.filter((one) => one.name === name).map(({ detail }) => detail);
  return { page, posts, said };
};

describe('a member without a subscription', () => {
  it('stays on the page with a saved cart if the page prevents the checkout [PRC-21, CRT-65]', async () => {
    const { page, posts, said } = await open('member');
    await prevent(page, 'checkout-request');
    await pick(page, 'Route Planner');
    await eventually(() => said('checkout-request')).toEqual([
      { planId: 4, total: 14_900, oneTimeTotal: 0, currency: 'USD' },
    ]);
    await settled(page);
    expect(new URL(page.url()).pathname).toBe('/pricing');
    expect(posts()).toEqual(['POST /cart/add']);
    expect(await serverCart(page)).toMatchObject({ plan: 4, modules: expect.arrayContaining([101, 131]) });
    expect(said('navigate')).toEqual([]);
    expectClean(page);
  });

  it('sees what is due today, and finds the cart of the account on the subscription page [PRC-21, NAV-04, NAV-08]', async () => {
    const { page, posts } = await open('member');
    await pick(page, 'Route Planner');
    await page.getByRole('dialog', { name: 'Order Route Planner?' }).waitFor();
    expect(posts()).toEqual(['POST /cart/add']);
    await page.getByRole('link', { name: 'Billing details' }).click();
    await page.waitForURL('**/account/billing/subscription');
    // Without the browser's storage the cart can only come from the account.
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await eventually(() => cartOf(page).innerText()).toContain('Route Planner');
    expect(await cartOf(page).innerText()).toContain('$149.00');
    expectClean(page);
  });
});

describe('a subscriber', () => {
  it('is led to the packages of the account, with the picked package in the cart [PRC-22, NAV-05, REV-53]', async () => {
    const { page, posts } = await open('subscriber');
    expect(await cardOf(page, 'Route Optimization').innerText()).toContain('Current plan');
    await pick(page, 'Business Optimization');
    await page.waitForURL('**/account/manage-features#packages');
    expect(posts()).toEqual(['POST /cart/add']);
    await eventually(() => cartOf(page).innerText()).toContain('$349.00');
    await eventually(() => cartOf(page).innerText()).toContain('The package you picked is in your cart.');
    expectClean(page);
  });

  it('fills the cart there, and continues from the cart [NAV-04, PRC-28]', async () => {
    const { page, said } = await open('subscriber', '/account/manage-features');
    await pick(page, 'Business Optimization');
    await eventually(() => cartOf(page).innerText()).toContain('$349.00');
    await settled(page);
    expect(await serverCart(page)).toMatchObject({ plan: 12 });
    expect(said('checkout-request')).toEqual([]);
    await cartOf(page).getByRole('button', { name: 'Continue to checkout' }).click();
    const review = page.getByRole('dialog', { name: 'Change to Business Optimization?' });
    await eventually(() => review.innerText()).toMatch(/Credit for 18 unused days of Route Optimization[^]*Due today/);
    await review.getByRole('link', { name: 'Billing details' }).click();
    await page.waitForURL('**/account/billing/subscription');
    expect(said('checkout-request')).toEqual([{ planId: 12, total: 34_900, oneTimeTotal: 0, currency: 'USD' }]);
    expectClean(page);
  });
});

describe('a reseller’s member', () => {
  it.each(['indirect', 'affiliate'])(
    '%s sees ENABLE on cards, and a title instead of a total [PRC-30, PRC-32]',
    async (as) => {
      const { page } = await open(as, '/account/manage-features');
      const isServed = as === 'indirect';
      expect(
        await cardOf(page, 'Route Optimization')
          .getByRole('button', { name: /^ENABLE/ })
          .innerText(),
      ).toMatch(isServed ? /^ENABLED/ : /^ENABLE\b/);
      await prevent(page, 'checkout-request');
      await pick(page, 'Route Planner');
      const panel = cartOf(page).locator('.stub');
      await eventually(() => panel.innerText()).toContain('Route Planner');
      expect(await panel.innerText()).not.toMatch(/Total|\$/);
      await eventually(() => cardOf(page, 'Route Planner').getByRole('button').innerText()).toMatch(/^In your cart/);
      expectClean(page);
    },
  );
});

describe('an account with limits', () => {
  it('that has expired may buy its own package again [CRT-41, PRC-27]', async () => {
    const { page } = await open('expired', '/account/manage-features');
    await pick(page, 'Route Optimization');
    await eventually(() => cartOf(page).innerText()).toContain('$249.00');
    await settled(page);
    await cartOf(page).getByRole('button', { name: 'Continue to checkout' }).click();
    const review = page.getByRole('dialog', { name: 'Order Route Optimization?' });
    await eventually(() => review.innerText()).toContain('Due today');
    expect(await review.innerText()).not.toContain('Credit balance');
    await review.getByRole('link', { name: 'Billing details' }).click();
    await page.waitForURL('**/account/billing/subscription');
    expect(await serverCart(page)).toMatchObject({ plan: 8 });
    expectClean(page);
  });

  it('that is read-only can still fill a cart', async () => {
    const { page } = await open('readonly', '/account/manage-features');
    await pick(page, 'Business Optimization');
    await eventually(() => cartOf(page).innerText()).toContain('$349.00');
    expectClean(page);
  });

  it('with a legacy plan is asked first, and Cancel changes nothing [CRT-17, MIG-12, ACC-13]', async () => {
    const { page, posts } = await open('legacy', '/account/manage-features');
    const dialog = page.getByRole('dialog', { name: 'Move to the new plans?' });
    await pick(page, 'Route Planner');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(posts()).toEqual([]);
    expect(await cartOf(page).innerText()).toContain('Your shopping cart is empty.');
    await pick(page, 'Route Planner');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('dialog', { name: 'Move to My Custom Solution' }).waitFor();
    expect(posts()).toEqual([]);
    expectClean(page);
  });

  it('that may not manage the subscription is refused [ACC-09, ACC-10, ACC-11, ACC-16]', async () => {
    const { page, posts } = await open('organization');
    await pick(page, 'Business Optimization');
    await page.waitForURL('**/account/access-denied');
    expect(posts()).toEqual([]);
    expectClean(page);
  });
});
