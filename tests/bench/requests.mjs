import { chromium } from 'playwright';
import { startServer } from '../../demo/server/server.ts';
import { CHROMIUM_ARGS, ensureChromium } from '../../tools/chromium.mjs';

/** Files that may be fetched before the prices and in all, besides the page itself and its calls of the API. */
const MOST = { before: 10, all: 16 };

/** A pricing page as the README has it, whose visitors need no token. */
const PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Bench</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/dist/waybill.css">
<script type="module" src="/dist/waybill.js" data-api="" data-services="public"></script></head>
<body><waybill-config country="US"></waybill-config><waybill-pricing-table></waybill-pricing-table></body>`;

const server = await startServer({ memory: true, port: 0, demo: true, isPublic: true, distDir: process.argv[2] });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
try {
  const page = await browser.newPage();
  const url = new URL('bench', server.url).href;
  await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body: PAGE }));
  const asked = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname !== '/bench' && request.url().startsWith('http')) asked.push({ path: pathname, isEarly: !isPriced });
  });
  let isPriced = false;
  await page.goto(url);
  await page.getByText('$149').first().waitFor();
  isPriced = true;
  await page.waitForLoadState('networkidle');
  // What is left for an idle moment, or for a part that comes into view, begins within this time.
  await page.waitForTimeout(3000);
  const files = asked.filter(({ path }) => path.startsWith('/dist/'));
  const early = files.filter((one) => one.isEarly);
  for (const { path, isEarly } of asked) console.log(`${isEarly ? 'before' : 'after '} ${path}`);
  console.log(
    `files before the prices: ${early.length} (at most ${MOST.before}); in all: ${files.length} (at most ${MOST.all}); calls of the API: ${asked.length - files.length}`,
  );
  if (early.length > MOST.before || files.length > MOST.all) process.exitCode = 1;
} finally {
  await browser.close();
  await server.close();
}
