import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { chromium } from 'playwright';
import { startServer } from '../../demo/server/server.ts';
import { CHROMIUM_ARGS, ensureChromium } from '../../tools/chromium.mjs';
import { ROOT } from '../../tools/widgets.mjs';

/** Numbers of page loads and of presses, of which the median is reported, and the factor of CPU throttling. */
const ROUNDS = 11;
const PRESSES = 9;
const THROTTLE = 4;

const HTML = (body) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Bench</title><link rel="icon" href="data:,">${body}</html>`;
const WAYBILL = HTML(
  `<script type="module" src="/dist/waybill.js" data-api=""></script></head>
<body><waybill-config country="US"></waybill-config><waybill-pricing-table></waybill-pricing-table></body>`,
);
const BARE = HTML('<script type="module" src="/dist/bare.js"></script></head><body></body>');

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const ms = (value) => `${value.toFixed(0)} ms`;

/** Prepares a folder with the built widgets and the baseline page. @returns its path */
async function stage() {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-bench-'));
  cpSync(join(ROOT, 'dist'), folder, { recursive: true });
  writeFileSync(join(folder, 'waybill.html'), WAYBILL);
  writeFileSync(join(folder, 'bare.html'), BARE);
  await build({
    entryPoints: [join(ROOT, 'tests/bench/bare/main.tsx')],
    outfile: join(folder, 'bare.js'),
    bundle: true,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return folder;
}

/** Records, in the page, when a frame with a price has been painted, in the shadow root or the document. */
function watchForPrices() {
  const look = () => {
    const root = document.querySelector('waybill-pricing-table')?.shadowRoot ?? document;
    const isThere = /\$149/.test(root.querySelector('article')?.textContent ?? '');
    if (isThere) requestAnimationFrame(() => (globalThis.pricesAt = performance.now()));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Loads a page in a fresh profile. @returns ms to the first paint with prices, and the bytes transferred */
async function load(browser, url, throttle) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let bytes = 0;
  await session.send('Network.enable');
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  if (throttle > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  await page.addInitScript(watchForPrices);
  await page.goto(url);
  await page.waitForFunction(() => globalThis.pricesAt !== undefined);
  const time = await page.evaluate(() => globalThis.pricesAt);
  const atPrices = bytes;
  await page.waitForLoadState('networkidle');
  await context.close();
  return { time, atPrices, bytes };
}

/** Presses the button of a package. @returns ms to the next paint, from the Event Timing API */
async function press(browser, url) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.addInitScript(() => {
    globalThis.presses = [];
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'click') globalThis.presses.push(duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true });
    document.addEventListener('waybill-navigate', (event) => event.preventDefault());
  });
  await page.goto(url);
  const button = page.getByRole('article').first().getByRole('button').first();
  await button.waitFor();
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  await button.click();
  // The entry arrives after the paint, and a press below 16 ms has none.
  await page.waitForFunction(() => globalThis.presses.length > 0, null, { timeout: 2000 }).catch(() => undefined);
  const [duration = 16] = await page.evaluate(() => globalThis.presses);
  await context.close();
  return duration;
}

const folder = await stage();
const server = await startServer({ memory: true, port: 0, demo: true, distDir: folder });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
try {
  const [ours, bare] = [new URL('dist/waybill.html', server.url).href, new URL('dist/bare.html', server.url).href];
  for (const throttle of [1, THROTTLE]) {
    const loads = { ours: [], bare: [] };
    // Both pages are loaded in turns, so that background load affects them alike. The first loads only warm the server up.
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const [name, url] of Object.entries({ ours, bare })) {
        const result = await load(browser, url, throttle);
        if (round > 0) loads[name].push(result);
      }
    }
    const [a, b] = [median(loads.ours.map(({ time }) => time)), median(loads.bare.map(({ time }) => time))];
    console.log(`navigation to prices, ${throttle}x: waybill ${ms(a)}, bare ${ms(b)}, ratio ${(a / b).toFixed(2)}`);
    const kb = (rows, key) => `${(median(rows.map((row) => row[key])) / 1000).toFixed(1)} kB`;
    console.log(
      `bytes to prices: waybill ${kb(loads.ours, 'atPrices')}, bare ${kb(loads.bare, 'atPrices')}; in all: waybill ${kb(loads.ours, 'bytes')}, bare ${kb(loads.bare, 'bytes')}`,
    );
  }
  for (const [name, url] of Object.entries({ waybill: ours, bare })) {
    const durations = [];
    for (let round = 0; round < PRESSES; round += 1) durations.push(await press(browser, url));
    console.log(
      `press on a card to paint, ${THROTTLE}x: ${name} ${ms(median(durations))}, worst ${ms(Math.max(...durations))}`,
    );
  }
} finally {
  await browser.close();
  await server.close();
  rmSync(folder, { recursive: true });
}
