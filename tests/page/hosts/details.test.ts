import { expect, it } from 'vitest';
import { eventually } from '../acts';
import { expectClean, openPage } from '../kit';

const PATH = '/platform/marketplace/optimization/bolt/route-optimization';

it('the details page plays its video by keyboard, 75 percent wide, with captions, to its end [LAY-05, VID-02, VID-04]', async () => {
  const page = await openPage({ path: PATH, as: 'subscriber', viewport: { width: 1280, height: 800 } });
  const details = page.locator('waybill-module-details');
  await details.getByRole('heading', { name: 'Route Optimization', level: 2 }).waitFor();

  const picture = page.getByRole('button', { name: 'Play the video: Dynamic Routing' });
  await picture.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Dynamic Routing' });
  await dialog.waitFor();
  expect(await dialog.evaluate((box: HTMLElement) => box.offsetWidth / innerWidth)).toBeCloseTo(0.75, 2);
  const video = dialog.locator('video');
  await eventually(() => video.evaluate((player: HTMLVideoElement) => player.currentTime > 0)).toBe(true);
  await eventually(() => video.evaluate((player: HTMLVideoElement) => player.textTracks[0]?.mode)).toBe('showing');
  await page.setViewportSize({ width: 751, height: 800 });
  expect(await dialog.evaluate((box: HTMLElement) => box.offsetWidth)).toBe(751);
  await video.evaluate((player: HTMLVideoElement) => void (player.currentTime = player.duration - 0.1));
  await dialog.waitFor({ state: 'detached' });
  await eventually(() => picture.evaluate((button) => button.matches(':focus'))).toBe(true);

  const top = async (part: string) => (await details.locator(`[part=${part}]`).boundingBox())?.y ?? 0;
  expect(await top('buy')).toBeGreaterThan(await top('media'));
  await expectClean(page);
});
