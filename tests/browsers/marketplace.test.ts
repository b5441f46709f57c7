import { describe, it } from 'vitest';
import { BROWSERS, clickOn, nameOfFocus, gone, inTime, look, says, seek, untilCalm, useBrowser, goTo } from './kit';

const MARKETPLACE = '/platform/marketplace';
const CART = 'waybill-cart';

describe.each(BROWSERS)('in %s', (name, start) => {
  const browser = useBrowser(name, start);

  it('a pick asks for what it needs; Escape gives the focus back; another tab follows, and a reload keeps it', async () => {
    const tab = await browser.open(MARKETPLACE);
    const add = { role: 'button', name: 'Add Curbside Pickup' } as const;
    await clickOn(tab, add);
    await seek(tab, { role: 'dialog', pattern: '^Add Curbside Pickup' });
    await tab.press('Escape');
    await gone(tab, { role: 'dialog' });
    await inTime(() => nameOfFocus(tab)).toMatch(/Curbside Pickup/);
    await clickOn(tab, add);
    await clickOn(tab, { role: 'button', name: 'Add 3 modules' });
    await says(tab, CART, /Curbside Pickup/);
    await untilCalm(tab);
    const other = await tab.another();
    await goTo(other, browser.shop(), MARKETPLACE);
    await says(other, CART, /Curbside Pickup/);
    await clickOn(other, { role: 'button', name: 'Add Vehicle Profiles' });
    await says(other, CART, /Vehicle Profiles/);
    await says(tab, CART, /Vehicle Profiles/);
    await goTo(tab, browser.shop(), MARKETPLACE);
    await says(tab, CART, /Vehicle Profiles/);
  });

  it('five presses on a quantity survive a reload right after them', async () => {
    const tab = await browser.open('/shopping-cart-review');
    await tab.run(() => void Reflect.get(window, 'waybill').cart.add('module/201'));
    await says(tab, CART, /Additional drivers/);
    await untilCalm(tab);
    const more = await seek(tab, { role: 'button', pattern: '^(Increase|More|One more|Add one).*', within: CART });
    for (let at = 0; at < 5; at += 1) await tab.clickAt(more.x, more.y);
    await inTime(async () => (await look(tab, { role: 'field', name: 'Quantity of Additional drivers' }))?.value).toBe(
      '6',
    );
    await goTo(tab, browser.shop(), '/shopping-cart-review');
    await inTime(async () => (await look(tab, { role: 'field', name: 'Quantity of Additional drivers' }))?.value).toBe(
      '6',
    );
  });

  it('what the server rendered is taken over', async () => {
    const tab = await browser.open('/pricing');
    await inTime(() =>
      tab.run(() => {
        const wrapper = document.querySelector('waybill-pricing-table')?.shadowRoot?.querySelector('[data-served]');
        return Object.keys(wrapper ?? {}).some((key) => key.startsWith('__reactContainer'));
      }),
    ).toBe(true);
    await clickOn(tab, { role: 'button', pattern: 'Route Planner', within: 'waybill-pricing-table' });
  });
});
