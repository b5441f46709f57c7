import { describe, expect, it } from 'vitest';
import { BROWSERS, clickOn, inTime, look, says, seek, untilCalm, useBrowser } from './kit';

const MARKETPLACE = '/platform/marketplace';
const CART = 'waybill-cart';
const SHARE = 'waybill-share-quote';

describe.each(BROWSERS)('in %s', (name, start) => {
  const browser = useBrowser(name, start);

  it('a search by keyboard leads to an add-on, and back leads to the search', async () => {
    const tab = await browser.open(MARKETPLACE);
    const path = () => tab.run(() => location.pathname);
    const search = { role: 'field', name: 'Search the marketplace' } as const;
    await clickOn(tab, search);
    await tab.type('curb');
    await seek(tab, { role: 'option' });
    await tab.press('ArrowDown');
    await tab.press('Enter');
    await inTime(path).toMatch(/\/curb$/);
    await seek(tab, { role: 'heading', name: 'Curbside Pickup' });
    await tab.run(() => history.back());
    await inTime(path).toBe(MARKETPLACE);
    await seek(tab, search);
  });

  it('a quote is shared by mail, and its link shows it to somebody else', async () => {
    const tab = await browser.open(MARKETPLACE);
    await clickOn(tab, { role: 'button', name: 'Add Vehicle Profiles' });
    await says(tab, CART, /Vehicle Profiles/);
    await untilCalm(tab);
    await clickOn(tab, { role: 'button', name: 'Share this quote', within: CART });
    await inTime(async () => (await look(tab, { role: 'field', name: 'Email addresses' }))?.isFocused).toBe(true);
    await tab.type('ann@example.com ');
    await tab.press('Tab');
    await tab.type('Ada');
    await clickOn(tab, { role: 'button', pattern: '^Share with', within: SHARE });
    await says(tab, 'waybill-dialogs', /Quote successfully shared/);
    const cents = await tab.run(() => Reflect.get(window, 'waybill').cart.get().totalPrice as number);
    const link = await tab.run(async () => (await (await fetch('/demo/outbox')).json()).data[0].link as string);
    expect(cents).toBeGreaterThan(0);

    const other = await browser.open(link);
    await says(other, 'body', /Vehicle Profiles/);
    await says(other, 'body', new RegExp(`\\$${(cents / 100).toFixed(2)}`));
  });

  it('an upgrade is ordered with the mouse, and the account has its package', async () => {
    const tab = await browser.open('/account/manage-features', 'subscriber');
    await tab.run(async () => void (await fetch('/demo/activation', { method: 'DELETE' })));
    const plan = () =>
      tab.run(async () => {
        const { subscription } = await (await fetch('/account/session')).json();
        return subscription.plan_id as number;
      });
    const before = await plan();
    await clickOn(tab, { role: 'button', pattern: '^Upgrade', within: 'waybill-subscription' });
    await clickOn(tab, { role: 'choice', within: 'dialog' });
    await clickOn(tab, { role: 'button', name: 'Next: billing' });
    await clickOn(tab, { role: 'button', name: 'Next: review' });
    await seek(tab, { role: 'button', pattern: '^Upgrade for', within: 'dialog' });
    // The button takes no press for a moment, because it stands where the one before it was.
    await inTime(async () => {
      const order = await look(tab, { role: 'button', pattern: '^Upgrade for', within: 'dialog' });
      if (order) await tab.clickAt(order.x, order.y);
      return order;
    }).toBeNull();
    await inTime(plan).not.toBe(before);
  });
});
