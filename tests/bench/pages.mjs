import { html, median, THROTTLE, throttle, withPages } from './kit.mjs';

/** Loads of each page, of which the median is reported. The first, which only warms the server up, is not counted. */
const ROUNDS = 11;
/** ms of idle time after which a page has done what it leaves for later. */
const SETTLED = 2000;

const SHEET = '<link rel="stylesheet" href="/dist/waybill.css">';
const TABLE = '<waybill-config country="US"></waybill-config><waybill-pricing-table></waybill-pricing-table>';
const script = (attributes) =>
  `<script ${attributes} src="/dist/waybill.js" data-api="" data-services="public"></script>`;

/** The pages of one pricing table, each in another way. `served` and `static` are added once the server can render them. */
const PAGES = {
  waybill: html(SHEET + script('type="module"'), TABLE),
  classic: html(SHEET + script('async'), TABLE),
  bare: html('<script type="module" src="/dist/bare-pricing.js"></script>'),
};

/** What is compared: a page, the page beside it, and the ratio that it may have at most, if one is promised. */
const RATIOS = [
  { page: 'waybill', beside: 'bare', most: 1.3 },
  { page: 'classic', beside: 'waybill', most: 1.1 },
  { page: 'served', beside: 'static', most: 1.15 },
];

/** Writes the table rendered by a server, with the script and, as plain HTML, without it. */
async function addServed(address, add) {
  const { render } = await import('../../dist/server.js');
  const options = { assets: '/dist/', api: address(''), country: 'US' };
  const { head, html: table, state, isComplete } = await render('waybill-pricing-table', {}, options);
  if (!isComplete) throw new Error('the table could not be rendered');
  const early = SHEET + head.join('');
  const config = '<waybill-config country="US"></waybill-config>';
  add('served', html(early + script('type="module"'), config + table + state.join('')));
  add('static', html(early.replaceAll(/<link[^>]*modulepreload[^>]*>/g, ''), config + table));
}

/** Records, in the page, when a frame with a price has been painted, in the shadow root or the document. */
function watchForPrices() {
  const look = () => {
    const root = document.querySelector('waybill-pricing-table')?.shadowRoot ?? document;
    if (!/\$149/.test(root.querySelector('article')?.textContent ?? '')) return requestAnimationFrame(look);
    return requestAnimationFrame(() => {
      globalThis.pricesAt = performance.now();
      globalThis.pricesPainted();
    });
  };
  requestAnimationFrame(look);
}

/** Loads a page in a fresh profile. @returns ms to the first paint with prices, ms of work afterwards, and bytes */
async function load(browser, url, rate) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let bytes = 0;
  await session.send('Network.enable');
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await session.send('Performance.enable');
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value;
  };
  let tell;
  const painted = new Promise((resolve) => (tell = resolve));
  await page.exposeFunction('pricesPainted', () => tell(Promise.all([worked(), bytes])));
  if (rate > 1) await throttle(page, rate);
  await page.addInitScript(watchForPrices);
  await page.goto(url);
  const [workAtPrices, atPrices] = await painted;
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLED);
  const time = await page.evaluate(() => globalThis.pricesAt);
  const after = (await worked()) - workAtPrices;
  await context.close();
  return { time, after, atPrices, bytes };
}

/** Loads all pages in turns, so that what else the machine does affects them alike. @returns the medians by page */
async function measure(browser, address, rate) {
  const names = [...Object.keys(PAGES), 'served', 'static'];
  const loads = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const name of names) {
      const result = await load(browser, address(`dist/${name}.html`), rate);
      if (round > 0) loads[name].push(result);
    }
  const of = (name, key) => median(loads[name].map((one) => one[key]));
  return Object.fromEntries(
    names.map((name) => [
      name,
      {
        'prices, ms': Math.round(of(name, 'time')),
        'work afterwards, ms': Math.round(of(name, 'after')),
        'kB to the prices': Number((of(name, 'atPrices') / 1000).toFixed(1)),
        'kB in all': Number((of(name, 'bytes') / 1000).toFixed(1)),
      },
    ]),
  );
}

await withPages({ pages: PAGES }, async (browser, address, add) => {
  await addServed(address, add);
  for (const rate of [1, THROTTLE]) {
    const medians = await measure(browser, address, rate);
    console.log(`from navigation to the prices, ${rate}x, medians of ${ROUNDS}:`);
    console.table(medians);
    for (const { page, beside, most } of RATIOS) {
      const ratio = medians[page]['prices, ms'] / medians[beside]['prices, ms'];
      console.log(`${page} against ${beside}, ${rate}x: ${ratio.toFixed(2)} (goal ${most})`);
    }
  }
});
