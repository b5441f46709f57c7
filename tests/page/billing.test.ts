import { expect, it } from 'vitest';
import { eventually } from './acts';
import { DETAILS } from '../kit/billing';
import { expectClean, openPage } from './kit';

const TAG = 'waybill-billing-form';

it('the billing form fits a phone, keeps the caret in a card’s number, accepts autofill, and saves', async () => {
  const page = await openPage({
    path: '/account/billing/subscription',
    as: 'unsold',
    viewport: { width: 360, height: 900 },
  });
  const form = page.locator(TAG);
  const number = form.getByLabel('Card number');
  await number.click();
  await page.keyboard.type('424242424242');
  // Moves the caret to the middle, where a digit is missing.
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('4242');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('2');
  expect(await number.inputValue()).toBe('4242 4242 4242 4242');
  expect(await form.locator('.cardmark').textContent()).toContain('Visa');
  const sideways = await form.evaluate((host) => {
    const { right } = host.getBoundingClientRect();
    return [...(host.shadowRoot?.querySelectorAll('*') ?? [])].filter((box) => {
      const { right: edge, width } = box.getBoundingClientRect();
      return width > 1 && edge > right + 1;
    }).length;
  });
  expect(sideways).toBe(0);

  await form.getByRole('button', { name: 'Save billing details' }).click();
  await form.getByText('10 fields need your attention').waitFor();
  await form.getByRole('link', { name: 'City is required.' }).click();
  expect(await form.evaluate((host) => host.shadowRoot?.activeElement?.getAttribute('name'))).toBe('city');

  // Autofill and password managers set values and dispatch the events.
  const year = String(new Date().getFullYear() + 3);
  await form.evaluate(
    (host, { inYear, details }) => {
      const filled: Record<string, string> = {
        cardno: '5555 5555 5555 4444',
        name_on_account: 'Marisol Ibarra',
        month: '8',
        year: inYear,
        cvv: '123',
        ...details,
      };
      for (const [name, text] of Object.entries(filled)) {
        const field = host.shadowRoot?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`);
        const proto = field instanceof HTMLSelectElement ? HTMLSelectElement.prototype : HTMLInputElement.prototype;
        Object.getOwnPropertyDescriptor(proto, 'value')?.set?.call(field, text);
        for (const type of ['input', 'change'])
          field?.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
      }
    },
    { inYear: year, details: DETAILS },
  );
  await eventually(() => form.locator('.cardmark').textContent()).toContain('Mastercard');
  await form.getByRole('button', { name: 'Save billing details' }).click();
  await form.getByText('Billing details saved').waitFor();
  await form.getByText('Mastercard •••• 4444').waitFor();
  expect(await form.getByText(`Expires 08/${year}`).count()).toBe(1);
  expectClean(page);
});
