import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { cartOf, eventually, overflowOf, prevent, settled } from './acts';
import { expectClean, openPage, underStrictPolicy } from './kit';

underStrictPolicy();

/** Records layout shifts without recent input, except in the site's header, where the badge may shift. */
function watchShifts(): void {
  Reflect.set(globalThis, 'shifts', []);
  const shifts = Reflect.get(globalThis, 'shifts');
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (
        !Reflect.get(entry, 'hadRecentInput') &&
        Reflect.get(entry, 'sources').some(
          ({ node }: { node: Node | null }) => !document.querySelector('header.site-header')?.contains(node),
        )
      )
        shifts.push(Reflect.get(entry, 'value'));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
const shifts = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'shifts'));

const put = async (page: Page, item: string): Promise<void> => {
  await page.evaluate((one) => Reflect.get(window, 'waybill').cart.add(one), item);
  await page.waitForFunction((one) => {
    const { plan, modules } = Reflect.get(window, 'waybill').cart.get();
    const [kind, id] = one.split('/');
    if (kind === 'package') return plan?.id === Number(id);
    return modules.some(({ module }: { module: { id: number } }) => module.id === Number(id));
  }, item);
  await settled(page);
};

it('the cart page works by keyboard, fits a phone, and has no layout shifts [NAV-13, CRT-47, CRT-62]', async () => {
  const page = await openPage({ path: '/shopping-cart-review', before: (fresh) => fresh.addInitScript(watchShifts) });
  await settled(page);
  const cart = cartOf(page);
  const press = async (name: string | RegExp, key = 'Enter') => {
    await cart.getByRole('button', { name }).first().focus();
    await page.keyboard.press(key);
  };
  for (const item of ['package/8', 'module/201', 'module/202']) await put(page, item);
  await page.reload();
  await settled(page);
  await eventually(() => cart.innerText()).toMatch(/Recommended for you/);
  expect(await shifts(page)).toEqual([]);
  const [lines, sum] = await Promise.all(
    ['.cart-lines', '.stub'].map((part) => cart.locator(part).evaluate((one) => one.getBoundingClientRect())),
  );
  expect(sum?.left).toBeGreaterThanOrEqual(lines?.right ?? Number.NaN);

  const field = cart.getByRole('spinbutton', { name: 'Quantity of Additional drivers' });
  await field.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await eventually(() => cart.innerText()).toContain('3 drivers × $19');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await eventually(() => cart.innerText()).toContain('12 drivers × $19');
  await settled(page);
  await press('Remove Planner and dispatcher seats');
  await eventually(() => cart.innerText()).toContain('Removed from your cart.');
  await settled(page);
  await press('Undo');
  await eventually(() => cart.innerText()).toContain('Planner and dispatcher seats');
  await settled(page);
  await press(/^Remove all of/);
  await eventually(() => cart.innerText()).not.toContain('Additional drivers');
  await settled(page);
  await press('Undo');
  await eventually(() => cart.innerText()).toContain('12 drivers × $19');

  await page.setViewportSize({ width: 360, height: 800 });
  expect(await overflowOf(page)).toBe(0);
  const [above, below] = await Promise.all(
    ['.cart-lines', '.stub'].map((part) => cart.locator(part).evaluate((one) => one.getBoundingClientRect())),
  );
  // Firefox rounds both to fractions of a pixel.
  expect((below?.top ?? Number.NaN) - (above?.bottom ?? Number.NaN)).toBeGreaterThan(-0.01);

  await settled(page);
  await prevent(page, 'navigate');
  const moved = page.evaluate(
    () => new Promise((resolve) => document.addEventListener('waybill-navigate', ({ type }) => resolve(type))),
  );
  await press('Continue to registration');
  expect(await moved).toBe('waybill-navigate');
  expectClean(page);
});
