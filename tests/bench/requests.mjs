import { chromium } from 'playwright';
import { startServer } from '../../demo/server/server.ts';
import { CHROMIUM_ARGS, ensureChromium } from '../../tools/chromium.mjs';

/** The goal: files fetched before the prices and in all, besides the page itself and its calls of the API. */
const MOST = { before: 10, all: 16 };

/** A pricing page as the README has it, whose visitors need no token. */
const PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Bench</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/dist/waybill.css">
<script type="module" src="/dist/waybill.js" data-api="" data-services="public"></script></head>
<body><waybill-pricing-table></waybill-pricing-table></body>`;

const server = await startServer({ memory: true, port: 0, demo: true, isPublic: true, distDir: process.argv[2] });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
try {
  const page = await browser.newPage();
  const url = new URL('bench', server.url).href;
  await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body: PAGE }));
  await page.addInitScript(() => {
    const look = () => {
      const text = document.querySelector('waybill-pricing-table')?.shadowRoot?.querySelector('article')?.textContent;
      if (/\$149/.test(text ?? '')) globalThis.pricesAt = performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(url);
  await page.waitForFunction(() => globalThis.pricesAt !== undefined);
  await page.waitForLoadState('networkidle');
  // What is left for an idle moment begins within this time.
  await page.waitForTimeout(3000);
  const asked = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.startsWith(location.origin))
      .map(({ name, startTime }) => ({ path: new URL(name).pathname, isEarly: startTime < globalThis.pricesAt })),
  );
  const files = asked.filter(({ path }) => path.startsWith('/dist/'));
  const early = files.filter((one) => one.isEarly);
  for (const { path, isEarly } of asked) console.log(`${isEarly ? 'before' : 'after '} ${path}`);
  console.log(
    `files before the prices: ${early.length} (goal ${MOST.before}); in all: ${files.length} (goal ${MOST.all}); calls of the API: ${asked.length - files.length}`,
  );
} finally {
  await browser.close();
  await server.close();
}
