import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { addByButton, cartOf, emptyCartOf, eventually, pick, settled } from '../acts';
import { baseUrl } from '../base';
import { pressOn } from '../keyboard';
import { expectClean, openPage, underStrictPolicy } from '../kit';
import { dialogNamed, openToOrder, resetOrders } from '../orders';

underStrictPolicy();

const PACKAGES = '/account/manage-features#packages';
const urlOf = (path: string): string => new URL(path, baseUrl()).href;

/** What older browsers lack: the properties of one row are taken out of this one. */
const LACKS: readonly (readonly [what: string, ...properties: readonly string[]])[] = [
  ['setHTML', 'Element.prototype.setHTML', 'ShadowRoot.prototype.setHTML'],
  [
    'moveBefore',
    'Element.prototype.moveBefore',
    'Document.prototype.moveBefore',
    'DocumentFragment.prototype.moveBefore',
  ],
  ['requestIdleCallback', 'requestIdleCallback', 'cancelIdleCallback'],
  ['BroadcastChannel', 'BroadcastChannel'],
  ['locks', 'Navigator.prototype.locks'],
  ['popover and closedBy', 'HTMLElement.prototype.popover', 'HTMLDialogElement.prototype.closedBy'],
  [
    'checkVisibility and scrollend',
    'Element.prototype.checkVisibility',
    'onscrollend',
    'HTMLElement.prototype.onscrollend',
  ],
  ['Intl.DurationFormat and Intl.Segmenter', 'Intl.DurationFormat', 'Intl.Segmenter'],
];

/** Runs in the page, before its scripts. A property that stays is an error of the page, which the test finds. */
function takeAway(properties: readonly string[]): void {
  for (const property of properties) {
    const path = property.split('.');
    const name = path.pop() ?? '';
    const owner = path.reduce((from: object, key) => Reflect.get(from, key) as object, globalThis);
    if (!Reflect.deleteProperty(owner, name) || Object.hasOwn(owner, name)) throw new Error(`${property} stays`);
  }
}

const without = (page: Page, properties: readonly string[]) => page.addInitScript(takeAway, properties);
const names = (page: Page): Promise<string> => cartOf(page).innerText();

describe.each(LACKS)('a browser without %s', (_, ...properties) => {
  it('keeps a visitor’s cart over pages, tabs and a reload, and takes an item out again', async () => {
    const page = await openPage({ path: '/platform/marketplace', before: (fresh) => without(fresh, properties) });
    await settled(page);
    await addByButton(page, 'Vehicle Profiles');
    await eventually(() => names(page)).toContain('Vehicle Profiles');
    await settled(page);
    await page.reload();
    await settled(page);
    expect(await names(page)).toContain('Vehicle Profiles');
    const second = await page.context().newPage();
    await without(second, properties);
    await second.goto(urlOf('/platform/marketplace'));
    await settled(second);
    await cartOf(second).getByRole('button', { name: 'Remove Vehicle Profiles' }).click();
    await eventually(() => names(second)).toContain('Removed from your cart.');
    await settled(second);
    await second.close();
    await page.bringToFront();
    await page.reload();
    await settled(page);
    expect(await names(page)).not.toContain('Vehicle Profiles');
    expectClean(page);
  });

  it('lets a member order a package to its receipt', async () => {
    const page = await openToOrder(PACKAGES, 'indirect', { hasCard: false });
    await emptyCartOf(page, 'indirect');
    await without(page, properties);
    await page.goto(urlOf('/account/manage-features'));
    await page.goto(urlOf(PACKAGES));
    await settled(page);
    await pick(page, 'Business Optimization');
    await cartOf(page).getByRole('button', { name: 'Continue to checkout' }).click();
    await dialogNamed(page, 'Change to Business Optimization?').waitFor();
    const success = dialogNamed(page, 'Successfully updated');
    await pressOn(page, 'ENABLE', success);
    await success.getByText('Business Optimization is active').waitFor();
    await resetOrders(page);
    expectClean(page);
  });
});

describe('a browser without declarative shadow roots', () => {
  it('mounts the prices that a server has rendered', async () => {
    const page = await openPage({
      path: '/pricing',
      isServed: true,
      before: (fresh) =>
        fresh.route('**/pricing', async (route) => {
          const answer = await route.fetch();
          const html = (await answer.text()).replaceAll('shadowrootmode', 'data-shadowrootmode');
          await route.fulfill({ response: answer, body: html });
        }),
    });
    expect(
      await page.evaluate(() => document.querySelectorAll('template[data-shadowrootmode]').length),
    ).toBeGreaterThan(0);
    await settled(page);
    await pick(page, 'Route Optimization');
    await eventually(() => names(page)).toContain('Route Optimization');
    expectClean(page);
  });
});
