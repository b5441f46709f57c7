import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { pick, settled } from '../acts';
import { expectClean } from '../kit';
import { axeFaults, layoutFaults, sideways } from './faults';
import { differences } from '../../kit/pictures';
import { carts, hasFocus, miniCart, openHostPage, visit } from './shop';

const PHONE = { width: 360, height: 740 };

/** Expects no text cut off or covered, and no page wider than its window. */
async function expectLaidOut(page: Page): Promise<void> {
  expect({ faults: await layoutFaults(page), sideways: await sideways(page) }).toEqual({ faults: [], sideways: 0 });
}

/** Expects the widgets to work and be readable, wide and narrow. */
async function expectUsable(page: Page): Promise<void> {
  await visit(page);
  await expectLaidOut(page);
  await page.setViewportSize(PHONE);
  await expectLaidOut(page);
  expect(await axeFaults(page)).toEqual([]);
  expectClean(page);
}

/** Returns the horizontal centres of elements in a row, from the inline start, as fractions of the widget's width. */
const middles = (page: Page, tag: string, selectors: readonly string[]) =>
  page
    .locator(tag)
    .first()
    .evaluate((host, parts) => {
      const rtl = getComputedStyle(host).direction === 'rtl';
      const frame = host.shadowRoot?.querySelector('.wb-root')?.getBoundingClientRect();
      return parts.map((selector) => {
        const box = host.shadowRoot?.querySelector(selector)?.getBoundingClientRect();
        if (!frame || !box) throw new Error(`no ${selector}`);
        const middle = box.x + box.width / 2;
        return Math.round(rtl ? frame.right - middle : middle - frame.x);
      });
    }, selectors);

/** Returns the font size of an element in px. */
const textSize = (page: Page, tag: string, selector: string): Promise<number> =>
  page
    .locator(tag)
    .first()
    .evaluate((host, part) => {
      const element = host.shadowRoot?.querySelector(part);
      return element ? Number.parseFloat(getComputedStyle(element).fontSize) : 0;
    }, selector);

describe('settings of a page or a reader', () => {
  it('right to left: all is mirrored, and words and amounts are set in their own direction', async () => {
    const rows = [
      ['waybill-pricing-table', ['.toolbar', '.tile', '.category-text', '.chev', '.card', '.card:last-child', '.sign']],
      ['waybill-cart', ['.panel-title', '.btn-plain', '.line-name', '.icon-btn', '.sums dt', '.total-figure']],
      ['waybill-mini-cart', ['.icon', '.badge']],
    ] as const;
    const places = async (name: string) => {
      const { page } = await openHostPage(`/hosts/${name}`);
      await pick(page, 'Route Planner');
      await settled(page);
      const found = [];
      for (const [tag, selectors] of rows) found.push(await middles(page, tag, selectors));
      return { page, found };
    };
    const { page, found } = await places('rtl');
    expect(found).toEqual((await places('plain')).found);
    const amount = await page
      .locator('waybill-cart .line-amount')
      .last()
      .evaluate((line) => {
        const left = (from: number) => {
          const range = document.createRange();
          const text = document.createTreeWalker(line, NodeFilter.SHOW_TEXT).nextNode();
          if (!text) throw new Error('no text');
          range.setStart(text, from);
          range.setEnd(text, from + 1);
          return range.getBoundingClientRect().left;
        };
        return { text: line.textContent?.slice(0, 2), isFirst: left(0) < left(1) };
      });
    expect(amount).toEqual({ text: expect.stringMatching(/^\$\d/), isFirst: true });
    await miniCart(page).click();
    const panel = page.getByRole('dialog', { name: 'Your cart' });
    await panel.waitFor();
    const [box, button] = [await panel.boundingBox(), await miniCart(page).boundingBox()];
    expect(Math.abs((box?.x ?? 0) - (button?.x ?? 0))).toBeLessThan(20);
    await page.keyboard.press('Escape');
    expect(await hasFocus(miniCart(page))).toBe(true);
  });

  it('right to left: everything works', async () => {
    const { page } = await openHostPage('/hosts/rtl');
    await expectUsable(page);
  });

  it('a page that declares a dark scheme: the dark theme', async () => {
    const [host, { page: plain }] = [await openHostPage('/hosts/dark'), await openHostPage('/hosts/plain')];
    await plain.evaluate(() => document.documentElement.style.setProperty('color-scheme', 'dark'));
    // axe runs before the visit, because the visit pins the inherited colour.
    expect(await axeFaults(host.page)).toEqual([]);
    expect(differences('dark', await visit(host.page), await visit(plain))).toEqual({});
    await expectLaidOut(host.page);
    expectClean(host.page);
  });

  it('a dark page that declares no scheme: the light theme, and inline widgets have the page’s colour', async () => {
    const { page } = await openHostPage('/hosts/dark-unsaid');
    expect(await axeFaults(page)).toEqual([]);
    const colors = await miniCart(page).evaluate((button) => [
      getComputedStyle(button).color,
      getComputedStyle(document.body).color,
    ]);
    expect(colors[0]).toBe(colors[1]);
    const { page: plain } = await openHostPage('/hosts/plain');
    expect(differences('dark-unsaid', await visit(page), await visit(plain))).toEqual({});
    expectClean(page);
  });

  it.each(['light', 'dark'] as const)(
    'forced colours, %s: everything works and is distinguishable',
    async (colorScheme) => {
      const { page } = await openHostPage('/hosts/plain', {
        colorScheme,
        before: (fresh) => fresh.emulateMedia({ forcedColors: 'active' }),
      });
      await visit(page);
      await expectLaidOut(page);
      const told = await page.evaluate(() => {
        const root = document.querySelector('waybill-pricing-table')?.shadowRoot;
        const width = (selector: string, side: 'outlineWidth' | 'borderTopWidth') => {
          const element = root?.querySelector(selector);
          return element ? getComputedStyle(element)[side] : null;
        };
        const colour = (selector: string) => {
          const element = root?.querySelector(selector);
          return element ? getComputedStyle(element).color : null;
        };
        return {
          chosen: width('.segmented label:has(:checked)', 'outlineWidth'),
          selected: width('.card-selected', 'borderTopWidth'),
          button: width('.btn', 'borderTopWidth'),
          tick: colour('.ticks .icon') === colour('.ticks li'),
        };
      });
      expect(told).toEqual({ chosen: '2px', selected: '3px', button: '1px', tick: true });
      // Forced colours are the reader's own, so contrast is not checked.
      expect(await axeFaults(page, { contrast: false })).toEqual([]);
      expectClean(page);
    },
  );

  it('zoomed to 400 %: one column without horizontal scrolling', async () => {
    const { page } = await openHostPage('/hosts/plain', { viewport: { width: 320, height: 256 } });
    await pick(page, 'Route Planner');
    await settled(page);
    await expectLaidOut(page);
    const clear = carts(page).first().getByRole('button', { name: 'Clear cart' });
    await clear.click();
    const dialog = page.getByRole('dialog', { name: 'Clear your cart?' });
    await dialog.waitFor();
    await expectLaidOut(page);
    await page.keyboard.press('Escape');
    expect(await hasFocus(clear)).toBe(true);
    await miniCart(page).click();
    await page.getByRole('dialog', { name: 'Your cart' }).waitFor();
    await expectLaidOut(page);
    expect(await axeFaults(page)).toEqual([]);
    expectClean(page);
  });

  it.each([
    ['a root font size of 32 px', '/hosts/large-root', 0],
    ['a reader’s text size of 200 %', '/hosts/plain', 32],
  ])('%s doubles the size of all text, and cuts none off', async (_, path, standard) => {
    const { page: usual } = await openHostPage('/hosts/plain');
    const { page } = await openHostPage(path, {
      before: async (fresh) => {
        if (standard === 0) return;
        const session = await fresh.context().newCDPSession(fresh);
        await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
      },
    });
    const parts = [
      ['waybill-pricing-table', '.card-title'],
      ['waybill-pricing-table', '.price-figure'],
      ['waybill-pricing-table', '.btn'],
      ['waybill-cart', '.panel-title'],
    ] as const;
    for (const [tag, selector] of parts) {
      const twice = 2 * (await textSize(usual, tag, selector));
      expect(await textSize(page, tag, selector)).toBe(twice);
    }
    await expectUsable(page);
  });
});
