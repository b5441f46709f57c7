import { afterEach, beforeEach, expect, it } from 'vitest';
import { eventually } from './acts';
import { baseUrl } from './base';
import { startChromium } from './raw-chromium';

const urlOf = (path: string): string => JSON.stringify(new URL(path, baseUrl()).href);

/** Whether the table of prices shows that a package is in the cart. */
const IS_PICKED = `document.querySelector('waybill-pricing-table')?.shadowRoot?.textContent.includes('In your cart') ?? false`;
/** Why the browser did not bring the page back as it was; null where it did, or where nothing was asked of it. */
const REASONS = `JSON.stringify(performance.getEntriesByType('navigation')[0].notRestoredReasons?.reasons ?? null)`;

/** Reasons that are no matter of the page: Chromium names them `masked`, or has canceled the way back on a busy machine. */
const isOfPage = (reason: string): boolean => !/masked|navigation/.test(reason);

let chromium: Awaited<ReturnType<typeof startChromium>>;
beforeEach(async () => {
  chromium = await startChromium();
});
afterEach(() => chromium.close());

it('a page goes into the back/forward cache, and shows the cart of now when it comes out', async () => {
  const page = await chromium.open(new URL('/pricing', baseUrl()).href);
  const isReady = `document.querySelector('waybill-pricing-table')?.shadowRoot?.textContent.includes('$') ?? false`;
  await eventually(() => page(isReady)).toBe(true);
  expect(await page(IS_PICKED)).toBe(false);

  await eventually(async () => {
    // A page that is left while it is parsed is not kept.
    await eventually(() => page('document.readyState')).toBe('complete');
    await page(
      `window.mark = 'asleep'; addEventListener('pageshow', ({ persisted }) => (window.cameBack = persisted))`,
    );
    await page(`location.assign(${urlOf('/platform/marketplace')})`);
    await eventually(() => page(`location.pathname + Boolean(window.waybill?.cart)`)).toBe('/platform/marketplacetrue');
    await page(`waybill.ready.then(() => waybill.cart.add('package/4'))`);
    await page('history.back()');
    await eventually(() => page('location.pathname')).toBe('/pricing');
    const reasons = JSON.parse(String(await page(REASONS))) as { readonly reason: string }[] | null;
    expect((reasons ?? []).map(({ reason }) => reason).filter(isOfPage)).toEqual([]);
    return page('[window.mark, window.cameBack].join()');
  }).toBe('asleep,true');
  await eventually(() => page(IS_PICKED)).toBe(true);
});
