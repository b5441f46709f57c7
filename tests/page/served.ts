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

/** Records the layout shifts of the page, those after a press too. */
export const recordShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: PerformanceEntry[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });

/**
 * Waits until the page is parsed and drawn, and returns its time in ms. While a busy browser still parses, it draws rows of which
 * only the first part has come, which move as the rest comes.
 */
export const drawnAt = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    while (document.readyState === 'loading')
      await new Promise((changed) => document.addEventListener('readystatechange', changed, { once: true }));
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return performance.now();
  });

/** Returns the sum of the layout shifts since a time of the page in ms. */
export const shiftSince = (page: Page, since: number): Promise<number> =>
  page.evaluate(
    (start) =>
      (Reflect.get(window, 'shifts') as PerformanceEntry[])
        .filter(({ startTime }) => startTime > start)
        .reduce((sum, entry) => sum + Reflect.get(entry, 'value'), 0),
    since,
  );

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
