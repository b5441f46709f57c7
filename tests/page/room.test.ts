import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../tools/widgets.mjs';
import { settled } from './acts';
import { expectClean, openPage } from './kit';

/** A page with each widget in a flex row, like a site's header or column. */
const PAGE = `
  <div style="display: flex"><waybill-mini-cart></waybill-mini-cart></div>
  <div style="display: flex"><div data-waybill="mini-cart"></div></div>
  <div style="width: 320px"><waybill-cart></waybill-cart></div>
  <div style="width: 320px"><div data-waybill="cart"></div></div>
  <div><waybill-pricing-table></waybill-pricing-table></div>
  <div><div data-waybill="pricing-table"></div></div>`;

/** What many pages say where less motion is wanted: every animation ends at once. */
const RESET = `@media (prefers-reduced-motion: reduce) {
  *, ::before, ::after { animation-delay: -1ms !important; animation-duration: 1ms !important; animation-iteration-count: 1 !important }
}`;

const openRoom = async (hasScripts = true, reset = '') => {
  const css = await readFile(join(ROOT, 'dist/waybill.css'), 'utf8');
  const body = `<!doctype html><html lang="en"><head><link rel="icon" href="data:,"><style>${css}${reset}</style></head><body>${PAGE}</body></html>`;
  const page = await openPage({
    path: '/room',
    hasScripts,
    reducedMotion: reset ? 'reduce' : 'no-preference',
    before: (fresh) => fresh.route('**/room', (route) => route.fulfill({ contentType: 'text/html', body })),
  });
  const rows = () =>
    page.evaluate(() =>
      [...document.body.children].map((row) => {
        const { width, height } = row.firstElementChild?.getBoundingClientRect() ?? { width: 0, height: 0 };
        return [width, height].map(Math.round);
      }),
    );
  /** Moves the page's animations to so many ms after they began. */
  const wait = (ms: number) =>
    page.evaluate((at) => {
      for (const animation of document.getAnimations()) {
        animation.pause();
        animation.currentTime = at;
      }
    }, ms);
  const heights = async () => (await rows()).map(([, height]) => height);
  const load = async () => {
    await page.addScriptTag({ type: 'module', url: '/dist/waybill.js' });
    await page.evaluate(() => Reflect.get(window, 'waybill')?.configure({ api: '' }));
    await settled(page);
  };
  return { page, rows, heights, wait, load };
};

const NOTHING = [0, 0, 0, 0, 0, 0];

it('waybill.css reserves the space of the widgets', async () => {
  const { page, rows, load } = await openRoom();
  const before = await rows();
  await load();
  const [mini, miniPlaceholder, cart, cartPlaceholder, table, tablePlaceholder] = await rows();
  expect(before.slice(0, 4)).toEqual([mini, miniPlaceholder, cart, cartPlaceholder]);
  // Content below is out of view from the start.
  expect([table, tablePlaceholder].every((now) => (now?.[1] ?? 0) >= 900)).toBe(true);
  expect(before.slice(4).map(([, height]) => height)).toEqual([900, 900]);
  expectClean(page);
});

it('waybill.css gives the space back after 4 s where no script comes, and keeps it again once one does', async () => {
  const { page, heights, wait, load } = await openRoom();
  const kept = await heights();
  await wait(3999);
  expect(await heights()).toEqual(kept);
  await wait(4000);
  expect(await heights()).toEqual(NOTHING);
  await load();
  expect((await heights()).slice(0, 4)).toEqual(kept.slice(0, 4));
  expectClean(page);
});

it.each([
  ['ends every animation at once', RESET],
  ['takes every animation away', RESET.replace('animation-delay: -1ms', 'animation: none')],
])(
  'waybill.css keeps the space for 4 s, and gives it back, on a page that %s where less motion is wanted',
  async (_, reset) => {
    const { heights, wait } = await openRoom(true, reset);
    const kept = await heights();
    expect(kept.slice(4)).toEqual([900, 900]);
    await wait(3999);
    expect(await heights()).toEqual(kept);
    await wait(4000);
    expect(await heights()).toEqual(NOTHING);
  },
);

it('waybill.css keeps the space longer while the files of a widget are on their way, but not for ever', async () => {
  const { page, heights, wait } = await openRoom();
  const kept = await heights();
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/dist/elements/faq.js' });
    document.head.append(link);
  });
  await wait(19_999);
  expect(await heights()).toEqual(kept);
  await wait(20_000);
  expect(await heights()).toEqual(NOTHING);
});

it('waybill.css reserves no space where the browser runs no scripts', async () => {
  const { heights } = await openRoom(false);
  expect(await heights()).toEqual(NOTHING);
});
