import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { countersOf } from '../../kit/conformance/measures';
import { cardOf, eventually, pick, settled } from '../acts';
import { expectClean } from '../kit';
import { differences } from '../../kit/pictures';
import { carts, expectReadOnce, hasFocus, openHostPage, visit } from './shop';

/** Number of moves of each panel. */
const TIMES = 50;

/** Moves every panel with all DOM methods for moving, and back. */
const moveAbout = (page: Page, times: number): Promise<void> =>
  page.evaluate(async (rounds) => {
    const panels = [...document.querySelectorAll<HTMLElement>('[draggable]')];
    const homes = panels.map((panel) => panel.parentElement);
    const elsewhere = document.createElement('div');
    const shadow = document.createElement('div');
    shadow.attachShadow({ mode: 'open' }).append(document.createElement('article'));
    document.body.append(elsewhere, shadow);
    for (let round = 0; round < rounds; round += 1) {
      for (const panel of panels) elsewhere.append(panel);
      for (const panel of panels) shadow.shadowRoot?.firstElementChild?.prepend(panel);
      panels.forEach((panel, at) => homes[at]?.append(panel));
      for (const home of new Set(homes)) home?.append(...[...home.children].toReversed());
      panels.forEach((panel, at) => homes[at]?.append(panel));
      await new Promise((resolve) => setTimeout(resolve));
    }
    elsewhere.remove();
    shadow.remove();
  }, times);

const views = (page: Page) =>
  page.evaluateHandle(() =>
    [...document.querySelectorAll('[draggable] > *')].map((widget) => widget.shadowRoot?.querySelector('.wb-root')),
  );

describe('a page that moves its widgets', () => {
  it('keeps their state, repeats no call, and leaks nothing', async () => {
    const { page, calls } = await openHostPage('/hosts/moving');
    await pick(page, 'Route Planner');
    await page.locator('summary', { hasText: 'Last-Mile Delivery' }).click();
    await cardOf(page, 'Parcel Delivery').waitFor();
    await settled(page);
    const before = await views(page);
    await moveAbout(page, 5);
    const held = await countersOf(page);
    const asked = calls.length;
    await moveAbout(page, TIMES);
    const isSame = await before.evaluate((known) =>
      [...document.querySelectorAll('[draggable] > *')].every(
        (widget, at) => widget.shadowRoot?.querySelector('.wb-root') === known[at],
      ),
    );
    expect(isSame).toBe(true);
    await cardOf(page, 'Parcel Delivery').waitFor();
    for (const cart of await carts(page).all()) expect(await cart.innerText()).toContain('Route Planner');
    // A leak would show fifty times; the browser itself keeps a few nodes.
    const { nodes, listeners } = await countersOf(page);
    expect(nodes - held.nodes).toBeLessThan(TIMES);
    expect(listeners - held.listeners).toBeLessThan(TIMES);
    expect(calls.slice(asked)).toEqual([]);
    expectReadOnce(calls);
    expectClean(page);
  });

  it('can put them away and back, with the current cart and the same look', async () => {
    const { page, calls } = await openHostPage('/hosts/moving');
    await page.evaluate(async () => {
      const panels = [...document.querySelectorAll<HTMLElement>('[draggable]')];
      const homes = panels.map((panel) => panel.parentElement);
      for (const panel of panels) panel.remove();
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      panels.forEach((panel, at) => homes[at]?.append(panel));
    });
    await settled(page);
    await page.getByRole('button', { name: 'sort them' }).click();
    await page.locator('[draggable]').last().dragTo(page.locator('[data-column]').last());
    await page.getByRole('button', { name: 'sort them' }).click();
    const { page: plain } = await openHostPage('/hosts/plain');
    const order = await page.evaluate(() => {
      const sheet = document.querySelector('waybill-cart[layout="page"]')?.parentElement;
      sheet?.parentElement?.append(sheet);
      return [...document.querySelectorAll('waybill-cart')].map((cart) => cart.getAttribute('layout'));
    });
    expect(order).toEqual([null, 'page']);
    expect(differences('moved', await visit(page), await visit(plain))).toEqual({});
    expectReadOnce(calls);
    expectClean(page);
  });

  it('keeps the focus if the browser supports moveBefore', async () => {
    const { page } = await openHostPage('/hosts/moving');
    const button = cardOf(page, 'Route Planner').getByRole('button').first();
    await button.focus();
    const isMoved = await page.evaluate(() => {
      const table = document.querySelector('waybill-pricing-table')?.parentElement;
      const column = document.querySelector('[data-column]:last-child');
      const move: unknown = column && Reflect.get(column, 'moveBefore');
      if (!table || typeof move !== 'function') return false;
      Reflect.apply(move, column, [table, null]);
      return true;
    });
    expect(isMoved).toBe(true);
    expect(await hasFocus(button)).toBe(true);
    await page.keyboard.press('Enter');
    await eventually(() => carts(page).first().innerText()).toContain('Route Planner');
    expectClean(page);
  });
});
