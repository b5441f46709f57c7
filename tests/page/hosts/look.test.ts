import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { wordsIn } from '../../../demo/server/texts/dictionary';
import { callsOf, cartOf, eventually, hold, pick, settled } from '../acts';
import { expectClean, openPage } from '../kit';

/** Returns the layout shifts since the page was opened, those in which an element of the page has moved. */
const shifts = (page: Page): Promise<readonly unknown[]> =>
  page.evaluate(
    () =>
      new Promise<unknown[]>((resolve) => {
        const found: unknown[] = [];
        const add = (entries: PerformanceEntryList): void => {
          for (const entry of entries) {
            const sources: readonly { node: Node | null }[] = Reflect.get(entry, 'sources') ?? [];
            const nodes = sources.map(({ node }) =>
              node instanceof Element ? `${node.localName}.${node.className}` : node?.nodeName,
            );
            found.push({ value: Reflect.get(entry, 'value'), nodes });
          }
        };
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            add(observer.takeRecords());
            resolve(found);
          }),
        );
      }),
  );

describe('there are no layout shifts', () => {
  it.each([
    { path: '/pricing', width: 1280 },
    { path: '/pricing', width: 390 },
    { path: '/placeholders', width: 1280 },
    { path: '/classic', width: 1280 },
    { path: '/classic', width: 390 },
  ])('on $path at $width px, with late data', async ({ path, width }) => {
    let held = new AbortController();
    const page = await openPage({
      path,
      viewport: { width, height: 900 },
      before: async (fresh) => void (held = await hold(fresh, '/services/bundles*')),
    });
    await page.waitForFunction(() =>
      document.querySelector('waybill-cart:state(ready), waybill-pricing-table:state(loading)'),
    );
    held.abort();
    await settled(page);
    expect(await shifts(page)).toEqual([]);
    expectClean(page);
  });
});

describe('nothing overflows horizontally', () => {
  it.each(['en', 'es', 'fr', 'pt', 'vi', 'ru'] as const)('in %s from 280 to 1366 px', async (language) => {
    const page = await openPage({ path: `/pricing?lang=${language}` });
    await settled(page);
    await page.evaluate(() => document.addEventListener('waybill-navigate', (event) => event.preventDefault()));
    await page.locator('waybill-pricing-table article').first().getByRole('button').first().click();
    await eventually(() => cartOf(page).innerText()).toContain(wordsIn(language)('Route Planner'));
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
    for (const width of [280, 360, 768, 1366]) {
      await page.setViewportSize({ width, height: 900 });
      // A view that measures its own width renders again in the next frame.
      const tooWide = () =>
        page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          const all = [...document.querySelectorAll('*')].flatMap((host) => [
            host,
            ...(host.shadowRoot?.querySelectorAll('*') ?? []),
          ]);
          const outside = all.filter(
            (one) => one.getBoundingClientRect().right > clientWidth + 1 && !one.closest('.vh, .demo-bar, pre'),
          );
          return {
            by: scrollWidth - clientWidth,
            first: outside.slice(0, 3).map((one) => `${one.localName}.${one.getAttribute('class')}`),
          };
        });
      await eventually(async () => ({ width, ...(await tooWide()) })).toEqual({ width, by: 0, first: [] });
    }
    expectClean(page);
  });
});

describe('the demo works', () => {
  it.each(['/pricing', '/classic'])('under the strictest content security policy, on %s', async (path) => {
    const page = await openPage({ path: `${path}?csp=strict` });
    await settled(page);
    await page.evaluate(() => document.addEventListener('waybill-navigate', (event) => event.preventDefault()));
    await pick(page, 'Route Planner');
    await eventually(() => cartOf(page).innerText()).toContain('$149.00');
    await cartOf(page).getByRole('button', { name: 'Clear cart' }).click();
    await page.getByRole('dialog', { name: 'Clear your cart?' }).getByRole('button', { name: 'Clear cart' }).click();
    await eventually(() => cartOf(page).innerText()).toContain('Your shopping cart is empty.');
    await page.locator('waybill-mini-cart').getByRole('button').first().click();
    await page.getByRole('dialog', { name: 'Your cart' }).waitFor();
    expectClean(page);
  });

  it('if the browser blocks storage [STO-01]', async () => {
    let calls: string[] = [];
    const page = await openPage({
      path: '/pricing?utm_source=news',
      async before(fresh) {
        calls = callsOf(fresh);
        await fresh.addInitScript(() => {
          const blocked = {
            get: () => {
              throw new DOMException('blocked', 'SecurityError');
            },
          };
          Object.defineProperty(window, 'localStorage', blocked);
          Object.defineProperty(window, 'sessionStorage', blocked);
        });
      },
    });
    await settled(page);
    await pick(page, 'Route Planner');
    await page.waitForURL('**/register?utm_source=news');
    await settled(page);
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual(['POST /cart/add']);
    expectClean(page);
  });
});
