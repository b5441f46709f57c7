import { describe, expect, it } from 'vitest';
import { DETAILS } from '../kit/billing';
import {
  BROWSERS,
  clickOn,
  focusPackage,
  nameOfFocus,
  gone,
  inTime,
  look,
  says,
  seek,
  tabUntil,
  useBrowser,
  goTo,
} from './kit';

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

describe.each(BROWSERS)('in %s', (name, start) => {
  const browser = useBrowser(name, start);

  it('an upgrade is chosen by keyboard up to its order', async () => {
    const tab = await browser.open('/account/manage-features', 'subscriber');
    await tabUntil(tab, /^Upgrade/);
    await tab.press('Enter');
    await seek(tab, { role: 'heading', name: 'Which package would you like?' });
    await seek(tab, { role: 'choice', within: 'dialog' });
    await tabUntil(tab, /^Next: billing$/);
    await tab.press('Enter');
    await seek(tab, { role: 'button', name: 'Next: review' });
    await tabUntil(tab, /^Next: review$/);
    await tab.press('Enter');
    await seek(tab, { role: 'button', pattern: '^Upgrade', within: 'dialog' });
    await tab.press('Escape');
    await gone(tab, { role: 'dialog' });
    await inTime(() => nameOfFocus(tab)).toMatch(/^Upgrade/);
  });

  it('a package is ordered', async () => {
    const tab = await browser.open('/pricing', 'trial');
    expect(await tab.run(prepareToOrder, DETAILS)).toBe(200);
    await goTo(tab, browser.shop(), '/pricing');
    await focusPackage(tab, 'Route Planner');
    await tab.press('Enter');
    await seek(tab, { role: 'dialog', name: 'Order Route Planner?' });
    await says(tab, 'body', /Due today/);
    await clickOn(tab, { role: 'button', name: 'Order now' });
    await gone(tab, { role: 'button', name: 'Order now' });
    await inTime(() => tab.run(async () => (await (await fetch('/account/session')).json()).member_id > 0)).toBe(true);
    await inTime(() => tab.run(() => location.pathname)).not.toBe('/pricing');
  });

  it('a card is edited in the middle, its bank asks, and it is saved', async () => {
    const tab = await browser.open('/account/billing/subscription', 'unsold');
    await clickOn(tab, { role: 'field', name: 'Card number' });
    await tab.type('400000003220');
    for (let step = 0; step < 4; step += 1) await tab.press('ArrowLeft');
    await tab.type('0000');
    await tab.press('Backspace');
    await tab.type('0');
    await inTime(async () => (await look(tab, { role: 'field', name: 'Card number' }))?.value).toBe(
      '4000 0000 0000 3220',
    );
    await tab.run(
      (given) => {
        const root = document.querySelector('waybill-billing-form')?.shadowRoot;
        for (const [key, text] of Object.entries(given)) {
          const field = root?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${key}"]`);
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
    await clickOn(tab, { role: 'button', name: 'Save billing details' });
    await clickOn(tab, { role: 'button', name: 'No, refuse' });
    await says(tab, 'waybill-billing-form', /Your bank didn’t confirm the card/);
    expect((await look(tab, { role: 'field', name: 'Card number' }))?.value).toBe('4000 0000 0000 3220');
    await clickOn(tab, { role: 'button', name: 'Save billing details' });
    await clickOn(tab, { role: 'button', name: 'Yes, confirm' });
    await says(tab, 'waybill-billing-form', /Billing details saved/);
    await says(tab, 'waybill-billing-form', /Visa •••• 3220/);
  });

  it('an invoice is saved as PDF', async () => {
    const tab = await browser.open('/account/invoices', 'pastdue');
    // Where a browser saves a file, and whether it asks, differs; what it is given does not.
    await tab.run(() => {
      const real = URL.createObjectURL;
      URL.createObjectURL = (blob) => {
        Reflect.set(window, 'saved', blob);
        return real.call(URL, blob);
      };
    });
    await clickOn(tab, { role: 'button', pattern: '^PDF', within: 'waybill-invoice-list' });
    await says(tab, 'waybill-invoice-list', /Successfully Downloaded r4m-invoice-\d{8}\.pdf/);
    expect(await tab.run(async () => (await (Reflect.get(window, 'saved') as Blob).text()).slice(0, 5))).toBe('%PDF-');
  });
});
