import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { DETAILS } from '../../kit/billing';
import { baseUrl } from '../base';
import { callsOf, emptyCartOf, eventually, pick, settled } from '../acts';
import { expectClean, underStrictPolicy } from '../kit';
import { openToOrder, resetOrders } from '../orders';

underStrictPolicy();

const urlOf = (path: string): string => new URL(path, baseUrl()).href;
const NOT_ORDERED = 'Your order wasn’t placed';

/** Stores the card whose bank asks for a confirmation of each payment. */
async function storeAskingCard({ request }: Page): Promise<void> {
  const { member_id } = await (await request.get(urlOf('/account/session'))).json();
  const year = String(new Date().getFullYear() + 1);
  const card = { type: 1, cardno: '4000000000003220', cvv: '123', name_on_account: 'Marisol Ibarra', year, month: '8' };
  const save = async (more: object = {}) =>
    (
      await request.post(urlOf('/account/billing/update'), { data: { member_id, ...DETAILS, ...card, ...more } })
    ).json();
  const { result } = await save();
  const { three_d_token_id } = await (await request.post(urlOf(result.url))).json();
  expect(await save({ three_d_token_id })).toMatchObject({ status: 200 });
}

/** Opens the packages as a member with that card, picks a package, and orders it. */
async function order() {
  const page = await openToOrder('/pricing', 'member', { hasCard: false });
  await storeAskingCard(page);
  await emptyCartOf(page, 'member');
  await page.goto(urlOf('/pricing'));
  const calls = callsOf(page);
  await settled(page);
  await page.getByRole('radio', { name: 'Monthly' }).check({ force: true });
  await pick(page, 'Route Planner');
  await press(page);
  return { page, sent: () => calls.filter((call) => /^POST .*\/checkout\?pricing=1$/.test(call)).length };
}

/** Confirms the review, and waits for the bank's page, which has the focus. */
async function press(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Order for $179.00' }).click();
  await page.frameLocator('iframe').getByRole('button', { name: 'Yes, confirm' }).waitFor();
  const title = page.getByRole('heading', { name: 'Confirm it’s you' });
  await eventually(() => title.evaluate((one) => one.matches(':focus'))).toBe(true);
}

const say = (page: Page, name: string): Promise<void> =>
  page.frameLocator('iframe').getByRole('button', { name }).click();

describe('an order by the card whose bank asks each time', () => {
  it('is carried out after the bank’s word, once [ERR-26]', async () => {
    const { page, sent } = await order();
    await say(page, 'Yes, confirm');
    await page.getByRole('dialog', { name: 'Successfully updated' }).waitFor({ timeout: 30_000 });
    expect(sent()).toBe(2);
    await resetOrders(page);
    expectClean(page);
  });

  it('is not made if the bank refuses or the person leaves its page, and can be made then [ERR-26]', async () => {
    const { page, sent } = await order();
    await say(page, 'No, refuse');
    const stopped = page.getByRole('dialog', { name: NOT_ORDERED });
    await stopped.getByText('Your bank didn’t confirm the payment. Nothing was charged.').waitFor();
    await stopped.getByRole('button', { name: 'Try again' }).click();
    await press(page);
    await page.getByRole('button', { name: 'Don’t pay now' }).click();
    await stopped.getByText('You didn’t confirm the payment. Nothing was charged.').waitFor();
    await stopped.getByRole('button', { name: 'Try again' }).click();
    await press(page);
    expect(sent()).toBe(3);
    await say(page, 'Yes, confirm');
    await page.getByRole('dialog', { name: 'Successfully updated' }).waitFor({ timeout: 30_000 });
    await resetOrders(page);
    expectClean(page);
  });
});
