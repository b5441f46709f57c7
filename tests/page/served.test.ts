import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { cardOf, eventually, hold, settled, type Heard } from './acts';
import { expectClean, openPage, underStrictPolicy } from './kit';
import { changeServed, hearPicks, isTakenOver, picksIn, TAG } from './served';
import { drawnAt, recordShifts, shiftSince } from './shifts';

underStrictPolicy();

/** Opens the page of prices, into which the server renders the table, and holds a script back until `release`. */
async function openServed(
  held: string,
  change: (text: string) => string = String,
  before: (fresh: Page) => Promise<unknown> = async () => {},
) {
  let release: AbortController | undefined;
  const page = await openPage({
    path: '/pricing',
    until: 'commit',
    isServed: true,
    async before(fresh) {
      await recordShifts(fresh);
      await changeServed(fresh, change);
      release = await hold(fresh, held);
      await before(fresh);
    },
  });
  await cardOf(page, 'Route Planner').getByText('$149').first().waitFor();
  return { page, release: () => release?.abort() };
}

const LOADER = '/dist/waybill.js';
const TAKE_OVER = '/dist/chunks/take-over-*';

describe('a pricing table rendered by a server', () => {
  it('stands before any script, and is taken over with its nodes, its focus and no shift', async () => {
    const { page, release } = await openServed(LOADER);
    await cardOf(page, 'Route Planner').getByRole('button').first().focus();
    const before = await page.evaluate((tag) => {
      const root = document.querySelector(tag)?.shadowRoot;
      const nodes = [...(root?.querySelectorAll('[data-served] *') ?? [])];
      Object.assign(window, { nodes, focused: root?.activeElement });
      return nodes.length;
    }, TAG);
    expect(before).toBeGreaterThan(300);
    const drawn = await drawnAt(page);
    release();
    await eventually(() => isTakenOver(page)).toBe(true);
    await settled(page);
    const kept = await page.evaluate((tag) => {
      const root = document.querySelector(tag)?.shadowRoot;
      const nodes: Element[] = Reflect.get(window, 'nodes');
      return {
        nodes: nodes.filter((node) => node.isConnected).length,
        isFocused: root?.activeElement === Reflect.get(window, 'focused'),
        links: root?.querySelectorAll('link').length,
      };
    }, TAG);
    expect(kept).toEqual({ nodes: before, isFocused: true, links: 0 });
    expect(await shiftSince(page, drawn)).toBe(0);
    expectClean(page);
  });

  it('does once what was pressed before any script: toggles and categories', async () => {
    const { page, release } = await openServed(LOADER);
    await page.getByRole('heading', { name: 'Dynamic Routing', exact: true }).click();
    await page.getByRole('heading', { name: 'Last-Mile Delivery', exact: true }).click();
    await page.getByRole('radio', { name: 'Monthly' }).click();
    release();
    await eventually(() => isTakenOver(page)).toBe(true);
    await settled(page);
    await cardOf(page, 'Parcel Delivery').waitFor();
    expect(await cardOf(page, 'Route Planner').count()).toBe(0);
    expect(await page.getByRole('radio', { name: 'Monthly' }).isChecked()).toBe(true);
    expect(await cardOf(page, 'Recurring Routes').innerText()).toContain('$229');
    expectClean(page);
  });

  it('does once what was pressed while its code loads: a button', async () => {
    let heard: Heard[] = [];
    const { page, release } = await openServed(TAKE_OVER, undefined, async (fresh) => {
      heard = await hearPicks(fresh);
    });
    await page.waitForFunction((tag) => document.querySelector(tag)?.matches(':state(ready)'), TAG);
    await cardOf(page, 'Route Planner').getByRole('button').first().click();
    release();
    await eventually(() => isTakenOver(page)).toBe(true);
    await settled(page);
    await eventually(() => picksIn(heard)).toBe(1);
    expectClean(page);
  });

  it('never sells a former price: what the script reads wins', async () => {
    const { page, release } = await openServed(LOADER, (text) => text.replaceAll('249', '201'));
    await cardOf(page, 'Route Optimization').getByText('$201').first().waitFor();
    release();
    await eventually(() => isTakenOver(page)).toBe(true);
    await eventually(() => cardOf(page, 'Route Optimization').innerText()).toContain('$249');
    expectClean(page);
  });

  it('is replaced in one commit where the page has another release', async () => {
    const { page, release } = await openServed(LOADER, (text) => text.replace(/(release&quot;:&quot;)[^&]+/, '$10.0'));
    release();
    await settled(page);
    await eventually(() =>
      page.evaluate((tag) => document.querySelector(tag)?.shadowRoot?.querySelectorAll('.wb-root').length, TAG),
    ).toBe(1);
    expect(await isTakenOver(page)).toBe(false);
    expect(await cardOf(page, 'Route Planner').innerText()).toContain('$149');
    expectClean(page);
  });

  it('keeps what was pressed while its code loads where it is replaced', async () => {
    let heard: Heard[] = [];
    const { page, release } = await openServed(
      TAKE_OVER,
      (text) => text.replace(/(release&quot;:&quot;)[^&]+/, '$10.0'),
      async (fresh) => {
        heard = await hearPicks(fresh);
      },
    );
    await page.waitForFunction((tag) => document.querySelector(tag)?.matches(':state(ready)'), TAG);
    const button = cardOf(page, 'Route Planner').getByRole('button').first();
    const label = await button.innerText();
    await button.click();
    release();
    await eventually(() => picksIn(heard)).toBe(1);
    await settled(page);
    expect(await isTakenOver(page)).toBe(false);
    const focused = page.locator(`${TAG} button:focus`);
    expect(await focused.innerText()).toBe(label);
    expectClean(page);
  });

  it.each([
    ['en-US', true],
    ['en-GB', false],
  ])('in bare English on a page in %s is taken over: %s', async (language, isSame) => {
    const { page, release } = await openServed(LOADER);
    await page.evaluate((lang) => {
      document.documentElement.lang = lang;
    }, language);
    release();
    const isServed = async () => (await page.locator(`${TAG} [data-served]`).count()) > 0;
    await eventually(async () => (await isTakenOver(page)) || !(await isServed())).toBe(true);
    await settled(page);
    expect(await isTakenOver(page)).toBe(isSame);
    expectClean(page);
  });

  it('is there without scripts, in the language of the page', async () => {
    const page = await openPage({
      path: '/fr/pricing',
      isServed: true,
      before: (fresh) => fresh.route('**/*.js', (route) => route.abort()),
    });
    await cardOf(page, 'Planificateur de tournées').getByText('149').first().waitFor();
    expect(await page.locator('waybill-pricing-table table.prices').isVisible()).toBe(false);
  });

  it('is one view after it was taken away and put back', async () => {
    const { page, release } = await openServed(LOADER);
    release();
    await eventually(() => isTakenOver(page)).toBe(true);
    await page.evaluate(async (tag) => {
      const table = document.querySelector(tag);
      const place = table?.parentElement;
      table?.remove();
      await new Promise((rested) => setTimeout(rested));
      if (table) place?.append(table);
    }, TAG);
    await settled(page);
    await cardOf(page, 'Route Planner').waitFor();
    const roots = await page.evaluate(
      (tag) => document.querySelector(tag)?.shadowRoot?.querySelectorAll('.wb-root').length,
      TAG,
    );
    expect(roots).toBe(1);
    expectClean(page);
  });
});
