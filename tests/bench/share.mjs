import { chromium } from 'playwright';
import { startServer } from '../../demo/server/server.ts';
import { CHROMIUM_ARGS, ensureChromium } from '../../tools/chromium.mjs';

/** The number of addresses in the form, the factor of CPU throttling, and the number of keys. */
const TAGS = 200;
const THROTTLE = 4;
const KEYS = 20;
/** ms between keys, as of a fast typist at about 80 words a minute. */
const TYPIST = 150;

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const server = await startServer({ memory: true, port: 0, demo: true, mailAllowance: 1_000_000 });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
try {
  // The viewport is wide, so that the cart is shown as a sidebar instead of a drawer.
  const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
  await page.goto(new URL('pricing', server.url).href);
  await page.evaluate(() => globalThis.waybill.cart.add('package/8'));
  await page.waitForFunction(() =>
    document.querySelector('waybill-cart')?.shadowRoot?.textContent.includes('Route Optimization'),
  );
  await page.evaluate(() => globalThis.waybill.quote.open());
  const field = page.locator('waybill-share-quote .tag-box input');
  await field.fill(Array.from({ length: TAGS }, (_, at) => `person-${at}@example.com `).join(''));
  await page.waitForFunction(
    (wanted) => document.querySelector('waybill-share-quote')?.shadowRoot?.querySelectorAll('.tag').length === wanted,
    TAGS,
  );
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  /** Records, in the page, the ms from each key to the frame after it. */
  await page.evaluate(() => {
    globalThis.paints = [];
    addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => setTimeout(() => globalThis.paints.push(performance.now() - timeStamp))),
      true,
    );
  });
  const run = async (name, keys) => {
    await page.evaluate(() => (globalThis.paints.length = 0));
    for (const key of keys) {
      await page.keyboard.press(key);
      await page.waitForTimeout(TYPIST);
    }
    await page.waitForFunction((wanted) => globalThis.paints.length === wanted, keys.length);
    const paints = await page.evaluate(() => globalThis.paints);
    console.log(
      `share form with ${TAGS} tags, ${name} to paint, ${THROTTLE}x: ${median(paints).toFixed(0)} ms, worst ${Math.max(...paints).toFixed(0)} ms`,
    );
  };
  await run(
    'key',
    Array.from({ length: KEYS }, (_, at) => 'abcdefghij'[at % 10]),
  );
  await field.fill('someone@example.com');
  await run('new tag', ['Enter']);
  await run('removal', ['Backspace', 'Delete', 'Delete', 'Delete', 'Delete']);
} finally {
  await browser.close();
  await server.close();
}
