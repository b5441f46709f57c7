import { describe, expect, it } from 'vitest';
import {
  button,
  cardIn,
  errorsOf,
  inDialog,
  type Opened,
  openOnSecondBackend,
  seenIn,
  widgetsSettled,
  textIn,
} from './kit';
import { eventually } from '../acts';

const TABLE = 'waybill-pricing-table';
const DETAILS = 'waybill-module-details';
const GRID = 'waybill-marketplace-grid';
const CART = 'waybill-cart';

const ALL = `<${CART}></${CART}><waybill-quote-panel></waybill-quote-panel>`;
const DIFFERS = { surcharge: 21_00, sold: 'monthly' } as const;

/** Returns the totals, in cents, of the events that begin or complete an order. */
const ordered = ({ heard }: Opened) =>
  heard
    .filter(({ name }) => name === 'checkout-start' || name === 'checkout-complete')
    .map(({ detail }) => detail.total);

describe('a server total that differs from the sum of the lines', () => {
  it('is shown in the cart, and raises an error event', async () => {
    const shop = await openOnSecondBackend({ widgets: ALL, as: 'newcomer', turned: DIFFERS, cart: { packageId: 101 } });
    await seenIn(shop.page, CART).toContain('Courier');
    await seenIn(shop.page, CART).toContain('$170.00');
    await eventually(() => errorsOf(shop).length).toBeGreaterThan(0);
  });

  it('is shown in the quote panel', async () => {
    const shop = await openOnSecondBackend({
      widgets: ALL,
      as: 'newcomer',
      turned: DIFFERS,
      cart: { packageId: 101, modules: { 8: 3 } },
    });
    await seenIn(shop.page, 'waybill-quote-panel').toContain('$230.00');
  });

  it('is shown in the mini cart', async () => {
    const shop = await openOnSecondBackend({
      widgets: '<waybill-mini-cart></waybill-mini-cart>',
      as: 'newcomer',
      turned: DIFFERS,
      cart: { packageId: 101 },
    });
    await shop.page.locator('waybill-mini-cart').getByRole('button').first().click();
    await seenIn(shop.page, 'waybill-mini-cart').toContain('$170');
  });

  it('is the total that is confirmed and ordered, or nothing is ordered', async () => {
    const shop = await openOnSecondBackend({ widgets: ALL, as: 'newcomer', turned: DIFFERS, cart: { packageId: 101 } });
    const { page, backend } = shop;
    await seenIn(page, CART).toContain('Courier');
    const on = page.locator(CART).getByRole('button', { name: 'Continue to checkout' });
    const isOffered = (await on.count()) > 0 && (await on.isEnabled());
    if (isOffered) await on.click();
    const confirm = page.getByRole('dialog').getByRole('button', { name: 'Order now' });
    const refusal = () => errorsOf(shop).length;
    await eventually(async () => (await confirm.count()) + refusal()).toBeGreaterThan(0);
    if ((await confirm.count()) > 0) {
      expect(await page.getByRole('dialog').last().innerText()).toContain('$170.00');
      await confirm.click();
      await eventually(() => backend.state.orders.length + refusal()).toBeGreaterThan(0);
    }
    expect(ordered(shop).filter((total) => total !== 170_00)).toEqual([]);
    expect(backend.state.orders.filter(({ total }) => total !== 170_00)).toEqual([]);
  });
});

describe('an unreadable price', () => {
  const KINDS = ['words', 'null', 'absent'] as const;

  it.each(KINDS)('of a package (%s) is not shown, and the package is not for sale', async (as) => {
    const { page } = await openOnSecondBackend({
      widgets: `<${TABLE} panels="plan-list"></${TABLE}>`,
      turned: { sold: 'monthly', unreadablePrice: { id: 103, as } },
    });
    const card = page.getByRole('article', { name: 'Depot', exact: true });
    await eventually(() => card.count()).toBe(1);
    expect(await card.innerText()).not.toMatch(/\$\s?\d/);
    expect(await card.getByRole('button', { name: /^Choose/ }).count()).toBe(0);
    await seenIn(page, TABLE).toContain('$149');
  });

  it.each(KINDS)('of an add-on (%s) is not shown, and the add-on is not for sale', async (as) => {
    const { page } = await openOnSecondBackend({
      widgets: `<${GRID}></${GRID}>`,
      turned: { unreadablePrice: { id: 10, as } },
    });
    const card = cardIn(page, 'Fleet Analytics');
    await eventually(() => card.count()).toBe(1);
    expect(await card.innerText()).not.toMatch(/\$\s?\d|free/i);
    expect(await card.getByRole('button', { name: /^Add/ }).count()).toBe(0);
  });

  it('of an add-on is not shown as zero on its details page', async () => {
    const { page } = await openOnSecondBackend({
      widgets: `<${DETAILS} module="10"></${DETAILS}>`,
      turned: { unreadablePrice: { id: 10, as: 'words' } },
    });
    await seenIn(page, DETAILS).toContain('Fleet Analytics');
    await widgetsSettled(page);
    expect(await textIn(page, DETAILS)).not.toMatch(/\$0(\.00)?\b/);
  });

  it('of an item in the cart blocks the order', async () => {
    const shop = await openOnSecondBackend({
      widgets: `<${CART}></${CART}>`,
      as: 'newcomer',
      turned: { sold: 'monthly', unreadablePrice: { id: 10, as: 'null' } },
      cart: { packageId: 101, modules: { 10: 1 } },
    });
    await seenIn(shop.page, CART).toContain('Fleet Analytics');
    expect(await textIn(shop.page, CART)).not.toMatch(/\$0\.00/);
    expect(await textIn(shop.page, CART)).not.toContain('$149.00\nContinue');
  });

  it('is not one with a thousands separator', async () => {
    const { page } = await openOnSecondBackend({
      widgets: `<${CART}></${CART}>`,
      as: 'newcomer',
      turned: { amounts: 'thousands', sold: 'monthly' },
      cart: { packageId: 103, modules: { 10: 1 } },
    });
    for (const text of ['$1,199.00', '$1,080.00', '$2,279.00']) await seenIn(page, CART).toContain(text);
  });
});

describe('the quantity of a metered add-on', () => {
  it.each([['given'], ['absent when metered'], ['absent']] as const)(
    'is at least its minimum if quantities are %s',
    async (quantities) => {
      const shop = await openOnSecondBackend({
        widgets: `<${CART}></${CART}>`,
        as: 'newcomer',
        turned: { quantities },
        cart: { modules: { 8: 3 } },
      });
      await seenIn(shop.page, CART).toContain('Vehicle Gateway');
      await seenIn(shop.page, CART).toContain('$60.00');
      expect(await textIn(shop.page, CART)).not.toMatch(/\$0\.00|We updated/);
      expect(errorsOf(shop)).toEqual([]);
    },
  );
});

describe('an order without a statement from the server', () => {
  it.each(['newcomer', 'subscriber'] as const)(
    'of a %s shows the documented total and promises no date',
    async (as) => {
      const shop = await openOnSecondBackend({
        widgets: `<${CART}></${CART}>`,
        as,
        turned: { upgradeMessage: 'alone', sold: 'monthly' },
        cart: { packageId: 105 },
      });
      const { page, backend } = shop;
      await seenIn(page, CART).toContain('$249.00');
      await page.locator(CART).getByRole('button', { name: 'Continue to checkout' }).click();
      const dialog = page.getByRole('dialog').last();
      await eventually(() => dialog.innerText()).toContain('$249.00');
      const text = await dialog.innerText();
      expect(text).not.toMatch(/due today|from december/i);
      expect(text).toContain('Your invoice shows the exact amount');
      await inDialog(page, /^Order now|^Change|^Confirm/).click();
      await eventually(() => backend.state.orders.map(({ total }) => total)).toEqual([249_00]);
      await eventually(() => page.url()).toContain('/account/manage-features');
    },
  );
});

describe('a server total that equals the sum of the lines', () => {
  it('raises no error event', async () => {
    const shop = await openOnSecondBackend({
      widgets: ALL,
      as: 'newcomer',
      cart: { packageId: 101, modules: { 8: 3 } },
    });
    await seenIn(shop.page, CART).toContain('$209.00');
    await seenIn(shop.page, 'waybill-quote-panel').toContain('$209.00');
    expect(errorsOf(shop)).toEqual([]);
    expect(await button(shop.page, 'Continue to checkout').isEnabled()).toBe(true);
  });
});
