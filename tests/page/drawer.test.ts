import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { eventually, settled } from './acts';
import { expectClean, openPage } from './kit';
import { drawnAt, recordShifts, shiftSince } from './shifts';

/** Follows the link to the boosters. @returns the time (ms) after which they are at the top of the window */
const toBoosters = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const root = document.querySelector('waybill-pricing-table')?.shadowRoot;
    const place = root?.getElementById('booster-list');
    const start = performance.now();
    root?.querySelector<HTMLElement>('a[href="#booster-list"]')?.click();
    return new Promise<number>((resolve) => {
      const look = (): void => {
        const top = place?.getBoundingClientRect().top ?? 0;
        if (top < innerHeight / 4 || performance.now() - start > 5000) resolve(performance.now() - start);
        else requestAnimationFrame(look);
      };
      look();
    });
  });

it('the sidebar’s cart is a drawer with a focus trap up to 1550 px; scrolling is smooth [LAY-02, LAY-14, LAY-15, PRC-16]', async () => {
  const page = await openPage({
    path: '/pricing',
    viewport: { width: 1550, height: 800 },
    until: 'commit',
    before: recordShifts,
  });
  const drawn = await drawnAt(page);
  await settled(page);
  await page.getByRole('heading', { name: 'Boosters' }).waitFor({ state: 'attached' });
  expect(await shiftSince(page, drawn)).toBe(0);
  // The hash adds the package to the cart without navigation.
  await page.evaluate(() => void (location.hash = '#route-planner'));
  const cart = page.locator('waybill-cart');
  const bar = cart.getByRole('button', { name: /^Your cart/ });
  const drawer = page.getByRole('dialog', { name: 'Your cart' });
  await eventually(() => bar.innerText()).toContain('$149.00');

  await settled(page);

  const width = () => page.evaluate(() => document.documentElement.getBoundingClientRect().width);
  const before = await width();
  await bar.focus();
  await page.keyboard.press('Enter');
  await drawer.waitFor();
  expect(await width()).toBe(before);
  // The focus trap keeps the elements behind the drawer out of reach.
  const focused = () => page.evaluate(() => document.activeElement?.localName);
  const reached = new Set<string | undefined>();
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab');
    reached.add(await focused());
  }
  // After the last element the focus moves to the browser's own toolbar.
  reached.delete('body');
  expect([...reached]).toEqual(['waybill-cart']);
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
  expect(await bar.evaluate((one) => (one.getRootNode() as ShadowRoot).activeElement === one)).toBe(true);

  await page.setViewportSize({ width: 1551, height: 800 });
  await cart.getByRole('heading', { name: /Your cart/ }).waitFor();
  expect(await bar.count()).toBe(0);

  expect(await toBoosters(page)).toBeGreaterThan(500);
  expectClean(page);
});

it('the page scrolls at once where less motion is wanted', async () => {
  const page = await openPage({
    path: '/pricing',
    viewport: { width: 1551, height: 800 },
    reducedMotion: 'reduce',
  });
  await settled(page);
  await page.getByRole('heading', { name: 'Boosters' }).waitFor({ state: 'attached' });
  expect(await toBoosters(page)).toBeLessThan(500);
  expectClean(page);
});
