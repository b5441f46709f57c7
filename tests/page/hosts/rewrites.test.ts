import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { examine } from '../../../src/doctor/rules/examine';
import { bareFactsOf, known } from '../../doctor/kit';
import { eventually } from '../acts';
import { mishapsOf } from '../kit';
import { REWRITES, type Answer, type Rewrite } from './rewrites';
import { expectWidgets, openSite, SCRIPT } from './site';

const PRICES = '<p>From $149 a month. <a href="/prices.pdf">All prices</a></p>';

/** A page of a site, with two widgets whose files have names that content blockers look for. */
const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Prices</title><link rel="icon" href="data:,">
${SCRIPT}</head><body>
<waybill-pricing-table>${PRICES}</waybill-pricing-table>
<waybill-share-quote><p>Ask us</p></waybill-share-quote>
<waybill-payment-banner></waybill-payment-banner>
<waybill-mini-cart><a href="/cart">Cart</a></waybill-mini-cart>
</body></html>`;

async function answering(page: Page, address: string | RegExp, answer: Answer | 'blocked'): Promise<void> {
  await page.route(address, (route) => {
    if (answer === 'blocked') return route.abort();
    const { only = '*', ...rest } = answer;
    return route.fulfill({ headers: { 'Access-Control-Allow-Origin': only }, ...rest });
  });
}

/** Returns the page as a rewrite leaves it. */
const rewritten = ({ script = SCRIPT, page: rewrite = (html) => html }: Rewrite): string =>
  rewrite(PAGE).replace(SCRIPT, () => script);

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

  it.each(REWRITES)('$name: is told by the page doctor as it is', (rewrite) => {
    expect(saidOfScript(rewritten(rewrite))).toEqual(rewrite.found ? [rewrite.found] : []);
  });
});
