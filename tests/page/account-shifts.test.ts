import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { settled } from './acts';
import { expectClean, openPage } from './kit';

/** Accounts whose pages differ most above the plan: none, one and several notices, a banner. */
const ACCOUNTS = ['member', 'subscriber', 'pastdue', 'legacy', 'pending', 'addons', 'canceled'];
const PATHS = ['/account/manage-features', '/account/billing/subscription'];

/** What a browser calls a good page; larger shifts are felt. */
const GOOD = 0.1;

/**
 * Keeps the largest sum of shifts that nobody caused by a press, as browsers count it: shifts less than a second apart add up, for five
 * seconds at most.
 */
function watchShifts(): void {
  const burst = { sum: 0, first: -Infinity, last: -Infinity };
  Reflect.set(globalThis, 'shift', 0);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'hadRecentInput')) continue;
      const { startTime } = entry;
      if (startTime - burst.last > 1000 || startTime - burst.first > 5000)
        Object.assign(burst, { sum: 0, first: startTime });
      burst.sum += Number(Reflect.get(entry, 'value'));
      burst.last = startTime;
      Reflect.set(globalThis, 'shift', Math.max(burst.sum, Reflect.get(globalThis, 'shift')));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
const shiftOf = (page: Page): Promise<number> => page.evaluate(() => Reflect.get(globalThis, 'shift'));

it.each([
  [1440, [...ACCOUNTS, 'organization']],
  // On a phone the page below moves up where an organization hides the plan, which nobody knows before the account is read.
  [360, ACCOUNTS],
])('the account pages hardly move while they load, in a window of %i px', async (width, accounts) => {
  for (const as of accounts) {
    const before = (fresh: Page) => fresh.addInitScript(watchShifts);
    const page = await openPage({ path: '/account/contact', as, before });
    await page.setViewportSize({ width, height: 900 });
    for (const path of PATHS) {
      await page.goto(new URL(path, page.url()).href);
      await settled(page);
      expect(await shiftOf(page), `${as} at ${path}`).toBeLessThanOrEqual(GOOD);
    }
    expectClean(page);
    await page.context().close();
  }
});
