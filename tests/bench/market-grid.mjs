import { chromium } from 'playwright';
import { startServer } from '../../demo/server/server.ts';
import { CHROMIUM_ARGS, ensureChromium } from '../../tools/chromium.mjs';

/** Sizes of the catalogue in modules, the factor of CPU throttling, and the number of measured keys. */
const SIZES = [200, 2_000, 10_000];
const THROTTLE = 4;
const TIMES = 6;
/** ms between keys, as of a fast typist at about 80 words a minute. */
const TYPIST = 150;
/** ms between presses, ms that each holds the button down, and the number of presses. */
const SHOPPER = 600;
const HELD = 80;
const PRESSES = 12;
const TAG = 'waybill-marketplace-grid';

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Records, in the page, the ms from each event of this type to the frame after it. */
const watch = (page, type) =>
  page.evaluate((name) => {
    globalThis.paints = [];
    addEventListener(
      name,
      ({ timeStamp }) =>
        requestAnimationFrame(() => setTimeout(() => globalThis.paints.push(performance.now() - timeStamp))),
      true,
    );
  }, type);
const painted = async (page, wanted) => {
  await page.waitForFunction((count) => globalThis.paints.length >= count, wanted);
  return median(await page.evaluate(() => globalThis.paints));
};

/** Remounts the element while its catalogue is in the store. @returns ms until its first cards are painted */
const mount = (page) =>
  page.evaluate(async (tag) => {
    const old = document.querySelector(tag);
    const place = old.parentElement;
    old.remove();
    await new Promise((resolve) => setTimeout(resolve, 500));
    const element = document.createElement(tag);
    const began = performance.now();
    place.append(element);
    while (!element.shadowRoot?.querySelector('.module .btn')) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now() - began;
  }, TAG);

const measure = async (browser, modules) => {
  const server = await startServer({ memory: true, port: 0, demo: true, modules });
  try {
    const page = await browser.newPage();
    await page.goto(new URL('platform/marketplace', server.url).href);
    await page.locator(`${TAG} .module .btn`).first().waitFor();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
    const mounted = await mount(page);
    await watch(page, 'keydown');
    const field = page.locator(`${TAG} input[role=combobox]`);
    await field.focus();
    for (const key of 'fleet '.slice(0, TIMES)) {
      await page.keyboard.press(key);
      await page.waitForTimeout(TYPIST);
    }
    const key = await painted(page, TIMES);
    await field.fill('');
    await page.waitForFunction(
      (tag) => document.querySelector(tag).shadowRoot.querySelectorAll('.module').length > 2,
      TAG,
    );
    // The cleared search renders all modules again; this waits until that has ended.
    await page.waitForTimeout(2 * SHOPPER);
    const nodes = await page.evaluate(
      (tag) => document.querySelector(tag).shadowRoot.querySelectorAll('*').length,
      TAG,
    );
    // Presses add and remove one module; the first two are not measured, because they run cold code.
    const card = page.locator(`${TAG} .module:not(:has(.item-hint))`, { hasText: 'Add to cart' }).first();
    const button = page.locator(`${TAG} [data-item="${await card.getAttribute('data-item')}"] .btn`);
    for (let at = 0; at < PRESSES; at += 1) {
      if (at === 2) await watch(page, 'click');
      await button.filter({ hasText: at % 2 === 0 ? /^Add to cart/ : /^Remove/ }).click({ delay: HELD });
      await page.waitForTimeout(SHOPPER);
    }
    const press = await painted(page, PRESSES - 2);
    await page.close();
    return { modules, 'mount ms': mounted, 'press to paint ms': press, 'key to paint ms': key, nodes };
  } finally {
    await server.close();
  }
};

const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
try {
  const rows = [];
  for (const modules of SIZES) rows.push(await measure(browser, modules));
  console.table(
    rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, Math.round(value)]))),
  );
} finally {
  await browser.close();
}
