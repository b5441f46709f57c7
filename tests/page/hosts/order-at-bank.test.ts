import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { DETAILS } from '../../kit/billing';
import { baseUrl } from '../base';
import { callsOf, eventually, pick, settled } from '../acts';
import { expectClean, openPage, underStrictPolicy } from '../kit';

underStrictPolicy();

const urlOf = (path: string): string => new URL(path, baseUrl()).href;
const ROUTE = '/billing/subscription/change';
const NOT_CHANGED = 'Your plan wasn’t changed';

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

/** Opens the packages as a subscriber with that card, picks a package, and orders it. */
async function order() {
  const page = await openPage({
    path: '/pricing',
    as: 'subscriber',
    async before(fresh) {
      await fresh.request.get(urlOf('/?as=subscriber'));
      await fresh.request.delete(urlOf('/demo/activation'));
      await storeAskingCard(fresh);
    },
  });
  const calls = callsOf(page);
  await settled(page);
  await pick(page, 'Route Planner');
  await press(page);
  return { page, sent: () => calls.filter((call) => call === `POST ${ROUTE}`).length };
}

/** Confirms the review, and waits for the bank's page. */
async function press(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Change for \$/ }).click();
  await page.frameLocator('iframe').getByRole('button', { name: 'Yes, confirm' }).waitFor();
  await eventually(() =>
    page.getByRole('heading', { name: 'Confirm it’s you' }).evaluate((one) => one.matches(':focus')),
  ).toBe(true);
}

const say = (page: Page, name: string): Promise<void> =>
  page.frameLocator('iframe').getByRole('button', { name }).click();

describe('an order by the card whose bank asks each time', () => {
  it('is carried out after the bank’s word, once [ERR-26]', async () => {
    const { page, sent } = await order();
    await say(page, 'Yes, confirm');
    await page.getByRole('dialog', { name: 'Successfully updated' }).waitFor({ timeout: 30_000 });
    expect(sent()).toBe(2);
    expectClean(page);
  });

  it('is not made if the bank refuses or the person leaves its page, and can be made then [ERR-26]', async () => {
    const { page, sent } = await order();
    await say(page, 'No, refuse');
    const stopped = page.getByRole('dialog', { name: NOT_CHANGED });
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
    expectClean(page);
  });
});
