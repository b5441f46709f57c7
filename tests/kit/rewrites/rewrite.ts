import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FindingCode } from '../../../src/doctor/kit/finding';
import { ROOT } from '../../../tools/widgets.mjs';
import { API, CDN, SCRIPT } from '../foreign-site';

/** What becomes of a page that something has rewritten between its author and its reader. */
type Outcome = 'ready' | 'fallback';

/** An answer in place of the one that the site or the CDN would give. */
export interface Answer {
  readonly status?: number;
  readonly body?: string;
  readonly contentType?: string;
  /** The only origin that may read it, if not all may. */
  readonly only?: string;
}

export interface Rewrite {
  readonly name: string;
  /** What stands for the script tag of the quick start. */
  readonly script?: string;
  /** Rewrites the whole page. */
  readonly page?: (html: string) => string;
  /** Answers by address; an address may be a pattern. */
  readonly answers?: readonly (readonly [address: string | RegExp, answer: Answer | 'blocked'])[];
  readonly outcome: Outcome;
  /** The line of the console that names the cause or the way out; none is expected otherwise. */
  readonly says?: RegExp;
  /** What the page doctor says of the script in the page as it is served; nothing by default. */
  readonly found?: FindingCode;
  /** What the doctor of the bookmark says of the open page. */
  readonly named?: readonly FindingCode[];
  /** True where the driver of WebKit cannot read the page, because it works with the promises, lists and objects of the page. */
  readonly spoilsWebKitDriver?: boolean;
  /** What a press that adds a package leads to: the package is in the cart, or the console says why not. Nothing is pressed by default. */
  readonly press?: 'added' | RegExp;
}

export const ADDRESS = `${CDN}waybill.js`;
export const OPTIONS = `data-api="${API.slice(0, -1)}"`;
/** The built loader. */
export const code = readFileSync(join(ROOT, 'dist/waybill.js'), 'utf8').replace(/\n?\/\/# sourceMappingURL.*/, '');

const PRICES = '<p>From $149 a month. <a href="/prices.pdf">All prices</a></p>';

/** A page of a site, with two widgets whose files have names that content blockers look for. */
const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Prices</title><link rel="icon" href="data:,">
${SCRIPT}</head><body>
<waybill-pricing-table>${PRICES}</waybill-pricing-table>
<waybill-share-quote><p>Ask us</p></waybill-share-quote>
<waybill-payment-banner></waybill-payment-banner>
<waybill-mini-cart><a href="/cart">Cart</a></waybill-mini-cart>
</body></html>`;

/** Returns the page as a rewrite leaves it. */
export const rewritten = ({ script = SCRIPT, page: rewrite = (html) => html }: Rewrite): string =>
  rewrite(PAGE).replace(SCRIPT, () => script);
