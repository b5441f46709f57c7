import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import {
  callsOf,
  cardOf,
  cartOf,
  emptyCartOf,
  eventually,
  goRight,
  goWrong,
  hear,
  pick,
  prevent,
  settled,
  type Fault,
  type Heard,
} from '../acts';
import { expectClean, mishapsOf, openPage } from '../kit';

/** Matches the browser's own console message about a failed request; no other is allowed. */
const ITS_OWN = /^Failed to load resource/;
const saidByUs = (page: Page): string[] => mishapsOf(page).errors.filter((text) => !ITS_OWN.test(text));

const BUNDLES = 'GET /services/bundles';

describe('prices that can’t be read', () => {
  it.each<[string, Omit<Fault, 'call'>]>([
    ['a status of 400', { kind: 'status', status: 400 }],
    ['a cut reply', { kind: 'garbage' }],
    ['a page of a proxy', { kind: 'html' }],
  ])('%s shows an error with a retry that works [ERR-02]', async (_, fault) => {
    const page = await openPage({
      path: '/account/manage-features',
      before: (fresh) => goWrong(fresh, { call: BUNDLES, ...fault }),
    });
    const alert = page.locator('waybill-pricing-table').getByRole('alert');
    await eventually(() => alert.innerText()).toContain(
      'Unfortunately an error occurred while processing your request. Please try reloading the page.',
    );
    await goRight(page);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await eventually(() => cardOf(page, 'Route Planner').innerText()).toContain('$149');
    expect(saidByUs(page)).toEqual([]);
  });

  it.each<[string, Omit<Fault, 'call'>]>([
    ['a 500', { kind: 'status', status: 500, times: 1 }],
    ['a 502 of a proxy', { kind: 'html', status: 502, times: 1 }],
    ['a broken connection', { kind: 'offline', times: 1 }],
  ])('%s that passes shows no error, because the read is retried', async (_, fault) => {
    let calls: string[] = [];
    const page = await openPage({
      path: '/pricing',
      async before(fresh) {
        calls = callsOf(fresh);
        await goWrong(fresh, { call: BUNDLES, ...fault });
      },
    });
    await eventually(() => cardOf(page, 'Route Planner').innerText()).toContain('$149');
    expect(calls.filter((call) => call.startsWith(BUNDLES))).toHaveLength(2);
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(saidByUs(page)).toEqual([]);
  });

  it.each<[string, Fault]>([
    ['texts of the server', { call: 'GET /en/localization', kind: 'status', status: 500 }],
    ['an account', { call: 'GET /account/session', kind: 'html', status: 502 }],
  ])('do not wait for %s', async (_, fault) => {
    const page = await openPage({ path: '/pricing', before: (fresh) => goWrong(fresh, fault) });
    await eventually(() => cardOf(page, 'Route Planner').innerText()).toContain('$149');
    expect(saidByUs(page)).toEqual([]);
  });

  it('are no longer awaited once the page shows the error', async () => {
    let fail: (() => void) | undefined;
    const before = (fresh: Page) =>
      fresh.route('**/services/bundles?*', async (route) => {
        await new Promise<void>((resolve) => (fail = resolve));
        await route.fulfill({ status: 400, contentType: 'application/json', body: '{}' });
      });
    const page = await openPage({ path: '/pricing', before });
    const table = page.locator('waybill-pricing-table');
    await page.waitForFunction(() => document.querySelector('waybill-pricing-table')?.matches(':state(loading)'));
    fail?.();
    await table.getByRole('button', { name: 'Try again' }).waitFor();
    const isReady = () => table.evaluate((own) => own.matches(':state(ready)') && !own.matches(':state(loading)'));
    await eventually(isReady).toBe(true);
  });

  it('leave the fallback children on the page while they load', async () => {
    const page = await openPage({
      path: '/pricing',
      before: (fresh) => goWrong(fresh, { call: BUNDLES, kind: 'delay', delay: 6000 }),
    });
    await page.waitForFunction(() => document.querySelector('waybill-pricing-table')?.matches(':state(loading)'));
    expect(await page.locator('waybill-pricing-table table.prices').isVisible()).toBe(true);
    await cardOf(page, 'Route Planner').waitFor();
    expect(await page.locator('waybill-pricing-table table.prices').isVisible()).toBe(false);
    expectClean(page);
  });
});

describe('a cart that can’t be written', () => {
  it.each<[string, Omit<Fault, 'call'>, string]>([
    ['a 500', { kind: 'status', status: 500 }, 'Error occurred while processing your request. Please try again.'],
    [
      'a page of a proxy',
      { kind: 'html', status: 502 },
      'An error occurred while processing your request. Please try again.',
    ],
    ['a broken connection', { kind: 'offline' }, 'You’re offline.'],
  ])('%s rolls the cart back, with a message [ERR-01, ERR-09]', async (_, fault, text) => {
    const page = await openPage({ path: '/pricing' });
    await settled(page);
    await goWrong(page, { call: 'POST /cart/add', ...fault });
    await pick(page, 'Route Planner');
    const dialog = page.getByRole('dialog', { name: 'Something went wrong' });
    await eventually(() => dialog.innerText()).toContain(text);
    expect(await cartOf(page).innerText()).toContain('Your shopping cart is empty.');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/pricing');
    await goRight(page);
    await pick(page, 'Route Planner');
    await page.waitForURL('**/register');
    expect(saidByUs(page)).toEqual([]);
  });

  it('a lost answer is asked for by its key, and the write is not sent again', async () => {
    let calls: string[] = [];
    const page = await openPage({ path: '/pricing', before: async (fresh) => void (calls = callsOf(fresh)) });
    await settled(page);
    await goWrong(page, { call: 'POST /cart/add', kind: 'offline', after: true });
    await pick(page, 'Route Planner');
    await page.waitForURL('**/register');
    await eventually(() => cartOf(page).innerText()).toContain('Route Planner');
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual(['POST /cart/add']);
    expect(saidByUs(page)).toEqual([]);
  });
});

/** Opens a member's page with the Business Optimization package in the account's cart. */
const withCart = async (account: string) => {
  let heard: Heard[] = [];
  const page = await openPage({
    path: '/account/manage-features',
    as: account,
    async before(fresh) {
      await emptyCartOf(fresh, account);
      heard = await hear(fresh);
    },
  });
  await settled(page);
  await pick(page, 'Business Optimization');
  await eventually(() => cartOf(page).innerText()).toContain('Business Optimization');
  await settled(page);
  return { page, heard };
};

describe('a member’s cart that can’t be read', () => {
  it.each<[string, Omit<Fault, 'call'>]>([
    ['a page of a proxy', { kind: 'html', status: 502 }],
    ['a 403', { kind: 'status', status: 403 }],
    ['a cut reply', { kind: 'garbage' }],
  ])('%s changes nothing', async (_, fault) => {
    const { page } = await withCart('paused');
    await goWrong(page, { call: 'GET /cart/data', ...fault });
    await page.reload();
    await settled(page);
    await eventually(() => mishapsOf(page).failedRequests.length + Number(fault.kind === 'garbage')).toBeGreaterThan(0);
    expect(await cartOf(page).innerText()).toContain('Business Optimization');
    expect(saidByUs(page)).toEqual([]);
  });

  it('the server’s own 404 empties it, and Undo brings it back [CRT-37, CRT-38]', async () => {
    const { page } = await withCart('canceled');
    await goWrong(page, { call: 'GET /cart/data', kind: 'status', status: 404, times: 1 });
    await page.reload();
    await eventually(() => cartOf(page).innerText()).toMatch(/Cart cleared\.[^]*Your shopping cart is empty\./);
    await cartOf(page).getByRole('button', { name: 'Undo' }).click();
    await eventually(() => cartOf(page).innerText()).toContain('$349.00');
    expect(saidByUs(page)).toEqual([]);
  });

  it.each<[number, string]>([
    [401, 'Unauthorized request. Please refresh and try again.'],
    [419, 'Sorry, your session has expired. Please refresh and try again.'],
  ])(
    'a %i on a write shows a message to a member, who can reload the page [ACC-14, ACC-15, ERR-05, ERR-06]',
    async (status, text) => {
      const { page, heard } = await withCart('pastdue');
      await goWrong(page, { call: 'POST /cart/remove', kind: 'status', status, times: 1 });
      await cartOf(page).getByRole('button', { name: 'Remove Business Optimization' }).click();
      const dialog = page.getByRole('dialog', { name: 'You’ve been signed out' });
      await eventually(() => dialog.innerText()).toContain(text);
      const reloaded = page.waitForEvent('load');
      await dialog.getByRole('button', { name: 'Reload the page' }).click();
      await reloaded;
      expect(heard.filter(({ name }) => name === 'navigate').map(({ detail }) => detail)).toEqual([
        { to: page.url(), reason: 'out-of-date', kind: 'reload' },
      ]);
      await eventually(() => cartOf(page).innerText()).toContain('Business Optimization');
      expect(saidByUs(page)).toEqual([]);
    },
  );

  it('does not reload if the host prevents it', async () => {
    const { page } = await withCart('shopify');
    await prevent(page, 'navigate');
    await page.evaluate(() => void Reflect.set(window, 'isSamePage', true));
    await goWrong(page, { call: 'POST /cart/remove', kind: 'status', status: 419, times: 1 });
    await cartOf(page).getByRole('button', { name: 'Remove Business Optimization' }).click();
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await page.getByRole('dialog', { name: 'You’ve been signed out' }).waitFor({ state: 'detached' });
    await settled(page);
    expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
    expect(saidByUs(page)).toEqual([]);
  });
});
