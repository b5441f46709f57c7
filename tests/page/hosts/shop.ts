import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { callsOf, cardOf, eventually, pick, prevent, settled } from '../acts';
import { openPage, type PageOptions } from '../kit';
import type { Pictures } from '../../kit/pictures';
import { poseInPage, unposeInPage } from '../../kit/pose';
import { floatPicture, pinInherited, widgetPictures } from './pictures';

export interface Shop {
  readonly page: Page;
  /** The calls to the server, in order. */
  readonly calls: readonly string[];
}

/** Opens a page of `/hosts` and waits until its widgets are ready. */
export async function openHostPage(path: string, options: Omit<PageOptions, 'path'> = {}): Promise<Shop> {
  let calls: readonly string[] = [];
  const page = await openPage({
    ...options,
    path,
    before: async (fresh) => {
      calls = callsOf(fresh);
      await options.before?.(fresh);
      await fresh.emulateMedia({ reducedMotion: 'reduce' });
    },
  });
  await settled(page);
  await prevent(page, 'navigate');
  return { page, calls };
}

export const carts = (page: Page): Locator => page.locator('waybill-cart .wb-root');
export const miniCart = (page: Page): Locator => page.locator('waybill-mini-cart').getByRole('button').first();

const buttonOf = (page: Page, plan: string): Locator => cardOf(page, plan).getByRole('button').first();

/** Tells whether an element has the focus, across shadow roots. */
export const hasFocus = (element: Locator): Promise<boolean> =>
  element.evaluate((one) => (one.getRootNode() as ShadowRoot).activeElement === one);

async function everyCart(page: Page, text: string): Promise<void> {
  for (const cart of await carts(page).all()) await eventually(() => cart.innerText()).toContain(text);
}

/** Adds a package by mouse: every cart shows it, and the mini-cart counts it. */
async function byMouse(page: Page): Promise<void> {
  await pick(page, 'Route Planner');
  await everyCart(page, 'Route Planner');
  await eventually(() => miniCart(page).innerText()).toContain('1');
  await settled(page);
}

/** Turns a toggle and opens and closes a category by keyboard. */
async function byKeyboard(page: Page): Promise<void> {
  const planner = cardOf(page, 'Route Planner');
  const annual = page.getByRole('radio', { name: 'Annual' });
  await annual.focus();
  await page.keyboard.press('ArrowLeft');
  await eventually(() => page.getByRole('radio', { name: 'Monthly' }).isChecked()).toBe(true);
  await eventually(() => planner.innerText()).not.toContain('billed once a year');
  await page.keyboard.press('ArrowRight');
  await eventually(() => annual.isChecked()).toBe(true);
  await eventually(() => planner.innerText()).toContain('billed once a year');
  const category = page.locator('summary', { hasText: 'Last-Mile Delivery' });
  await category.focus();
  await page.keyboard.press('Enter');
  await cardOf(page, 'Parcel Delivery').waitFor();
  await page.keyboard.press('Enter');
  await cardOf(page, 'Parcel Delivery').waitFor({ state: 'detached' });
}

/** Tests a dialog: Escape changes nothing and restores the focus; its button acts. @returns its screenshot */
async function byDialog(page: Page): Promise<Buffer> {
  const other = buttonOf(page, 'Route Optimization');
  const dialog = page.getByRole('dialog', { name: /^Replace/ });
  await other.focus();
  await page.keyboard.press('Enter');
  await dialog.waitFor();
  const picture = await floatPicture(page, dialog);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await eventually(() => hasFocus(other)).toBe(true);
  await everyCart(page, 'Route Planner');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Replace package' }).click();
  await dialog.waitFor({ state: 'detached' });
  await everyCart(page, 'Route Optimization');
  await settled(page);
  return picture;
}

/** Tests the drop-down: it opens below its button, and Escape restores the focus. @returns its screenshot */
async function byDropDown(page: Page): Promise<Buffer> {
  const widget = { tag: 'waybill-mini-cart', at: 0 };
  // The drop-down opens at its button, so the button is moved to the same place on every page.
  await page.evaluate(poseInPage, { ...widget, width: 'max-content' });
  await miniCart(page).click();
  const panel = page.getByRole('dialog', { name: 'Your cart' });
  await panel.waitFor();
  await eventually(() => panel.innerText()).toContain('Route Optimization');
  const picture = await floatPicture(page, panel);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
  await eventually(() => hasFocus(miniCart(page))).toBe(true);
  await page.evaluate(unposeInPage, widget);
  return picture;
}

/** Removes an item and restores it by Undo. */
async function byUndo(page: Page): Promise<void> {
  await carts(page).first().getByRole('button', { name: 'Clear cart' }).click();
  const dialog = page.getByRole('dialog', { name: 'Clear your cart?' });
  await dialog.getByRole('button', { name: 'Clear cart' }).click();
  await everyCart(page, 'Your shopping cart is empty.');
  await carts(page).first().getByRole('button', { name: 'Undo' }).click();
  await everyCart(page, 'Route Optimization');
  await settled(page);
}

/** Plays a visit by mouse and keyboard. @returns screenshots of all that is shown */
export async function visit(page: Page): Promise<Pictures> {
  await pinInherited(page);
  await byMouse(page);
  await byKeyboard(page);
  const dialog = await byDialog(page);
  await byUndo(page);
  const dropDown = await byDropDown(page);
  return new Map([['dialog', dialog], ['drop-down', dropDown], ...(await widgetPictures(page))]);
}

/** Expects that no data were read twice. */
export function expectReadOnce(calls: readonly string[]): void {
  const reads = calls.filter((call) => call.startsWith('GET '));
  expect(reads.filter((call, at) => reads.indexOf(call) !== at)).toEqual([]);
}
