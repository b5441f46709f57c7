import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { DETAILS } from '../../kit/billing';
import { baseUrl } from '../base';
import { callsOf, cardOf, eventually, pick, settled } from '../acts';
import { expectClean, openPage, underStrictPolicy } from '../kit';

underStrictPolicy();

const activation = new URL('/demo/activation', baseUrl()).href;
/** Sets the duration of the account's orders in ms, including a running one. */
const takes = ({ request }: Page, ms: number) => request.post(activation, { data: { pace: 'normal', takes: ms } });

const urlOf = (path: string): string => new URL(path, baseUrl()).href;

/** Stores a card for the account, which an order needs; this browser has to be signed in. */
async function storeCard({ request }: Page, as: string): Promise<void> {
  await request.get(urlOf(`/?as=${as}`));
  const { member_id } = await (await request.get(urlOf('/account/session'))).json();
  const year = String(new Date().getFullYear() + 1);
  const card = { type: 1, cardno: '5555555555554444', cvv: '123', name_on_account: 'Marisol Ibarra', year, month: '8' };
  const stored = await request.post(urlOf('/account/billing/update'), { data: { member_id, ...DETAILS, ...card } });
  expect(await stored.json()).toMatchObject({ status: 200 });
}

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });
const PROGRESS = 'Setting up your subscription';

/** Clicks a button fifty times at once. */
const pressOften = (page: Page, name: string) =>
  page.getByRole('button', { name }).evaluate((button: HTMLElement) => {
    for (let at = 0; at < 50; at += 1) {
      button.click();
    }
  });

/** Presses Enter fifty times, like a held key; each press is awaited, so that a slow page loses none. */
async function enterOften(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).focus();
  for (let at = 0; at < 50; at += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
}

describe('a member who orders', () => {
  it('gets one order for fifty presses, fifty clicks, two tabs and a reload, and is led to the page of its modules [CHK-08, NAV-06]', async () => {
    const page = await openPage({
      path: '/pricing',
      as: 'trial',
      async before(fresh) {
        await fresh.request.get(new URL('/?as=trial', baseUrl()).href);
        await fresh.request.delete(activation);
        await storeCard(fresh, 'trial');
      },
    });
    await takes(page, 60_000);
    const calls = callsOf(page);
    await settled(page);

    await pick(page, 'Route Planner');
    const review = dialogOf(page, 'Order Route Planner?');
    await eventually(() => review.innerText()).toContain('Due today');
    await review.getByRole('button', { name: 'Cancel' }).click();
    await eventually(() =>
      cardOf(page, 'Route Planner')
        .getByRole('button')
        .first()
        .evaluate((one) => one.matches(':focus')),
    ).toBe(true);

    // Another tab shows the same order.
    const other = await page.context().newPage();
    const otherCalls = callsOf(other);
    await other.goto(page.url());
    for (const tab of [other, page]) {
      await settled(tab);
      await tab.locator('waybill-cart').getByRole('button', { name: 'Continue to checkout' }).click();
      await eventually(() => dialogOf(tab, 'Order Route Planner?').innerText()).toContain('Due today');
    }
    await enterOften(page, 'Order now');
    await dialogOf(page, PROGRESS).getByText('Order received').first().waitFor();
    await pressOften(other, 'Order now');
    await dialogOf(other, PROGRESS).getByText('Order received').first().waitFor();

    await page.reload();
    const progress = dialogOf(page, PROGRESS);
    await progress.getByText('Order received').first().waitFor();
    expect(await progress.locator('h2').evaluate((title) => title.matches(':focus'))).toBe(true);

    await takes(page, 0);
    await dialogOf(page, 'Successfully updated').waitFor();
    await page.keyboard.press('Escape');
    await page.waitForURL('**/routes');
    const sent = [...calls, ...otherCalls].filter((call) => call.startsWith('POST') && call.includes('checkout'));
    expect(sent).toEqual([expect.stringMatching(/^POST \/billing\/account\/\d+\/checkout\?pricing=1$/)]);
    const session = await (await page.request.get(new URL('/account/session', page.url()).href)).json();
    // Nothing is charged before the trial is over.
    expect(session).toMatchObject({ is_trial: 1, subscription: { plan_id: 4 } });
    expectClean(page);
  });
});
