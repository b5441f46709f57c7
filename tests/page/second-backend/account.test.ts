import { describe, expect, it } from 'vitest';
import { errorsOf, eventually, openShop, seen, settled, textIn } from './kit';

const SUBSCRIPTION = 'waybill-subscription';
const INVOICES = 'waybill-invoice-list';
const BILLING = 'waybill-billing-form';
const BANNER = 'waybill-payment-banner';
const CART = 'waybill-cart';

const tag = (name: string): string => `<${name}></${name}>`;

describe('the widgets of an account on a second backend', () => {
  it('ask a visitor to sign in', async () => {
    const { page } = await openShop({ widgets: tag(SUBSCRIPTION) + tag(INVOICES) + tag(BILLING) });
    for (const name of [SUBSCRIPTION, INVOICES, BILLING]) await seen(page, name).toMatch(/sign in/i);
  });

  it('say nothing of payments where all is well', async () => {
    const shop = await openShop({ widgets: tag(BANNER), as: 'subscriber' });
    await settled(shop.page);
    await eventually(() => shop.backend.asked.some(({ path }) => path.startsWith('/account/subscription/info'))).toBe(
      true,
    );
    expect((await textIn(shop.page, BANNER)).trim()).toBe('');
    expect(errorsOf(shop)).toEqual([]);
  });
});

describe('a member is known', () => {
  it.each([['is_subscribed']] as const)('of a reseller, and shown no total: %s', async (sessionNames) => {
    const { page } = await openShop({
      widgets: tag(CART),
      as: 'indirect',
      turned: { sessionNames },
      cart: { packageId: 101 },
    });
    await seen(page, CART).toContain('Courier');
    expect(await textIn(page, CART)).not.toMatch(/\$\d/);
    expect(await page.getByRole('button', { name: /share/i }).count()).toBe(0);
  });
});

describe('what is not told is not taken for nothing', () => {
  it('a subscriber whose subscription is not found is not told to have none', async () => {
    const shop = await openShop({ widgets: tag(SUBSCRIPTION), as: 'subscriber', turned: { subscriptionInfo: '404' } });
    await settled(shop.page);
    await eventually(() => shop.backend.asked.some(({ path }) => path.startsWith('/account/subscription/info'))).toBe(
      true,
    );
    await seen(shop.page, SUBSCRIPTION).not.toBe('');
    expect(await textIn(shop.page, SUBSCRIPTION)).not.toContain('No subscription yet');
  });

  it.each([['list']] as const)('payment methods are all offered: %s', async (paymentMethods) => {
    const { page } = await openShop({ widgets: tag(BILLING), as: 'newcomer', turned: { paymentMethods } });
    await eventually(() => page.locator(BILLING).getByRole('radio').count()).toBe(4);
    expect(await textIn(page, BILLING)).not.toContain('No payment method');
  });

  it.each([['other']] as const)('invoices are read by their %s names', async (invoiceNames) => {
    const { page } = await openShop({ widgets: tag(INVOICES), as: 'subscriber', turned: { invoiceNames } });
    for (const text of ['B-1003', 'B-1002', 'B-1001', '$161.00']) await seen(page, INVOICES).toContain(text);
  });

  it('no invoices at all are said as such', async () => {
    const shop = await openShop({ widgets: tag(INVOICES), as: 'subscriber', turned: { empty: 'lists' } });
    await seen(shop.page, INVOICES).toContain('No invoices yet');
    expect(errorsOf(shop)).toEqual([]);
  });
});
