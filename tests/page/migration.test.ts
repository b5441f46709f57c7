import { expect, it } from 'vitest';
import { eventually, outdateAppsOf } from './acts';
import { pressOn } from './keyboard';
import { expectClean, openPage } from './kit';

it('the migration wizard is a dialog of 700 px, full screen on a phone, and works by keyboard [LAY-12, MIG-01]', async () => {
  const page = await openPage({
    path: '/account/billing/subscription',
    as: 'custom',
    before: (fresh) => outdateAppsOf(fresh, 'custom'),
  });
  const begin = page.getByRole('button', { name: 'Move it to the marketplace' });
  await begin.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('row', { name: /Total/ }).waitFor();
  const size = () =>
    dialog.evaluate((box) => {
      const { width, height } = box.getBoundingClientRect();
      return { width: Math.round(width), height: Math.round(height) };
    });
  await eventually(async () => (await size()).width).toBeGreaterThanOrEqual(700);

  await page.setViewportSize({ width: 360, height: 740 });
  // Some browsers take the room of a scroll bar.
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  await eventually(size).toEqual({ width, height: 740 });
  const isOver = () => dialog.evaluate((box) => [...box.querySelectorAll('*')].some((one) => one.scrollWidth > 361));
  expect(await isOver()).toBe(false);
  await pressOn(page, 'Next: your devices', page.getByRole('dialog', { name: '1 device needs an update' }));
  expect(await isOver()).toBe(false);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await eventually(() =>
    begin.evaluate((button) => button.getRootNode() instanceof ShadowRoot && button.matches(':focus')),
  ).toBe(true);
  expectClean(page);
});
