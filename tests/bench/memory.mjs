import { html, withPages } from './kit.mjs';

/** Copies that are mounted beside the first, and times that a copy is mounted and taken away. */
const COPIES = 8;
const TIMES = 200;
/** KB of JavaScript heap that one more copy may take. */
const MOST_KB = 200;

const PAGES = {
  waybill: html(
    '<script type="module" src="/dist/waybill.js" data-api="" data-services="public"></script>',
    '<waybill-config country="US"></waybill-config><waybill-pricing-table></waybill-pricing-table>',
  ),
  bare: html('<script type="module" src="/dist/bare-pricing.js"></script>'),
};

/** How a page mounts one more copy and takes one away. They run in the page. */
const WAYS = {
  waybill: {
    mount: async () => {
      const copy = document.body.appendChild(document.createElement('waybill-pricing-table'));
      while (!copy.shadowRoot?.querySelector('article')) await new Promise(requestAnimationFrame);
    },
    remove: () => [...document.querySelectorAll('waybill-pricing-table')].at(-1).remove(),
  },
  bare: { mount: () => globalThis.mountCopy(), remove: () => globalThis.removeCopy() },
};

/** Measures after three collections, because one frees what the one before has unlinked. */
async function held(session) {
  for (let at = 0; at < 3; at += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { documents, nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { heap: usedSize, documents, nodes, listeners: jsEventListeners };
}

const settle = (page) => page.waitForTimeout(1500);

async function measure(browser, url, { mount, remove }) {
  const page = await browser.newPage();
  await page.goto(url);
  await page.getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  // One copy comes and goes first, because it loads and compiles what further ones share.
  await page.evaluate(mount);
  await page.evaluate(remove);
  await settle(page);
  const before = await held(session);
  for (let at = 0; at < COPIES; at += 1) await page.evaluate(mount);
  await settle(page);
  const mounted = await held(session);
  for (let at = 0; at < COPIES; at += 1) await page.evaluate(remove);
  await settle(page);
  const released = await held(session);
  for (let at = 0; at < TIMES; at += 1) {
    await page.evaluate(mount);
    await page.evaluate(remove);
  }
  await settle(page);
  const after = await held(session);
  await page.close();
  return {
    'KB of heap for one more': Math.round((mounted.heap - before.heap) / COPIES / 1000),
    'nodes of one': Math.round((mounted.nodes - before.nodes) / COPIES),
    'listeners of one': Math.round((mounted.listeners - before.listeners) / COPIES),
    [`nodes left after ${TIMES}`]: after.nodes - released.nodes,
    [`listeners left after ${TIMES}`]: after.listeners - released.listeners,
    [`KB of heap left after ${TIMES}`]: Math.round((after.heap - released.heap) / 1000),
  };
}

await withPages({ pages: PAGES }, async (browser, address) => {
  const table = {};
  for (const [name, ways] of Object.entries(WAYS))
    table[name] = await measure(browser, address(`dist/${name}.html`), ways);
  console.log(`memory of a further pricing table (goal: ${MOST_KB} KB of heap, no node and no listener left):`);
  console.table(table);
});
