import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { callsOf } from '../acts';
import { expectClean, openPage, underStrictPolicy } from '../kit';

underStrictPolicy();

const WIDGET = 'waybill-subscription';

async function open(activation: object, as = 'subscriber') {
  let calls: string[] = [];
  const page = await openPage({
    path: '/account/manage-features',
    as,
    async before(fresh) {
      calls = callsOf(fresh);
    },
  });
  const demo = new URL('/demo/activation', page.url()).href;
  await page.request.delete(demo);
  await page.request.post(demo, { data: activation });
  await page.reload();
  const count = (part: string): number => calls.filter((call) => call.includes(part)).length;
  return { page, count, calm: () => page.request.delete(demo) };
}
const press = (page: Page, name: string) => page.locator(WIDGET).getByRole('button', { name }).press('Enter');
/** Presses a button of a dialog: the action it asks about, or the one that leaves a message. */
const answer = (page: Page, name: string, button: string | RegExp) =>
  page.getByRole('dialog', { name }).getByRole('button', { name: button }).press('Enter');
const ok = (page: Page, name: string) => answer(page, name, /^(Close|Reload the page)$/);
const ACTIVATE = /^Activate for \$\d+\.\d\d$/;

describe('an add-on in a browser', () => {
  it('is switched on with its dependencies, and off with its dependents', async () => {
    const { page, count, calm } = await open({ pace: 'normal', takes: 3000 });
    await press(page, 'Activate Telematics Gateway');
    await page.getByRole('dialog').getByText('Vehicle Profiles').waitFor();
    await answer(page, 'Activate Telematics Gateway?', ACTIVATE);
    await page.locator(WIDGET).getByText('Modules checked. Enabling your modules').waitFor();
    await ok(page, 'Telematics Gateway is active');
    await press(page, 'Deactivate Vehicle Profiles');
    await page.getByRole('dialog').getByText('These depend on it and are deactivated too:').waitFor();
    await answer(page, 'Deactivate Vehicle Profiles?', 'Deactivate Vehicle Profiles');
    await ok(page, 'Vehicle Profiles is deactivated');
    await page.locator(WIDGET).getByRole('button', { name: 'Activate Telematics Gateway' }).waitFor();
    expect([count('/purchase'), count('/activate'), count('/deactivate')]).toEqual([1, 2, 2]);
    await calm();
    expectClean(page);
  });

  it('that is stuck is polled for six times, shows the documented text, and reloads the page [ACT-08, ACT-09]', async () => {
    const { page, count, calm } = await open({ pace: 'stuck' });
    await press(page, 'Activate Avoidance Zones');
    const error = page.getByRole('dialog', { name: 'Avoidance Zones isn’t active yet' });
    await error.getByText('An error while processing your request.').waitFor({ timeout: 20_000 });
    expect(count('/modules/142/status')).toBe(6);
    const button = page.locator(WIDGET).locator('button', { hasText: 'Activate Avoidance Zones' });
    expect(await button.getAttribute('aria-disabled')).toBeNull();
    const reloaded = page.waitForEvent('load');
    await ok(page, 'Avoidance Zones isn’t active yet');
    await reloaded;
    await press(page, 'Activate Avoidance Zones');
    await calm();
  });

  it('that is refused, or whose confirmed list differs, is neither bought nor switched [ACT-06, ACT-16]', async () => {
    const { page, count, calm } = await open({ pace: 'normal', takes: 0, modules: 'refused' });
    await press(page, 'Activate Territory Routing');
    await answer(page, 'Activate Territory Routing?', ACTIVATE);
    await page.getByText('Nothing was changed or charged.').waitFor();
    const demo = new URL('/demo/activation', page.url()).href;
    await page.request.post(demo, { data: { pace: 'normal', takes: 0, modules: 'mismatched' } });
    const reloaded = page.waitForEvent('load');
    await ok(page, 'Territory Routing wasn’t activated');
    await reloaded;
    await press(page, 'Activate Territory Routing');
    await answer(page, 'Activate Territory Routing?', ACTIVATE);
    await page.getByRole('dialog').getByText('Invalid payload').waitFor();
    expect([count('/purchase'), count('POST /manage/ui/modules')]).toEqual([0, 0]);
    await calm();
  });

  it('is processed once for two tabs, and both show it', async () => {
    const { page, count, calm } = await open({ pace: 'normal', takes: 4000 });
    const other = await page.context().newPage();
    const calls = callsOf(other);
    await other.goto(page.url());
    await press(other, 'Activate Territory Routing');
    await press(page, 'Activate Territory Routing');
    await answer(page, 'Activate Territory Routing?', ACTIVATE);
    await answer(other, 'Activate Territory Routing?', ACTIVATE);
    await page.getByRole('dialog', { name: 'Territory Routing is active' }).waitFor();
    await other.getByRole('dialog', { name: 'Territory Routing is active' }).waitFor();
    expect(
      count('POST /manage/ui/modules') + calls.filter((call) => call.includes('POST /manage/ui/modules')).length,
    ).toBe(1);
    expect(count('/purchase') + calls.filter((call) => call.includes('/purchase')).length).toBe(1);
    await calm();
  });
});
