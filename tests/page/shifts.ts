import type { Page } from 'playwright';

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

/** The largest gap and the greatest length, in ms, of shifts that a browser adds up, because they are felt as one. */
const BURST = { gap: 1000, length: 5000 };

/** Returns the greatest sum of layout shifts that nobody caused by a press, as browsers count it. */
export async function worstBurst(page: Page): Promise<number> {
  const shifts = await page.evaluate(() =>
    (Reflect.get(window, 'shifts') as PerformanceEntry[])
      .filter((entry) => !Reflect.get(entry, 'hadRecentInput'))
      .map((entry) => ({ at: entry.startTime, value: Number(Reflect.get(entry, 'value')) })),
  );
  const bursts: { readonly first: number; last: number; sum: number }[] = [];
  for (const { at, value } of shifts) {
    const burst = bursts.at(-1);
    if (!burst || at - burst.last > BURST.gap || at - burst.first > BURST.length)
      bursts.push({ first: at, last: at, sum: value });
    else Object.assign(burst, { last: at, sum: burst.sum + value });
  }
  return Math.max(0, ...bursts.map(({ sum }) => sum));
}
