import { expect, it } from 'vitest';
import { settled } from './acts';
import { expectClean, openPage } from './kit';
import { recordShifts, worstBurst } from './shifts';

/** Accounts whose pages differ most above the plan: none, one and several notices, a banner. */
const ACCOUNTS = ['member', 'subscriber', 'pastdue', 'legacy', 'pending', 'addons', 'canceled'];
const PATHS = ['/account/manage-features', '/account/billing/subscription'];

/** What a browser calls a good page; larger shifts are felt. */
const GOOD = 0.1;

it.each([
  [1440, [...ACCOUNTS, 'organization']],
  // On a phone the page below moves up where an organization hides the plan, which nobody knows before the account is read.
  [360, ACCOUNTS],
])('the account pages hardly move while they load, in a window of %i px', async (width, accounts) => {
  for (const as of accounts) {
    const page = await openPage({ path: '/account/contact', as, before: recordShifts });
    await page.setViewportSize({ width, height: 900 });
    for (const path of PATHS) {
      await page.goto(new URL(path, page.url()).href);
      await settled(page);
      expect(await worstBurst(page), `${as} at ${path}`).toBeLessThanOrEqual(GOOD);
    }
    expectClean(page);
    await page.context().close();
  }
});
