import { expect, it } from 'vitest';
import { callsOf } from './acts';
import { expectClean, openPage } from './kit';

it('switches an add-on on by keyboard, keeps the focus, and tells the page [ACT-01, ACT-10]', async () => {
  let calls: string[] = [];
  const page = await openPage({
    path: '/account/manage-features',
    as: 'subscriber',
    viewport: { width: 360, height: 800 },
    async before(fresh) {
      calls = callsOf(fresh);
      await fresh.addInitScript(() => {
        document.addEventListener('waybill-module-activate', ({ detail }) => {
          document.title = `activated ${detail.moduleId}`;
        });
      });
    },
  });
  await page.request.delete(new URL('/demo/activation', page.url()).href);
  await page.request.post(new URL('/demo/activation', page.url()).href, { data: { pace: 'normal', takes: 0 } });
  const widget = page.locator('waybill-subscription');
  await widget.getByRole('button', { name: 'Activate Territory Routing' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Activate Territory Routing?' });
  await question.getByText('Due today:').waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  const focused = () =>
    widget.evaluate((host) => host.shadowRoot?.activeElement?.textContent?.replace(/\s+/g, ' ').trim());
  expect(await focused()).toBe('Activate Territory Routing');
  expect(calls.filter((call) => call.includes('/manage/ui/'))).toEqual([]);

  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: /^Activate for \$/ }).press('Enter');
  const done = page.getByRole('dialog', { name: 'Territory Routing is active' });
  await done.waitFor();
  // A key that was meant for something else does nothing in a dialog that has just opened.
  await page.keyboard.press('Enter');
  expect(await done.isVisible()).toBe(true);
  await done.getByRole('button', { name: 'Close' }).press('Enter');
  await widget.getByRole('button', { name: 'Deactivate Territory Routing' }).waitFor();
  await expect.poll(focused).toBe('Deactivate Territory Routing');
  expect(await page.title()).toBe('activated 143');
  expect(calls.filter((call) => call.startsWith('POST')).map((call) => call.replace(/\?.*/, ''))).toEqual([
    'POST /manage/ui/features/validate',
    'POST /account/modules/confirm',
    'POST /account/modules/purchase',
    'POST /manage/ui/modules/143/activate',
  ]);
  await page.request.delete(new URL('/demo/activation', page.url()).href);
  expectClean(page);
});
