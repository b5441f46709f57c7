import { describe, expect, it } from 'vitest';
import type { Quirks } from '../../second-backend/quirks';
import { button, errorsOf, inDialog, openOnSecondBackend, seenIn, widgetsSettled, textIn } from './kit';
import { eventually } from '../acts';

const SUBSCRIPTION = 'waybill-subscription';
const INVOICES = 'waybill-invoice-list';
const BILLING = 'waybill-billing-form';
const BANNER = 'waybill-payment-banner';
const CART = 'waybill-cart';

const tag = (name: string): string => `<${name}></${name}>`;

type Row = readonly [string, Partial<Quirks>];

describe('the widgets of an account on a second backend', () => {
  it('show a subscriber’s package and add-ons', async () => {
    const shop = await openOnSecondBackend({ widgets: tag(SUBSCRIPTION), as: 'subscriber' });
    for (const text of ['Courier', '$149', 'Arrival Alerts', 'December 20']) {
      await seenIn(shop.page, SUBSCRIPTION).toContain(text);
    }
    expect(await textIn(shop.page, SUBSCRIPTION)).not.toMatch(/choose a package|sign in/i);
    expect(errorsOf(shop)).toEqual([]);
  });

  it('tell a member without a subscription that there is none yet', async () => {
    const shop = await openOnSecondBackend({ widgets: tag(SUBSCRIPTION), as: 'newcomer' });
    await seenIn(shop.page, SUBSCRIPTION).toContain('Choose a package');
    expect(await textIn(shop.page, SUBSCRIPTION)).not.toContain('Try again');
    expect(errorsOf(shop)).toEqual([]);
  });

  it('ask a visitor to sign in', async () => {
    const { page } = await openOnSecondBackend({ widgets: tag(SUBSCRIPTION) + tag(INVOICES) + tag(BILLING) });
    for (const name of [SUBSCRIPTION, INVOICES, BILLING]) await seenIn(page, name).toMatch(/sign in/i);
  });

  it('list the invoices, and save one under its file name', async () => {
    const { page } = await openOnSecondBackend({ widgets: tag(INVOICES), as: 'subscriber' });
    for (const text of ['B-1003', '$161.00', 'Nov 20, 2026', 'Paid', 'B-1001'])
      await seenIn(page, INVOICES).toContain(text);
    const saved = page.waitForEvent('download');
    await button(page, /PDF/).click();
    expect((await saved).suggestedFilename()).toMatch(/invoice-B-1003\.pdf$/);
  });

  it('show the stored card', async () => {
    const { page } = await openOnSecondBackend({ widgets: tag(BILLING), as: 'subscriber' });
    await seenIn(page, BILLING).toContain('1111');
    expect(await page.getByLabel('First name').inputValue()).toBe('Ana');
  });

  it('show no payment notice if nothing is due', async () => {
    const shop = await openOnSecondBackend({ widgets: tag(BANNER), as: 'subscriber' });
    await widgetsSettled(shop.page);
    await eventually(() => shop.backend.asked.some(({ path }) => path.startsWith('/account/subscription/info'))).toBe(
      true,
    );
    expect((await textIn(shop.page, BANNER)).trim()).toBe('');
    expect(errorsOf(shop)).toEqual([]);
  });

  it('deactivate an add-on', async () => {
    const { page, backend } = await openOnSecondBackend({ widgets: tag(SUBSCRIPTION), as: 'subscriber' });
    await button(page, /^Deactivate/).click();
    await inDialog(page, /^Deactivate/).click();
    await eventually(() => [...(backend.state.accounts.get('subscriber')?.moduleIds ?? [])]).toEqual([]);
  });
});

describe('the widgets of a member', () => {
  const ROWS: readonly Row[] = [
    ['with a session in data', { session: 'data' }],
    ['with a session in result', { session: 'result' }],
    ['with the older names of session flags', { sessionNames: 'subscribed' }],
    ['with numbers instead of text', { numbers: 'number' }],
    ['with replies without an envelope', { envelope: 'none' }],
    ['with replies in result', { envelope: 'result' }],
    ['with the status in HTTP only', { statusIn: 'http' }],
    ['with only simple headers allowed', { cors: 'simple' }],
    ['with times in dates', { dates: 'sql' }],
    ['with lists as arrays', { lists: 'array' }],
  ];

  it.each(ROWS)('show package, add-ons and invoices %s', async (_, turned) => {
    const shop = await openOnSecondBackend({ widgets: tag(SUBSCRIPTION) + tag(INVOICES), as: 'subscriber', turned });
    for (const text of ['Courier', '$149', 'Arrival Alerts', 'December 20']) {
      await seenIn(shop.page, SUBSCRIPTION).toContain(text);
    }
    for (const text of ['B-1003', '$161.00', 'Nov 20, 2026']) await seenIn(shop.page, INVOICES).toContain(text);
    expect(errorsOf(shop)).toEqual([]);
  });

  it.each([['is_subscribed'], ['subscribed']] as const)(
    'show no total to a reseller’s member, whose session is read from %s',
    async (sessionNames) => {
      const { page } = await openOnSecondBackend({
        widgets: tag(CART),
        as: 'indirect',
        turned: { sessionNames },
        cart: { packageId: 101 },
      });
      await seenIn(page, CART).toContain('Courier');
      expect(await textIn(page, CART)).not.toMatch(/\$\d/);
      expect(await page.getByRole('button', { name: /share/i }).count()).toBe(0);
    },
  );
});

describe('a reply that lacks something', () => {
  it('without a member id in the session is an error, and does not show the page of a visitor', async () => {
    const shop = await openOnSecondBackend({
      widgets: tag(SUBSCRIPTION),
      as: 'subscriber',
      turned: { session: 'without member_id' },
    });
    await seenIn(shop.page, SUBSCRIPTION).toContain('Try again');
    expect(await textIn(shop.page, SUBSCRIPTION)).not.toMatch(/sign in/i);
    await eventually(() => errorsOf(shop).length).toBeGreaterThan(0);
  });

  it('with 404 for a subscriber’s subscription does not claim that there is none', async () => {
    const shop = await openOnSecondBackend({
      widgets: tag(SUBSCRIPTION),
      as: 'subscriber',
      turned: { subscriptionInfo: '404' },
    });
    await widgetsSettled(shop.page);
    await eventually(() => shop.backend.asked.some(({ path }) => path.startsWith('/account/subscription/info'))).toBe(
      true,
    );
    await seenIn(shop.page, SUBSCRIPTION).not.toBe('');
    expect(await textIn(shop.page, SUBSCRIPTION)).not.toContain('No subscription yet');
  });

  it.each([['comma'], ['list'], ['names'], ['absent']] as const)(
    'with any notation of payment methods offers all of them: %s',
    async (paymentMethods) => {
      const { page } = await openOnSecondBackend({ widgets: tag(BILLING), as: 'newcomer', turned: { paymentMethods } });
      await eventually(() => page.locator(BILLING).getByRole('radio').count()).toBe(4);
      expect(await textIn(page, BILLING)).not.toContain('No payment method');
    },
  );

  it.each([['documented'], ['other']] as const)(
    'with the %s field names of invoices shows the invoices',
    async (invoiceNames) => {
      const { page } = await openOnSecondBackend({
        widgets: tag(INVOICES),
        as: 'subscriber',
        turned: { invoiceNames },
      });
      for (const text of ['B-1003', 'B-1002', 'B-1001', '$161.00']) await seenIn(page, INVOICES).toContain(text);
    },
  );

  it('with one unreadable invoice shows the others, and warns the console once', async () => {
    const shop = await openOnSecondBackend({
      widgets: tag(INVOICES),
      as: 'subscriber',
      turned: { unreadable: { list: 'invoices', which: 'one' } },
    });
    await seenIn(shop.page, INVOICES).toContain('B-1002');
    expect(await textIn(shop.page, INVOICES)).not.toContain('B-1003');
    expect(shop.said).toHaveLength(1);
  });

  it('with unreadable invoices only shows an error, not “no invoices yet”', async () => {
    const shop = await openOnSecondBackend({
      widgets: tag(INVOICES),
      as: 'subscriber',
      turned: { unreadable: { list: 'invoices', which: 'all' } },
    });
    await seenIn(shop.page, INVOICES).toContain('Try again');
    expect(await textIn(shop.page, INVOICES)).not.toContain('No invoices yet');
    await eventually(() => errorsOf(shop).length).toBeGreaterThan(0);
  });

  it('with an empty list of invoices says that there are none', async () => {
    const shop = await openOnSecondBackend({ widgets: tag(INVOICES), as: 'subscriber', turned: { empty: 'lists' } });
    await seenIn(shop.page, INVOICES).toContain('No invoices yet');
    expect(errorsOf(shop)).toEqual([]);
  });
});
