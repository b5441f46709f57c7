import { cartColumn, cartPage } from './interactions/cart.mjs';
import { market } from './interactions/market.mjs';
import { pricing } from './interactions/pricing.mjs';
import { share } from './interactions/share.mjs';
import { median, THROTTLE, throttle, untilPaint, withPages } from './kit.mjs';

/** Presses and keys: how many are measured, and how many come before them, because the first run cold code. */
const TIMES = 11;
const WARM = 3;
/** ms between two of them, as of a fast typist. */
const PAUSE = 150;

const SUBJECTS = [pricing, cartPage, cartColumn, share, market(200), market(10_000)];

/** Opens a page in a profile of its own, ready for its first press, with a slow processor. */
async function open(browser, url, { prepare, ready }) {
  const context = await browser.newContext({ viewport: { width: 1600, height: 900 } });
  await prepare?.(context);
  const page = await context.newPage();
  await page.goto(url);
  await ready(page);
  await page.waitForLoadState('networkidle');
  await throttle(page);
  return page;
}

/** Measures one row on both pages in turns, so that what else the machine does affects them alike. @returns the row of the table */
async function row({ name, goal, event, before, act, after }, pages) {
  const told = pages.map(() => []);
  for (const page of pages) await before?.(page);
  for (let at = 0; at < TIMES + WARM; at += 1)
    for (const [index, page] of pages.entries()) {
      const ms = await untilPaint(page, event, () => act(page, at));
      if (at >= WARM) told[index].push(ms);
      await after?.(page);
      await page.waitForTimeout(PAUSE);
    }
  const [ours, bare] = told.map((values) => Math.round(median(values)));
  return { what: name, waybill: ours, worst: Math.round(Math.max(...told[0])), 'bare React': bare, goal };
}

const table = [];
for (const subject of SUBJECTS)
  await withPages({ pages: subject.pages, ...subject.server }, async (browser, address) => {
    const ours = await open(browser, address(subject.ours), subject);
    for (const { name, goal, read } of subject.figures ?? [])
      table.push({ what: name, waybill: Math.round(await read(ours)), goal });
    await subject.ready(ours);
    const pages = [ours, await open(browser, address(subject.bare), subject)];
    for (const one of subject.rows) table.push(await row(one, pages));
  });
console.log(`ms from a press or a key to the next paint, processor ${THROTTLE} times slower, medians of ${TIMES}:`);
console.table(table);
