import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { startServer } from '../../demo/server/server.ts';
import { customPlan } from '../../src/domain/cart/custom-plan.ts';
import { CHROMIUM_ARGS, ensureChromium } from '../../tools/chromium.mjs';
import { ROOT } from '../../tools/widgets.mjs';
import { aCart, aModule } from '../kit/catalogue.ts';

/** The number of cart lines, each with a quantity field. */
const LINES = 200;
const KEYS = 15;
const THROTTLE = 4;

const modules = Array.from({ length: LINES }, (_, index) =>
  aModule({
    id: 1000 + index,
    title: `Module ${index}`,
    categoryId: index % 10,
    categoryName: `Category ${index % 10}`,
    pricingType: 'USAGE',
    assetType: 'vehicle',
    price: 300,
    basePrice: 300,
  }),
);
const data = { cart: aCart({ plan: customPlan, extra: modules }), currency: 'USD', trackingId: null };

const html = (layout) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Bench</title><link rel="icon" href="data:,">
<script type="module" src="/dist/waybill.js" data-api=""></script></head>
<body><waybill-config country="US"></waybill-config><waybill-cart layout="${layout}"></waybill-cart></body></html>`;

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** @returns ms from each key in a quantity field to the next paint, from the Event Timing API, which rounds to 8 ms */
async function keys(browser, url) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.addInitScript((kept) => {
    localStorage.setItem('waybill.cart', JSON.stringify({ v: 1, at: Date.now(), data: kept }));
    globalThis.keys = [];
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'keydown') globalThis.keys.push(duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  }, data);
  await page.goto(url);
  const fields = page.getByRole('textbox');
  await fields.nth(LINES - 1).waitFor();
  await page.waitForLoadState('networkidle');
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  await fields.nth(LINES / 2).focus();
  // The loop makes one press more than counted, because the first runs cold code.
  for (let press = 0; press <= KEYS; press += 1) {
    await page.keyboard.press('ArrowUp');
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  }
  const told = await page.evaluate(() => globalThis.keys);
  await context.close();
  // Presses below the threshold are not reported, so each missing one counts as 16 ms.
  return [...told.slice(1), ...Array.from({ length: Math.max(0, KEYS + 1 - told.length) }, () => 16)];
}

const folder = mkdtempSync(join(tmpdir(), 'waybill-bench-'));
cpSync(join(ROOT, 'dist'), folder, { recursive: true });
for (const layout of ['page', 'column']) writeFileSync(join(folder, `${layout}.html`), html(layout));
const server = await startServer({ memory: true, port: 0, demo: true, distDir: folder });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
try {
  for (const layout of ['page', 'column']) {
    const told = await keys(browser, new URL(`dist/${layout}.html`, server.url).href);
    console.log(
      `key in a quantity to paint, ${LINES} lines, ${layout}, ${THROTTLE}x: ${median(told)} ms, worst ${Math.max(...told)} ms`,
    );
  }
} finally {
  await browser.close();
  await server.close();
  rmSync(folder, { recursive: true });
}
