import type { Page } from 'playwright';

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
export const isTakenOver = (page: Page): Promise<boolean> =>
  page.evaluate((tag) => {
    const wrapper = document.querySelector(tag)?.shadowRoot?.querySelector('[data-served]');
    return Object.keys(wrapper ?? {}).some((key) => key.startsWith('__reactContainer'));
  }, TAG);
