import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { baseUrl } from '../base';
import { callsOf, emptyCartOf, eventually, pick, serverCart, settled } from '../acts';
import { expectClean, openPage, underStrictPolicy } from '../kit';

underStrictPolicy();

const FEATURES = '/account/manage-features';
const urlOf = (path: string): string => new URL(path, baseUrl()).href;
const activation = urlOf('/demo/activation');
/** Sets how long orders and switches of the account take, in ms, also of a running order. */
const takes = ({ request }: Page, ms: number) => request.post(activation, { data: { pace: 'normal', takes: ms } });
const reset = ({ request }: Page) => request.delete(activation);

/** Opens a page of an account in its seeded state. @returns the page and a count of the calls of all its tabs */
async function open(path: string, as: string, ms: number) {
  let calls: string[] = [];
  const page = await openPage({
    path,
    as,
    before: async (fresh) => {
      calls = callsOf(fresh);
      await fresh.request.get(urlOf(`/?as=${as}`));
      await reset(fresh);
      await takes(fresh, ms);
    },
  });
  const more: string[][] = [];
  /** Opens another tab at the same address. */
  const openTab = async (): Promise<Page> => {
    const tab = await page.context().newPage();
    more.push(callsOf(tab));
    await tab.goto(page.url());
    return tab;
  };
  const sent = (part: string): number =>
    [calls, ...more].flat().filter((call) => call.startsWith('POST') && call.includes(part)).length;
  return { page, openTab, sent };
}

/** Holds the call back before it reaches the server, or only its answer, until the page is reloaded. */
async function loseOnReload(
  page: Page,
  path: string,
  what: 'call' | 'answer',
): Promise<{ readonly seen: () => boolean }> {
  let seen = false;
  await page.route(
    `**${path}`,
    async (route) => {
      if (what === 'answer') await route.fetch();
      seen = true;
      // The route is never continued: the reload takes its page away.
    },
    { times: 1 },
  );
  return { seen: () => seen };
}

const widgetOf = (page: Page) => page.locator('waybill-subscription');
const dialogOf = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const NAME = 'Territory Routing';

/** Asks for the add-on and agrees to its price. */
async function activate(page: Page): Promise<void> {
  await widgetOf(page)
    .getByRole('button', { name: `Activate ${NAME}` })
    .press('Enter');
  await dialogOf(page, `Activate ${NAME}?`)
    .getByRole('button', { name: /^Activate for \$/ })
    .press('Enter');
}

describe('an add-on that is being switched on', () => {
  it('shows its progress again after a reload, tells its end, and another tab sees it too', async () => {
    const { page, openTab, sent } = await open(FEATURES, 'subscriber', 60_000);
    const other = await openTab();
    await activate(page);
    const progress = widgetOf(page).getByText('Modules checked. Enabling your modules');
    await progress.waitFor();
    await page.reload();
    await progress.waitFor();
    await takes(page, 0);
    await dialogOf(page, `${NAME} is active`).waitFor();
    await dialogOf(page, `${NAME} is active`).getByRole('button', { name: 'Close' }).press('Enter');
    for (const tab of [page, other])
      await widgetOf(tab)
        .getByRole('button', { name: `Deactivate ${NAME}` })
        .waitFor();
    expect([sent('/modules/purchase'), sent('/modules/143/activate')]).toEqual([1, 1]);
    // Its end is told once: the next page knows nothing of it.
    await page.reload();
    await widgetOf(page)
      .getByRole('button', { name: `Deactivate ${NAME}` })
      .waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await reset(page);
    expectClean(page);
  });

  it('goes on after a reload that lost the answer of its purchase, and is bought once', async () => {
    const { page, sent } = await open(FEATURES, 'subscriber', 0);
    const { seen } = await loseOnReload(page, '/account/modules/purchase', 'answer');
    await activate(page);
    await eventually(seen).toBe(true);
    await page.reload();
    await dialogOf(page, `${NAME} is active`).waitFor();
    await dialogOf(page, `${NAME} is active`).getByRole('button', { name: 'Close' }).press('Enter');
    await widgetOf(page)
      .getByRole('button', { name: `Deactivate ${NAME}` })
      .waitFor();
    expect([sent('/modules/purchase'), sent('/modules/143/activate')]).toEqual([1, 1]);
    await reset(page);
  });

  it.each([['/manage/ui/features/validate'], ['/account/modules/purchase']])(
    'asks again for its price after a reload that took %s away, and buys nothing by itself',
    async (path) => {
      const { page, sent } = await open(FEATURES, 'subscriber', 0);
      const { seen } = await loseOnReload(page, path, 'call');
      await activate(page);
      await eventually(seen).toBe(true);
      const before = sent('/modules/purchase');
      await page.reload();
      const question = dialogOf(page, `Activate ${NAME}?`);
      await question.getByText('Due today:').waitFor();
      expect(sent('/modules/purchase')).toBe(before);
      await question.getByRole('button', { name: /^Activate for \$/ }).press('Enter');
      await dialogOf(page, `${NAME} is active`).waitFor();
      expect([sent('/modules/purchase') - before, sent('/modules/143/activate')]).toEqual([1, 1]);
      await reset(page);
    },
  );
});

const CHANGE = '/account/subscription/change';
const progressIn = (tab: Page) => dialogOf(tab, 'Replacing your plan').getByText('Order received').first();

/** Goes through the steps of an upgrade up to its review. */
async function reviewUpgrade(page: Page): Promise<void> {
  await widgetOf(page)
    .getByRole('button', { name: /^Upgrade/ })
    .press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: 'Next: billing' }).press('Enter');
  await dialog.getByRole('button', { name: 'Next: review' }).press('Enter');
  await dialog.getByRole('button', { name: /^Upgrade/ }).waitFor();
}

/** Orders the reviewed upgrade. A press right after the review has opened counts as a double press, so it is repeated. */
async function orderUpgrade(page: Page): Promise<void> {
  const button = page.getByRole('dialog').getByRole('button', { name: /^Upgrade for \$/ });
  await button.waitFor();
  await eventually(async () => {
    if (await button.isVisible()) await button.press('Enter', { timeout: 1000 }).catch(() => undefined);
    return button.isVisible();
  }).toBe(false);
}

describe('an upgrade that is under way', () => {
  it('shows its progress again after a reload, in a second tab too, and is ordered once', async () => {
    const { page, openTab, sent } = await open(FEATURES, 'subscriber', 60_000);
    await reviewUpgrade(page);
    await orderUpgrade(page);
    await progressIn(page).waitFor();
    await page.reload();
    await progressIn(page).waitFor();
    const other = await openTab();
    await progressIn(other).waitFor();
    await takes(page, 0);
    for (const tab of [page, other]) await dialogOf(tab, 'Successfully updated').waitFor();
    expect(sent(CHANGE)).toBe(1);
    await reset(page);
  });

  it('of which the reload took the call away can be sent again, and is ordered once', async () => {
    const { page, sent } = await open(FEATURES, 'subscriber', 0);
    await reviewUpgrade(page);
    const { seen } = await loseOnReload(page, CHANGE, 'call');
    await orderUpgrade(page);
    await eventually(seen).toBe(true);
    await page.reload();
    const dialog = dialogOf(page, 'Your order didn’t go through');
    await dialog.getByRole('button', { name: 'Send it again' }).press('Enter');
    await dialogOf(page, 'Successfully updated').waitFor();
    expect(sent(CHANGE)).toBe(2);
    await reset(page);
  });
});

describe('a package that is chosen', () => {
  it.each([0, 50, 300])('by a member is in the cart after a reload %i ms after it was sent', async (moment) => {
    const { page } = await open('/pricing', 'trial', 0);
    await emptyCartOf(page, 'trial');
    await page.goto(urlOf('/pricing'));
    await settled(page);
    const sent = page.waitForRequest((request) => request.url().endsWith('/cart/add'));
    await pick(page, 'Route Planner');
    await sent;
    await page.waitForTimeout(moment);
    await page.reload();
    await settled(page);
    await eventually(async () => (await serverCart(page)).plan).toBe(4);
    await reset(page);
  });
});
