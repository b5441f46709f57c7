import { expect, it } from 'vitest';
import { eventually } from './acts';
import { expectClean, openPage } from './kit';

/** Converts `$3,550.00` or `−$50.00` to cents. */
const cents = (text: string): number => Number(text.replace('−', '-').replace(/[^\d-]/g, ''));

it('an upgrade works by keyboard up to its order, in 800 px or on a phone, with correct sums [UPG-05, UPG-06, LAY-10]', async () => {
  const page = await openPage({
    path: '/account/manage-features',
    as: 'subscriber',
    viewport: { width: 1280, height: 800 },
  });
  const orders: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /subscription|billing|order/.test(request.url())) orders.push(request.url());
  });
  const opener = page.locator('waybill-subscription').getByRole('button', { name: /^Upgrade/ });
  await opener.waitFor();
  await opener.focus();
  await page.keyboard.press('Enter');

  // Without another package in the cart the upgrade asks for a package first.
  const dialog = page.getByRole('dialog');
  const radios = dialog.getByRole('radio');
  await dialog.getByRole('heading', { name: 'Which package would you like?' }).waitFor();
  await radios.first().waitFor();
  expect(await dialog.evaluate((box: HTMLElement) => box.offsetWidth)).toBe(800);
  expect(await dialog.getByRole('heading').evaluate((title) => title.matches(':focus'))).toBe(true);
  // Arrow keys wrap around from the last option to the first.
  await radios.first().focus();
  for (const key of ['ArrowLeft', 'ArrowRight']) await page.keyboard.press(key);
  expect(await radios.first().isChecked()).toBe(true);
  await dialog.getByRole('button', { name: 'Next: billing' }).focus();
  await page.keyboard.press('Enter');

  // The current cycle is preselected, so the next press is no error.
  const next = dialog.getByRole('button', { name: 'Next: review' });
  await next.waitFor();
  expect(await dialog.locator('[part=upgrade-message] strong').textContent()).not.toBe('');
  expect(
    await dialog.getByRole('radiogroup', { name: 'Billing cycle' }).getByRole('radio', { checked: true }).count(),
  ).toBe(1);
  await next.focus();
  await page.keyboard.press('Enter');

  const confirm = dialog.getByRole('button', { name: /^Upgrade/ });
  await confirm.waitFor();
  const sums = (await dialog.getByRole('definition').allTextContents()).map(cents);
  // The sums are the lines and the amount due; this account's country has no tax.
  const due = sums.at(-1);
  expect(sums.slice(0, -1).reduce((all, sum) => all + sum, 0)).toBe(due);
  expect(sums.length).toBeGreaterThan(2);

  await page.setViewportSize({ width: 360, height: 740 });
  // Beside a scroll bar of the page, where the browser has one that takes room.
  const room = await page.evaluate(() => document.documentElement.clientWidth);
  expect(await dialog.evaluate((box: HTMLElement) => [box.offsetWidth, box.offsetHeight])).toEqual([room, 740]);
  expect((await confirm.boundingBox())?.width).toBeGreaterThan(300);

  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await eventually(() => opener.evaluate((button) => button.matches(':focus'))).toBe(true);
  expect(orders).toEqual([]);
  expectClean(page);
});
