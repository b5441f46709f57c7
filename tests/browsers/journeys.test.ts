import { describe, expect, it } from 'vitest';
import { DETAILS } from '../kit/billing';
import { BROWSERS, click, focused, gone, holds, look, says, seek, settle, tabTo, useBrowser, visit } from './kit';

const MARKETPLACE = '/platform/marketplace';
const CART = 'waybill-cart';

/** Runs in the page. Puts the signed-in account back and lets orders take effect at once; stores a card. */
async function prepareToOrder(details: Readonly<Record<string, string>>): Promise<number> {
  const post = (path: string, body: unknown): Promise<Response> =>
    fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
  await fetch('/demo/activation', { method: 'DELETE' });
  await post('/demo/activation', { pace: 'normal', takes: 0 });
  const { member_id: member } = await (await fetch('/account/session')).json();
  const card = { type: 1, cardno: '5555555555554444', cvv: '123', name_on_account: 'Marisol Ibarra', month: '8' };
  const year = String(new Date().getFullYear() + 1);
  const stored = await post('/account/billing/update', { member_id: member, ...details, ...card, year });
  return (await stored.json()).status;
}

describe.each(BROWSERS)('in $name', ({ start }) => {
  const browser = useBrowser(start);

  it('a pick asks for what it needs; Escape gives the focus back; another tab follows, and a reload keeps it', async () => {
    const tab = await browser.open(MARKETPLACE);
    const add = { role: 'button', name: 'Add Curbside Pickup' } as const;
    await click(tab, add);
    await seek(tab, { role: 'dialog', pattern: '^Add Curbside Pickup' });
    await tab.press('Escape');
    await gone(tab, { role: 'dialog' });
    await holds(() => focused(tab)).toMatch(/Curbside Pickup/);
    await click(tab, add);
    await click(tab, { role: 'button', name: 'Add 3 modules' });
    await says(tab, CART, /Curbside Pickup/);
    await settle(tab);
    const other = await tab.another();
    await visit(other, browser.shop(), MARKETPLACE);
    await says(other, CART, /Curbside Pickup/);
    await click(other, { role: 'button', name: 'Add Vehicle Profiles' });
    await says(other, CART, /Vehicle Profiles/);
    await says(tab, CART, /Vehicle Profiles/);
    await visit(tab, browser.shop(), MARKETPLACE);
    await says(tab, CART, /Vehicle Profiles/);
  });

  it('Tab stays within a dialog, and the dialog is operated by keyboard', async () => {
    const tab = await browser.open(MARKETPLACE);
    await tabTo(tab, /^Add Curbside Pickup$/);
    await tab.press('Enter');
    await seek(tab, { role: 'dialog', pattern: '^Add Curbside Pickup' });
    const passed = new Set<string>();
    for (let at = 0; at < 8; at += 1) {
      await tab.press('Tab');
      passed.add(await focused(tab));
    }
    // The browser’s own bar may take its turn, which leaves nothing focused in the page.
    passed.delete('');
    expect([...passed].toSorted()).toEqual(['Add 3 modules', 'Cancel', 'Close']);
    await tabTo(tab, /^Add 3 modules$/);
    await tab.press('Enter');
    await says(tab, CART, /Curbside Pickup/);
  });

  it('five presses on a quantity survive a reload right after them', async () => {
    const tab = await browser.open('/shopping-cart-review');
    await tab.run(() => void Reflect.get(window, 'waybill').cart.add('module/201'));
    await says(tab, CART, /Additional drivers/);
    await settle(tab);
    const more = await seek(tab, { role: 'button', pattern: '^(Increase|More|One more|Add one).*', within: CART });
    for (let at = 0; at < 5; at += 1) await tab.clickAt(more.x, more.y);
    await holds(async () => (await look(tab, { role: 'field', name: 'Quantity of Additional drivers' }))?.value).toBe(
      '6',
    );
    await visit(tab, browser.shop(), '/shopping-cart-review');
    await holds(async () => (await look(tab, { role: 'field', name: 'Quantity of Additional drivers' }))?.value).toBe(
      '6',
    );
  });

  it('a quote is sent, and its mail opens', async () => {
    const tab = await browser.open(MARKETPLACE);
    await click(tab, { role: 'button', name: 'Add Vehicle Profiles' });
    await says(tab, CART, /Vehicle Profiles/);
    await settle(tab);
    await click(tab, { role: 'button', name: 'Share this quote', within: CART });
    await seek(tab, { role: 'dialog', name: 'Share this quote' });
    await click(tab, { role: 'field', pattern: '^Email addresses', within: 'dialog' });
    await tab.type('ann@example.com ');
    await click(tab, { role: 'button', pattern: '^(Send|Share)', within: 'dialog' });
    await seek(tab, { role: 'dialog', pattern: 'sent|shared' });
    await tab.open(`${browser.shop().origin}/outbox`);
    await says(tab, 'body', /ann@example\.com/);
  });

  it('the marketplace is searched by keyboard', async () => {
    const tab = await browser.open(MARKETPLACE);
    const search = { role: 'field', name: 'Search the marketplace' } as const;
    await click(tab, search);
    await tab.type('geof');
    await seek(tab, { role: 'option' });
    await tab.press('ArrowDown');
    await tab.press('Escape');
    await gone(tab, { role: 'option' });
    expect((await look(tab, search))?.value).toBe('geof');
    await tab.press('Enter');
    await says(tab, 'waybill-marketplace-grid', /Geofenc/);
  });

  it('what the server rendered is taken over', async () => {
    const tab = await browser.open('/pricing');
    await holds(() =>
      tab.run(() => {
        const wrapper = document.querySelector('waybill-pricing-table')?.shadowRoot?.querySelector('[data-served]');
        return Object.keys(wrapper ?? {}).some((key) => key.startsWith('__reactContainer'));
      }),
    ).toBe(true);
    await click(tab, { role: 'button', pattern: 'Route Planner', within: 'waybill-pricing-table' });
  });

  it('an upgrade is chosen by keyboard up to its order', async () => {
    const tab = await browser.open('/account/manage-features', 'subscriber');
    await tabTo(tab, /^Upgrade/);
    await tab.press('Enter');
    await seek(tab, { role: 'heading', name: 'Which package would you like?' });
    await seek(tab, { role: 'choice', within: 'dialog' });
    await tabTo(tab, /^Next: billing$/);
    await tab.press('Enter');
    await seek(tab, { role: 'button', name: 'Next: review' });
    await tabTo(tab, /^Next: review$/);
    await tab.press('Enter');
    await seek(tab, { role: 'button', pattern: '^Upgrade', within: 'dialog' });
    await tab.press('Escape');
    await gone(tab, { role: 'dialog' });
    await holds(() => focused(tab)).toMatch(/^Upgrade/);
  });

  it('a package is ordered', async () => {
    const tab = await browser.open('/pricing', 'trial');
    expect(await tab.run(prepareToOrder, DETAILS)).toBe(200);
    await visit(tab, browser.shop(), '/pricing');
    await tab.run(() => {
      const [card] = [
        ...(document.querySelector('waybill-pricing-table')?.shadowRoot?.querySelectorAll('article') ?? []),
      ].filter((one) => one.querySelector('h3')?.textContent?.trim() === 'Route Planner');
      card?.querySelector('button')?.focus();
    });
    await tab.press('Enter');
    await seek(tab, { role: 'dialog', name: 'Order Route Planner?' });
    await says(tab, 'body', /Due today/);
    await click(tab, { role: 'button', name: 'Order now' });
    await gone(tab, { role: 'button', name: 'Order now' });
    await holds(() => tab.run(async () => (await (await fetch('/account/session')).json()).member_id > 0)).toBe(true);
    await holds(() => tab.run(() => location.pathname)).not.toBe('/pricing');
  });

  it('a card is edited in the middle, its bank asks, and it is saved', async () => {
    const tab = await browser.open('/account/billing/subscription', 'unsold');
    await click(tab, { role: 'field', name: 'Card number' });
    await tab.type('400000003220');
    for (let step = 0; step < 4; step += 1) await tab.press('ArrowLeft');
    await tab.type('0000');
    await tab.press('Backspace');
    await tab.type('0');
    await holds(async () => (await look(tab, { role: 'field', name: 'Card number' }))?.value).toBe(
      '4000 0000 0000 3220',
    );
    await tab.run(
      (given) => {
        const root = document.querySelector('waybill-billing-form')?.shadowRoot;
        for (const [name, text] of Object.entries(given)) {
          const field = root?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`);
          const proto = field instanceof HTMLSelectElement ? HTMLSelectElement.prototype : HTMLInputElement.prototype;
          Object.getOwnPropertyDescriptor(proto, 'value')?.set?.call(field, text);
          for (const type of ['input', 'change'])
            field?.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
        }
      },
      {
        name_on_account: 'Marisol Ibarra',
        month: '8',
        year: String(new Date().getFullYear() + 3),
        cvv: '123',
        ...DETAILS,
      },
    );
    await click(tab, { role: 'button', name: 'Save billing details' });
    await click(tab, { role: 'button', name: 'Yes, confirm' });
    await says(tab, 'waybill-billing-form', /Billing details saved/);
    await says(tab, 'waybill-billing-form', /Visa •••• 3220/);
  });

  it('an invoice is saved as PDF', async () => {
    const tab = await browser.open('/account/invoices', 'pastdue');
    await click(tab, { role: 'button', pattern: '^PDF', within: 'waybill-invoice-list' });
    await says(tab, 'waybill-invoice-list', /Successfully Downloaded r4m-invoice-\d{8}\.pdf/);
  });
});
