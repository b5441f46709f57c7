import type { Page } from 'playwright';
import { hear, type Heard } from './acts';

export const TAG = 'waybill-pricing-table';

/** Changes what the server rendered into the page of prices: the table and the replies beside it. Call it before the page is opened. */
export async function changeServed(page: Page, change: (html: string) => string): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === '/pricing',
    async (route) => {
      const response = await route.fetch();
      const served = /<waybill-pricing-table.*<\/waybill-pricing-table>|<script type="application\/json".*<\/script>/gs;
      await route.fulfill({ response, body: (await response.text()).replace(served, change) });
    },
  );
}

/** Returns whether the script has taken over what the server rendered. */
export const isTakenOver = (page: Page, tag = TAG): Promise<boolean> =>
  page.evaluate((name) => {
    const wrapper = document.querySelector(name)?.shadowRoot?.querySelector('[data-served]');
    return Object.keys(wrapper ?? {}).some((key) => key.startsWith('__reactContainer'));
  }, tag);

/** Records the events of a page, which keeps those who pick a package. Call it before the page is opened. */
export async function hearPicks(page: Page): Promise<Heard[]> {
  const heard = await hear(page);
  await page.addInitScript(() =>
    document.addEventListener('waybill-plan-select-request', (event) => event.preventDefault()),
  );
  return heard;
}
/** Counts the picks that were heard. */
export const picksIn = (heard: readonly Heard[]): number =>
  heard.filter(({ name }) => name === 'plan-select-request').length;
