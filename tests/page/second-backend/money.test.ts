import { describe, expect, it } from 'vitest';
import { button, errorsOf, eventually, inDialog, openShop, seen, textIn } from './kit';

const CART = 'waybill-cart';

const ALL = `<${CART}></${CART}><waybill-quote-panel></waybill-quote-panel>`;

describe('quantities', () => {
  it.each([['given']] as const)('of a metered add-on are at least what the add-on asks for: %s', async (quantities) => {
    const shop = await openShop({
      widgets: `<${CART}></${CART}>`,
      as: 'newcomer',
      turned: { quantities },
      cart: { modules: { 8: 3 } },
    });
    await seen(shop.page, CART).toContain('Vehicle Gateway');
    await seen(shop.page, CART).toContain('$60.00');
    expect(await textIn(shop.page, CART)).not.toMatch(/\$0\.00|was updated/);
    expect(errorsOf(shop)).toEqual([]);
  });
});

describe('an order without a statement of the server', () => {
  it.each(['newcomer', 'subscriber'] as const)(
    'of the %s shows the documented total and promises no day',
    async (as) => {
      const shop = await openShop({
        widgets: `<${CART}></${CART}>`,
        as,
        turned: { upgradeMessage: 'alone', sold: 'monthly' },
        cart: { packageId: 105 },
      });
      const { page, backend } = shop;
      await seen(page, CART).toContain('$249.00');
      await page.locator(CART).getByRole('button', { name: 'Continue to checkout' }).click();
      const dialog = page.getByRole('dialog').last();
      await eventually(() => dialog.innerText()).toContain('$249.00');
      const text = await dialog.innerText();
      expect(text).not.toMatch(/due today|from december/i);
      expect(text).toContain('The invoice has the exact sum');
      await inDialog(page, /^Order now|^Change|^Confirm/).click();
      await eventually(() => backend.state.orders.map(({ total }) => total)).toEqual([249_00]);
      await eventually(() => page.url()).toContain('/account/manage-features');
    },
  );
});

describe('a total that the server and the lines agree on', () => {
  it('raises nothing', async () => {
    const shop = await openShop({ widgets: ALL, as: 'newcomer', cart: { packageId: 101, modules: { 8: 3 } } });
    await seen(shop.page, CART).toContain('$209.00');
    await seen(shop.page, 'waybill-quote-panel').toContain('$209.00');
    expect(errorsOf(shop)).toEqual([]);
    expect(await button(shop.page, 'Continue to checkout').isEnabled()).toBe(true);
  });
});
