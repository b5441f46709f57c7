import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { examine } from '../../../src/doctor/rules/examine';
import { bareFactsOf, known } from '../../doctor/kit';
import { CDN } from '../../kit/foreign-site';
import { BUILT_INS, REWRITES, rewritten, type Answer, type Rewrite } from '../../kit/rewrites';
import { eventually, pick, prevent } from '../acts';
import { mishapsOf } from '../kit';
import { expectWidgets, openSite } from './site';

async function answering(page: Page, address: string | RegExp, answer: Answer | 'blocked'): Promise<void> {
  await page.route(address, (route) => {
    if (answer === 'blocked') return route.abort();
    const { only = '*', ...rest } = answer;
    return route.fulfill({ headers: { 'Access-Control-Allow-Origin': only }, ...rest });
  });
}

const openRewritten = (rewrite: Rewrite): Promise<Page> =>
  openSite(rewritten(rewrite), {}, {}, async (page) => {
    for (const [address, answer] of rewrite.answers ?? []) await answering(page, address, answer);
  });

/** Returns the text of the pricing table that a reader sees. */
const shown = (page: Page): Promise<string> => page.locator('waybill-pricing-table').innerText();

const OUTCOMES: Readonly<Record<Rewrite['outcome'], (page: Page) => Promise<void>>> = {
  ready: expectWidgets,
  async fallback(page) {
    await page.waitForLoadState('networkidle');
    expect(await shown(page)).toContain('From $149 a month.');
    expect(await page.getByRole('link', { name: 'All prices' }).isVisible()).toBe(true);
  },
};

/** Returns the name of the package in the cart. */
const inCart = (page: Page): Promise<string | undefined> => page.evaluate(() => window.waybill.cart.get().plan?.title);

/** Returns the codes of what the page doctor has drawn as an error; null while it draws nothing. */
const namedIn = async (page: Page): Promise<string[] | null> => {
  const panel = page.locator('[data-waybill-panel] .doctor');
  return (await panel.count()) === 0 ? null : panel.locator('.tone-error .finding-code').allTextContents();
};

/** Returns what the page doctor says of the script, without having run the page. */
const saidOfScript = (html: string): readonly string[] =>
  examine(bareFactsOf(html), known)
    .map((finding) => finding.code)
    .filter((one) => one.startsWith('script-'));

describe('a page that something has rewritten', () => {
  it.each(REWRITES)('$name: $outcome', async (rewrite) => {
    const page = await openRewritten(rewrite);
    await OUTCOMES[rewrite.outcome](page);
    const { says } = rewrite;
    if (says) await eventually(() => mishapsOf(page).errors.join('\n')).toMatch(says);
    else expect(mishapsOf(page).errors.filter((line) => !line.includes('ERR_FAILED'))).toEqual([]);
  });

  it.each(BUILT_INS)('$name: is named by the bookmark, and a press is not lost without a word', async (rewrite) => {
    const page = await openRewritten(rewrite);
    await OUTCOMES[rewrite.outcome](page);
    const { press, named } = rewrite;
    if (press) {
      await prevent(page, 'navigate');
      await pick(page, 'Route Planner');
      if (press === 'added') await eventually(() => inCart(page)).toBe('Route Planner');
      else await eventually(() => mishapsOf(page).errors.join('\n')).toMatch(press);
    }
    await page.addScriptTag({ url: `${CDN}doctor.js` });
    await eventually(() => namedIn(page)).toEqual(named ?? []);
  });

  it.each(REWRITES)('$name: is told by the page doctor as it is', (rewrite) => {
    expect(saidOfScript(rewritten(rewrite))).toEqual(rewrite.found ? [rewrite.found] : []);
  });
});
