import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { DETAILS } from '../kit/billing';
import { eventually } from './acts';
import { baseUrl } from './base';
import { openPage, underStrictPolicy } from './kit';

underStrictPolicy();

const urlOf = (path: string): string => new URL(path, baseUrl()).href;
const activation = urlOf('/demo/activation');
const FRANCE = { ...DETAILS, state: '', city: 'Lyon', zip: '69001', country: 'FR' };

/** Opens the subscription of an account in its seeded state, whose orders take effect at once. */
const open = (as: string, details?: object): Promise<Page> =>
  openPage({
    path: '/account/manage-features',
    as,
    async before({ request }) {
      await request.get(urlOf(`/?as=${as}`));
      await request.delete(activation);
      await request.post(activation, { data: { pace: 'normal', takes: 0 } });
      if (!details) return;
      const { member_id } = await (await request.get(urlOf('/account/session'))).json();
      const year = String(new Date().getFullYear() + 1);
      const card = { type: 1, cardno: '5555555555554444', cvv: '123', name_on_account: 'Marisol Ibarra', month: '8' };
      await request.post(urlOf('/account/billing/update'), { data: { member_id, ...details, ...card, year } });
    },
  });

interface Invoice {
  readonly amount: string;
  readonly tax: string;
  readonly payment_status: number;
}

/** Reads the newest invoice of the account. */
async function newestInvoice({ request }: Page): Promise<Invoice> {
  const { member_id } = await (await request.get(urlOf('/account/session'))).json();
  const { data } = await (await request.get(urlOf(`/account/${member_id}/invoices`))).json();
  return data[0];
}

/** Returns the amounts in a text, without currency and thousands separators. */
const amountsIn = (text: string): readonly string[] =>
  Array.from(text.matchAll(/[\d,]+\.\d\d/g), ([amount]) => amount.replaceAll(',', ''));

/** Upgrades up to the review, with this billing cycle. @returns the sum on the button that orders */
async function reviewUpgrade(page: Page, cycle: string): Promise<string | undefined> {
  await page
    .locator('waybill-subscription')
    .getByRole('button', { name: /^Upgrade/ })
    .press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: 'Next: billing' }).press('Enter');
  await dialog.getByRole('radio', { name: new RegExp(`^${cycle}`) }).check();
  await dialog.getByRole('button', { name: 'Next: review' }).press('Enter');
  return amountsIn(await dialog.getByRole('button', { name: /^Upgrade for/ }).innerText())[0];
}

/** Orders, and returns what the receipt says. A press right after the review has opened counts as a double press, so it is repeated. */
async function order(page: Page, name: RegExp, receipt: string): Promise<string> {
  const button = page.getByRole('dialog').getByRole('button', { name });
  await eventually(async () => {
    if (await button.isVisible()) await button.press('Enter', { timeout: 1000 }).catch(() => undefined);
    return button.isVisible();
  }).toBe(false);
  const dialog = page.getByRole('dialog', { name: receipt });
  await dialog.waitFor();
  return dialog.innerText();
}

describe('the sum on the button is the sum of the receipt and of the invoice', () => {
  it.each([
    ['a year with tax', 'scheduled', 'Annual', FRANCE],
    ['a month', 'due', 'Monthly', DETAILS],
  ])('for an upgrade that is billed for %s', async (_, as, cycle, details) => {
    const page = await open(as, details);
    const shown = await reviewUpgrade(page, cycle);
    const receipt = await order(page, /^Upgrade for/, 'Successfully updated');
    const { amount, tax, payment_status: status } = await newestInvoice(page);
    expect([shown, status]).toEqual([amount, 2]);
    expect(amountsIn(receipt)).toContain(amount);
    expect(Number(tax) > 0).toBe(details === FRANCE);
    await page.request.delete(activation);
  });

  it('for the move of an account that pays by bank transfer, with tax', async () => {
    const page = await open('wired');
    await page
      .locator('waybill-subscription')
      .getByRole('button', { name: /^Move to/ })
      .press('Enter');
    const wizard = page.getByRole('dialog');
    await wizard.getByRole('button', { name: /^Next/ }).press('Enter');
    const agreed = await wizard.getByText('is due today').innerText();
    await order(page, /^I agree/i, 'Your account has moved');
    const { amount, tax } = await newestInvoice(page);
    expect(amountsIn(agreed).at(-1)).toBe(amount);
    expect(Number(tax)).toBeGreaterThan(0);
    await page.request.delete(activation);
  });
});
