import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { eventually } from '../acts';
import { openPage, underStrictPolicy } from '../kit';

underStrictPolicy();

/** Timeout in ms, long enough for an order of the demo. */
const WITHIN = { timeout: 20_000 };
const AGREE = 'I AGREE AND CONTINUE';

const tell = (page: Page, path: string, init: { readonly method: string; readonly data?: object }) =>
  page.request.fetch(new URL(path, page.url()).href, init);
const reset = (page: Page) => tell(page, '/demo/activation', { method: 'DELETE' });

/** Tabs to the button of that name and presses it by keyboard. */
async function pressByKeys(page: Page, name: string): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      let at = document.activeElement;
      while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
      return at?.textContent?.trim() ?? '';
    });
  for (let tabs = 0; tabs < 40 && (await focused()) !== name; tabs += 1) await page.keyboard.press('Tab');
  expect(await focused()).toBe(name);
  await page.keyboard.press('Enter');
}

async function open(as: string, width: number): Promise<Page> {
  const page = await openPage({ path: '/account/billing/subscription', as, viewport: { width, height: 800 } });
  await reset(page);
  await page.reload();
  await page.getByRole('button', { name: 'Move to My Custom Solution' }).press('Enter');
  await page.getByRole('row', { name: /Total/ }).waitFor();
  return page;
}

describe('a legacy account, by keyboard alone', () => {
  it.each([
    ['store', 1280, true],
    ['wired', 1280, false],
    ['store', 360, true],
    ['wired', 360, false],
  ])('%s migrates to a custom solution at %i px [MIG-04, MIG-05, MIG-06, MIG-11]', async (as, width, isStore) => {
    const page = await open(as, width);
    await pressByKeys(page, 'Next: your devices');
    await page.getByRole('dialog', { name: 'Your devices are ready' }).waitFor();
    // Presses until the guard against double presses has expired.
    await eventually(async () => {
      if (await page.getByRole('button', { name: AGREE }).isVisible()) await pressByKeys(page, AGREE);
      return page.getByRole('button', { name: AGREE }).count();
    }).toBe(0);
    const done = page.getByRole('dialog', { name: 'Your account has moved' });
    await done.waitFor(WITHIN);
    expect((await done.innerText()).includes('Now cancel in the store')).toBe(isStore);
    // The focus is on the title, so that a key that was meant for something else does nothing.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await done.waitFor({ state: 'detached' });
    await page.locator('waybill-subscription').getByText('My Custom Solution').first().waitFor();
    expect(await page.getByRole('button', { name: 'Move to My Custom Solution' }).count()).toBe(0);
    await reset(page);
  });

  it('legacy waits until its drivers have updated, and continues after a reload [MIG-02, MIG-03]', async () => {
    const page = await open('legacy', 1280);
    await pressByKeys(page, 'Next: your devices');
    await page.getByRole('dialog', { name: '3 devices need an update' }).waitFor();
    expect(await page.getByRole('button', { name: AGREE }).getAttribute('aria-disabled')).toBe('true');
    await tell(page, '/demo/devices', { method: 'POST', data: { state: 'updated' } });
    await pressByKeys(page, 'Check again');
    await page.getByRole('dialog', { name: 'Your devices are ready' }).waitFor();
    await eventually(async () => {
      if (await page.getByRole('button', { name: AGREE }).isVisible()) await pressByKeys(page, AGREE);
      return page.getByRole('button', { name: AGREE }).count();
    }).toBe(0);
    await page.getByText('Confirmation received').waitFor(WITHIN);
    await page.reload();
    await page.getByRole('dialog', { name: 'Your account has moved' }).waitFor(WITHIN);
    await reset(page);
  });
});
