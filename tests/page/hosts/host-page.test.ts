import { describe, expect, it } from 'vitest';
import { callsOf, cardOf, cartOf, eventually, hear, pick, prevent, settled, type Heard } from '../acts';
import { expectClean, consoleLinesOf, openPage } from '../kit';

const isOpen = (name: string): boolean => {
  const shadow = document.querySelector('waybill-pricing-table')?.shadowRoot;
  return shadow?.getElementById(name)?.matches('[open]') ?? false;
};

describe('the host page', () => {
  it('keeps the visitor if it prevents waybill-navigate, with the cart filled [NAV-01]', async () => {
    let heard: Heard[] = [];
    const page = await openPage({ path: '/pricing', before: async (fresh) => void (heard = await hear(fresh)) });
    await settled(page);
    await prevent(page, 'navigate');
    await pick(page, 'Route Planner');
    await eventually(() => heard.at(-1)).toEqual({
      name: 'navigate',
      detail: { to: '/register', reason: 'register', kind: 'assign' },
    });
    expect(heard.map(({ name }) => name)).toEqual([
      'ready',
      'plan-select-request',
      'cart-change',
      'plan-select',
      'navigate',
    ]);
    expect(new URL(page.url()).pathname).toBe('/pricing');
    expectClean(page);
  });

  it('may use placeholders instead of tags', async () => {
    const page = await openPage({ path: '/placeholders' });
    await cardOf(page, 'Route Planner').waitFor();
    expect(await page.locator('.article waybill-pricing-table').getAttribute('category')).toBe('dynamic-routing');
    expect(await page.evaluate(isOpen, 'scheduled-recurring-routing')).toBe(false);
    expectClean(page);
  });

  it('may add tags and placeholders at any time', async () => {
    const page = await openPage({ path: '/account/contact' });
    await settled(page);
    await page.evaluate(() => {
      const holder = document.createElement('div');
      holder.dataset.waybill = 'pricing-table';
      holder.dataset.category = 'last-mile-delivery';
      document.querySelector('main')?.append(document.createElement('waybill-cart'), holder);
    });
    await cardOf(page, 'Parcel Delivery').waitFor();
    await eventually(() => cartOf(page).innerText()).toContain('Your shopping cart is empty.');
    expectClean(page);
  });

  it('may load the script twice', async () => {
    let lines: readonly string[] = [];
    const page = await openPage({ path: '/pricing', before: async (fresh) => void (lines = consoleLinesOf(fresh)) });
    await settled(page);
    await page.addScriptTag({ url: '/dist/waybill.js?again', type: 'module' });
    await pick(page, 'Route Planner');
    await page.waitForURL('**/register');
    await settled(page);
    expect(lines).toEqual([]);
    expectClean(page);
  });

  it('reads each kind of data once for all its widgets', async () => {
    let calls: string[] = [];
    const page = await openPage({ path: '/pricing', before: async (fresh) => void (calls = callsOf(fresh)) });
    await settled(page);
    await page.evaluate(() => document.querySelector('main')?.append(document.createElement('waybill-pricing-table')));
    await page.waitForFunction(() => document.querySelectorAll('waybill-pricing-table:state(ready)').length === 2);
    const reads = calls.filter((call) => /services|session|cart/.test(call)).toSorted();
    expect(reads).toEqual(['GET /account/session', 'GET /services/bundles?ind=14', 'GET /services/token']);
    expectClean(page);
  });
});
