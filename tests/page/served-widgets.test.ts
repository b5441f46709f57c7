import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { eventually, hold, settled, type Heard } from './acts';
import { expectClean, openPage, underStrictPolicy } from './kit';
import { hearPicks, isTakenOver, picksIn } from './served';
import { drawnAt, recordShifts, shiftSince } from './shifts';

underStrictPolicy();

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1440, height: 900 };
const GRID = 'waybill-marketplace-grid';
const DETAILS = 'waybill-module-details';
const COMPARISON = 'waybill-plan-comparison';

/** Opens a page with served widgets, and holds its scripts back until `release`. */
async function openServed(path: string, viewport = DESKTOP) {
  let release: AbortController | undefined;
  const page = await openPage({
    path,
    viewport,
    until: 'commit',
    isServed: true,
    async before(fresh) {
      await recordShifts(fresh);
      release = await hold(fresh, '/dist/waybill.js');
    },
  });
  return { page, release: () => release?.abort() };
}

/** Remembers the nodes of a served view; `keptOf` counts those that are still there. */
const remember = (page: Page, tag: string): Promise<number> =>
  page.evaluate((name) => {
    const nodes = [...(document.querySelector(name)?.shadowRoot?.querySelectorAll('[data-served] *') ?? [])];
    Object.assign(window, { nodes });
    return nodes.length;
  }, tag);
const keptOf = (page: Page): Promise<number> =>
  page.evaluate(() => (Reflect.get(window, 'nodes') as Element[]).filter((node) => node.isConnected).length);

describe('the marketplace rendered by a server', () => {
  it('stands before any script, and is taken over with its nodes and no shift', async () => {
    const { page, release } = await openServed('/platform/marketplace');
    await page.getByRole('link', { name: 'Curbside Pickup' }).first().waitFor();
    const before = await remember(page, GRID);
    expect(before).toBeGreaterThan(500);
    const drawn = await drawnAt(page);
    release();
    await eventually(() => isTakenOver(page, GRID)).toBe(true);
    await settled(page);
    expect(await keptOf(page)).toBe(before);
    expect(await shiftSince(page, drawn)).toBeLessThan(0.001);
    expectClean(page);
  });

  it('shows a phone the cards that its script shows', async () => {
    const { page, release } = await openServed('/platform/marketplace', PHONE);
    const cards = page.locator(`${GRID} .module:visible`);
    await eventually(() => cards.count()).toBe(24);
    const drawn = await drawnAt(page);
    release();
    await eventually(() => isTakenOver(page, GRID)).toBe(true);
    await settled(page);
    expect(await cards.count()).toBe(24);
    expect(await shiftSince(page, drawn)).toBeLessThan(0.001);
    expectClean(page);
  });

  it('has the details of the address, without the grid below them, and takes them over', async () => {
    const list = await openPage({ path: '/platform/marketplace', isServed: true, hasScripts: false });
    const path = await list.locator(`${GRID} a`, { hasText: 'Curbside Pickup' }).first().getAttribute('href');
    const { page, release } = await openServed(path ?? '');
    await page.getByRole('heading', { name: 'Curbside Pickup' }).first().waitFor();
    expect(await page.locator(`${GRID} .market`).count()).toBe(0);
    const before = await remember(page, DETAILS);
    release();
    await eventually(() => isTakenOver(page, DETAILS)).toBe(true);
    await settled(page);
    expect(await keptOf(page)).toBe(before);
    expectClean(page);
  });
});

describe('the comparison rendered by a server', () => {
  it.each([
    ['wide', DESKTOP],
    ['narrow', PHONE],
  ])('in a %s window does not scroll sideways, and stands where its script leaves it', async (_, viewport) => {
    const { page, release } = await openServed('/pricing', viewport);
    const table = page.locator('waybill-plan-comparison table');
    await table.waitFor();
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await sideways()).toBeLessThanOrEqual(0);
    const width = (await table.boundingBox())?.width;
    release();
    await eventually(() => isTakenOver(page, 'waybill-plan-comparison')).toBe(true);
    await settled(page);
    expect((await table.boundingBox())?.width).toBeCloseTo(width ?? 0, 0);
    expect(await sideways()).toBeLessThanOrEqual(0);
    expectClean(page);
  });
});

describe('a comparison rendered by a server', () => {
  it('does once what was pressed before its code came, although the page had begun', async () => {
    let heard: Heard[] = [];
    let code: AbortController | undefined;
    const page = await openPage({
      path: '/pricing',
      until: 'commit',
      isServed: true,
      async before(fresh) {
        code = await hold(fresh, '/dist/elements/plan-comparison.js');
        heard = await hearPicks(fresh);
      },
    });
    await eventually(() => heard.map(({ name }) => name)).toContain('ready');
    await page.locator(`${COMPARISON} button.btn`).first().click();
    code?.abort();
    await eventually(() => isTakenOver(page, COMPARISON)).toBe(true);
    await settled(page);
    await eventually(() => picksIn(heard)).toBe(1);
    expectClean(page);
  });
});
