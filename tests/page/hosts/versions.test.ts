import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { baseUrl } from '../base';
import { OTHER_VERSION } from '../../../demo/server/site/other-version';
import { version } from '../../../package.json';
import { callsOf, cardOf, cartOf, eventually, pick, prevent, settled } from '../acts';
import { expectClean, mishapsOf, NO_MISHAPS, openPage } from '../kit';
import { unpackEarlierRelease } from './earlier-release';

const WIDGETS =
  '<waybill-mini-cart></waybill-mini-cart><waybill-pricing-table></waybill-pricing-table><waybill-cart></waybill-cart>';

const OURS = '/dist';
/** The current build under another version number, because until the next release it has that of the earlier release. */
const OTHERS = '/test/other-version';
const earlier = unpackEarlierRelease();
const EARLIER = earlier.path;

const loader = (from: string): string => `<script type="module" src="${from}/waybill.js" data-api=""></script>`;

const classic = (from: string): string => `<script src="${from}/waybill.classic.js" data-api=""></script>`;

/** Builds a script that imports these elements one after the other, as a bundle does. */
const imports = (from: string, ...names: readonly string[]): string =>
  `<script type="module">${names.map((name) => `import '${from}/elements/${name}.js';`).join('')}</script>`;

const all = (from: string): string => imports(from, 'pricing-table', 'cart', 'mini-cart');

/** Opens a page with these scripts in this order and all widgets. */
async function openWith(scripts: readonly string[]): Promise<{ page: Page; calls: readonly string[] }> {
  let calls: readonly string[] = [];
  const page = await openPage({
    path: '/hosts/case',
    before: async (fresh) => {
      calls = callsOf(fresh);
      await earlier.bring(fresh);
      await fresh.route('**/hosts/case', (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><html lang="en"><head><title>Case</title><link rel="icon" href="data:,">${scripts.join('')}</head><body>${WIDGETS}</body></html>`,
        }),
      );
    },
  });
  await settled(page);
  return { page, calls };
}

const releaseOf = (page: Page): Promise<string> =>
  page.evaluate(() => Reflect.get(globalThis, Symbol.for('waybill/1')).version);

/** Expects one cart, one dialog and one live region for all widgets, and no repeated calls. */
async function expectWorking(page: Page, calls: readonly string[]): Promise<void> {
  await prevent(page, 'navigate');
  await pick(page, 'Route Planner');
  await eventually(() => cartOf(page).innerText()).toContain('Route Planner');
  await eventually(() => page.locator('waybill-mini-cart').getByRole('button').first().innerText()).toContain('1');
  await settled(page);
  const other = cardOf(page, 'Route Optimization').getByRole('button').first();
  await other.click();
  await page.getByRole('dialog', { name: /^Replace/ }).waitFor();
  expect(await page.getByRole('dialog', { name: /^Replace/ }).count()).toBe(1);
  await page.keyboard.press('Escape');
  await eventually(() => other.evaluate((one) => (one.getRootNode() as ShadowRoot).activeElement === one)).toBe(true);
  expect(await page.locator('waybill-dialogs').count()).toBe(1);
  expect(await page.locator('#waybill-live').count()).toBe(1);
  const reads = calls.filter((call) => call.startsWith('GET '));
  expect(reads.filter((call, at) => reads.indexOf(call) !== at)).toEqual([]);
}

/** The single error about two releases, which says what to do. */
const TOLD = [expect.stringMatching(/^waybill [\d.]+: waybill [\d.]+ is on this page and stays; load one version$/)];

describe('an earlier release and this one on one page', () => {
  it.each([
    ['two loaders', [loader(OTHERS), loader(EARLIER)], OTHER_VERSION],
    ['two loaders, the earlier first', [loader(EARLIER), loader(OTHERS)], earlier.version],
    ['two bundles', [all(OTHERS), all(EARLIER)], OTHER_VERSION],
    ['two bundles, the earlier first', [all(EARLIER), all(OTHERS)], earlier.version],
    ['a loader and a classic script', [loader(EARLIER), classic(OTHERS)], OTHER_VERSION],
    ['a bundle before the loader', [all(EARLIER), loader(OTHERS)], earlier.version],
    [
      'the earlier table with this cart',
      [imports(OTHERS, 'cart', 'mini-cart'), imports(EARLIER, 'pricing-table')],
      null,
    ],
    [
      'this table with the earlier cart',
      [imports(EARLIER, 'cart', 'mini-cart'), imports(OTHERS, 'pricing-table')],
      null,
    ],
  ])('%s: the first stays, with one error, and everything works', async (_, scripts, first) => {
    const { page, calls } = await openWith(scripts);
    if (first) expect(await releaseOf(page)).toBe(first);
    await expectWorking(page, calls);
    expect(mishapsOf(page)).toEqual({ ...NO_MISHAPS, errors: TOLD });
  });
});

describe('two releases of the same code on one page', () => {
  it.each([
    ['a loader and a classic script', [loader(OTHERS), classic(OURS)], version],
    ['two classic scripts', [classic(OTHERS), classic(OURS)], OTHER_VERSION],
    ['the widgets of both', [imports(OURS, 'cart', 'mini-cart'), imports(OTHERS, 'pricing-table')], null],
  ])('%s: the first stays, with one error, and everything works', async (_, scripts, first) => {
    const { page, calls } = await openWith(scripts);
    if (first) expect(await releaseOf(page)).toBe(first);
    await expectWorking(page, calls);
    expect(mishapsOf(page)).toEqual({ ...NO_MISHAPS, errors: TOLD });
  });

  it('raise one error on the demo page', async () => {
    const page = await openPage({ path: '/hosts/two-versions' });
    await settled(page);
    await eventually(() => mishapsOf(page).errors).toEqual(TOLD);
  });
});

describe('the same release twice on one page', () => {
  it.each([
    ['a loader and a bundle', [loader(OURS), all(OURS)]],
    ['a bundle and a loader', [all(OURS), loader(OURS)]],
    ['a loader and the classic script', [loader(OURS), classic(OURS)]],
    ['the classic script and a loader', [classic(OURS), loader(OURS)]],
    ['a bundle and the classic script', [all(OURS), classic(OURS)]],
    ['the classic script and a bundle', [classic(OURS), all(OURS)]],
  ])('%s: silent, and window.waybill is ready', async (_, scripts) => {
    const { page, calls } = await openWith(scripts);
    const cart = await page.evaluate(async () => {
      await window.waybill.ready;
      return window.waybill.cart.get();
    });
    expect(cart).toMatchObject({ plan: null });
    await expectWorking(page, calls);
    expectClean(page);
  });

  it('works without errors on the demo page', async () => {
    const page = await openPage({ path: '/hosts/both-scripts' });
    await settled(page);
    await prevent(page, 'navigate');
    await pick(page, 'Route Planner');
    await eventually(() => cartOf(page).innerText()).toContain('Route Planner');
    expectClean(page);
  });

  it('a loader and an application with copies of its own: silent, with one runtime', async () => {
    const address = new URL('/hosts/react/plans', baseUrl()).href;
    let calls: readonly string[] = [];
    const page = await openPage({
      path: '/hosts/react/plans',
      before: async (fresh) => {
        calls = callsOf(fresh);
        const html = await (await fresh.request.get(address)).text();
        await fresh.route('**/hosts/react/plans', (route) =>
          route.fulfill({ contentType: 'text/html', body: html.replace('</head>', `${loader(OURS)}</head>`) }),
        );
      },
    });
    await settled(page);
    await page.evaluate(() => window.waybill.ready);
    await page.evaluate(() => window.waybill.cart.add('package/8'));
    await eventually(() => cartOf(page).innerText()).toContain('Route Optimization');
    const reads = calls.filter((call) => call.startsWith('GET '));
    expect(reads.filter((call, at) => reads.indexOf(call) !== at)).toEqual([]);
    expectClean(page);
  });
});
