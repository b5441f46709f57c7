import { describe, expect, it } from 'vitest';
import { eventually, pick, prevent, settled } from './acts';
import { expectClean, keptOf, mishapsOf, openPage } from './kit';
import { dialogNamed } from './orders';

const PRICING = '/platform/marketplace/pricing';
const namesOf = (page: Parameters<typeof keptOf>[0]) => [...keptOf(page)].map((name) => name.split(' ')[1]);

// Every other test in Chromium that ends with expectClean() watches the same.
describe('what the widgets keep in the browser', () => {
  it('is listed, on the way of a visitor from the prices to the share form', async () => {
    const page = await openPage({ path: `${PRICING}?utm_source=mail` });
    await settled(page);
    await prevent(page, 'navigate');
    await pick(page, 'Route Planner');
    await settled(page);
    await page.evaluate(() => Reflect.get(window, 'waybill').quote.open());
    const form = dialogNamed(page, /./).first();
    await form.getByRole('textbox').first().pressSequentially('ada@example.com');
    await eventually(() => namesOf(page)).toEqual(
      expect.arrayContaining(['waybill.cart', 'waybill.temporary_cart', 'waybill.token', 'waybill.utms']),
    );
    await eventually(() => namesOf(page).some((name) => name?.startsWith('waybill.share_draft_'))).toBe(true);
    expectClean(page);
  });

  it('is listed, on the way of a member through the marketplace and the account', async () => {
    const page = await openPage({ path: '/platform/marketplace', as: 'subscriber' });
    await settled(page);
    await page.locator('waybill-marketplace-grid input[role=combobox]').pressSequentially('route');
    await eventually(() => namesOf(page)).toContain('waybill.suggestions');
    for (const path of ['/account/billing/subscription', '/account/invoices', '/account/manage-features']) {
      await page.goto(new URL(path, page.url()).href);
      await settled(page);
    }
    await eventually(() => namesOf(page)).toEqual(expect.arrayContaining(['waybill.member', 'waybill.cart']));
    expectClean(page);
  });

  it('would be found if it were not listed', async () => {
    const page = await openPage({ path: PRICING });
    await page.evaluate(() => {
      localStorage.setItem('waybill.secret', '1');
      sessionStorage.setItem('waybill.cart', '1');
      document.cookie = 'waybill_id=1';
      indexedDB.open('waybill');
    });
    await eventually(() => mishapsOf(page).unlisted).toEqual([
      'localStorage waybill.secret',
      'sessionStorage waybill.cart',
      'cookie waybill_id',
      'indexedDB waybill',
    ]);
  });
});
