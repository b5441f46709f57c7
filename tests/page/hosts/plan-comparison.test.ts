import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { eventually } from '../acts';
import { expectClean, openPage } from '../kit';

const comparison = (more = '') =>
  `<waybill-plan-comparison category="dynamic-routing" ${more}></waybill-plan-comparison>`;
const SPACE = '<div style="height: 1200px"></div>';

/** A page with several layouts around the comparison, one below the other, under a common header. */
const PAGE = `<!doctype html><html lang="en"><head><title>Compare</title><link rel="icon" href="data:,">
  <style>body { margin: 0 } header { position: fixed; inset: 0 0 auto; height: 64px; background: silver; z-index: 100 }</style></head><body>
  <header>Site</header>${SPACE}
  <section id="plain">${comparison()}</section>${SPACE}
  <section id="cut" style="overflow: hidden">${comparison()}</section>${SPACE}
  <section id="scaled" style="overflow-x: auto; transform: scale(0.9); zoom: 1.25; contain: paint">${comparison()}</section>${SPACE}
  <section id="scroller" style="height: 600px; overflow: auto" data-scrolls>${comparison()}${SPACE}</section>${SPACE}
  <section id="inner" style="height: 800px; overflow: auto"><div style="overflow: hidden">${comparison()}</div>${SPACE}</section>${SPACE}
  <section id="offset">${comparison('sticky-offset="64"')}</section>${SPACE}
  <section id="offset-cut" style="overflow: hidden">${comparison('sticky-offset="4rem"')}</section>${SPACE}
  <dialog id="dialog" style="width: 900px; height: 500px; overflow: auto">${comparison()}${SPACE}</dialog>
</body></html>`;

async function openComparisons(viewport = { width: 1280, height: 900 }): Promise<Page> {
  const page = await openPage({
    path: '/compare',
    viewport,
    before: (fresh) => fresh.route('**/compare', (route) => route.fulfill({ contentType: 'text/html', body: PAGE })),
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addScriptTag({ type: 'module', url: '/dist/waybill.js' });
  await page.evaluate(() => Reflect.get(window, 'waybill')?.configure({ api: '', country: 'US' }));
  await page.waitForFunction(() =>
    [...document.querySelectorAll('waybill-plan-comparison')].every((element) => element.matches(':state(ready)')),
  );
  return page;
}

/** Scrolls past the start of each group and reads the position and text of the sticky header. */
const readThrough = (page: Page, id: string) =>
  page.evaluate(async (name) => {
    const section = document.getElementById(name);
    const shadow = section?.querySelector('waybill-plan-comparison')?.shadowRoot;
    const table = shadow?.querySelector('table');
    const header = shadow?.querySelector('.compare-held');
    if (!section || !table || !header) throw new Error(`no table in ${name}`);
    const scroller = section.matches('[style*="height"]') ? section : document.scrollingElement;
    // The top edge of the scroll container, inside its border.
    const edge = () => (scroller === section ? section.getBoundingClientRect().top + section.clientTop : 0);
    // Scrolls the container itself into view before its content.
    section.scrollIntoView({ behavior: 'instant' });
    const seen = [];
    const named = () => shadow?.querySelector('.inview-name')?.textContent;
    for (const body of table.tBodies) {
      const line = header.getBoundingClientRect().bottom;
      scroller?.scrollBy({ top: body.getBoundingClientRect().top - line + 60, behavior: 'instant' });
      // The header changes a frame or two later; the expectation below fails if it never does.
      for (let frame = 0; frame < 3 || (frame < 90 && named() !== body.rows[0]?.textContent); frame += 1) {
        await new Promise(requestAnimationFrame);
      }
      seen.push([named(), Math.round(header.getBoundingClientRect().top - edge()) || 0]);
    }
    return seen;
  }, id);

const GROUPS = ['Planning', 'Optimization', 'Execution', 'Support'];

async function expectHeld(page: Page, id: string, top: number): Promise<void> {
  expect({ id, seen: await readThrough(page, id) }).toEqual({ id, seen: GROUPS.map((name) => [name, top]) });
}

/** Counts the roles of the first table in Chromium's accessibility tree. */
async function rolesOf(page: Page): Promise<Readonly<Record<string, number>>> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const children = new Map(nodes.map(({ nodeId, childIds = [] }) => [nodeId, childIds]));
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const counts: Record<string, number> = {};
  const count = (id: string): void => {
    const role = String(byId.get(id)?.role?.value);
    if (/table|row|cell|header/i.test(role)) counts[role] = (counts[role] ?? 0) + 1;
    for (const child of children.get(id) ?? []) count(child);
  };
  count(nodes.find(({ role }) => role?.value === 'table')?.nodeId ?? '');
  return counts;
}

/** Tells whether anything overflows horizontally. */
const overflows = (page: Page) =>
  page.evaluate(() => {
    const table = document.querySelector('#plain waybill-plan-comparison')?.shadowRoot?.querySelector('table');
    const parent = table?.parentElement;
    return document.documentElement.scrollWidth > innerWidth || (table?.scrollWidth ?? 0) > (parent?.clientWidth ?? 0);
  });

describe('the comparison', () => {
  it('keeps its sticky header in view in any layout of a page, and names each group [PRC-10, PRC-11, PRC-12]', async () => {
    const page = await openComparisons();
    expect(await rolesOf(page)).toEqual({ table: 1, rowgroup: 5, row: 22, columnheader: 3, rowheader: 20, cell: 52 });
    for (const id of ['plain', 'cut', 'scaled', 'scroller', 'inner']) await expectHeld(page, id, 0);
    for (const id of ['offset', 'offset-cut']) await expectHeld(page, id, 64);
    await page.evaluate(() => document.querySelector('dialog')?.showModal());
    await expectHeld(page, 'dialog', 0);
    await page.evaluate(() => document.querySelector('dialog')?.close());

    const plain = page.locator('#plain');
    await plain.getByRole('button', { name: 'Optimization', exact: true }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await eventually(() => plain.locator('.inview-name').textContent()).toBe('Execution');
    const isFree = await page.evaluate(() => {
      const shadow = document.querySelector('#plain waybill-plan-comparison')?.shadowRoot;
      const [head, group] = ['.compare-held', 'tbody:nth-of-type(3)'].map((path) =>
        shadow?.querySelector(path)?.getBoundingClientRect(),
      );
      return Math.round((group?.top ?? 0) - (head?.bottom ?? 0));
    });
    expect(isFree).toBe(0);

    await page.setViewportSize({ width: 720, height: 900 });
    await page.evaluate(() =>
      document.querySelector('waybill-plan-comparison')?.setAttribute('category', 'last-mile-delivery'),
    );
    await eventually(() => plain.getByRole('columnheader').count()).toBe(4);
    expect(await overflows(page)).toBe(false);
    expectClean(page);
  });

  it('shows two packages on a phone, still as a table [PRC-10, PRC-11, PRC-12]', async () => {
    const page = await openComparisons({ width: 360, height: 700 });
    expect(await rolesOf(page)).toEqual({ table: 1, rowgroup: 5, row: 22, columnheader: 2, rowheader: 20, cell: 35 });
    for (const id of ['cut', 'plain']) await expectHeld(page, id, 0);
    await expectHeld(page, 'offset-cut', 64);
    const plain = page.locator('#plain');
    await plain.getByRole('combobox', { name: 'Second package' }).selectOption('Business Optimization');
    await eventually(() => plain.getByRole('row', { name: /^Route history/ }).innerText()).toMatch(
      /3 months\s+24 months/,
    );
    expect(await plain.locator('.inview-name').textContent()).toBe('Support');
    for (const width of [280, 360]) {
      await page.setViewportSize({ width, height: 700 });
      expect({ width, overflows: await overflows(page) }).toEqual({ width, overflows: false });
    }
    expectClean(page);
  });
});
