import { examine } from '../../src/doctor/rules/examine';
import type { PageFacts, Running } from '../../src/doctor/kit/facts';
import type { FindingCode } from '../../src/doctor/kit/finding';
import { readHtml } from '../../src/doctor/html/read';
import type { KnownRelease } from '../../src/doctor/kit/known';
import { readKnown } from '../../tools/known.mjs';

/** What the manifest says of this release. */
export const known: KnownRelease = await readKnown();

export const ADDRESS = 'https://www.example.com/pricing';

const SCRIPT =
  '<script type="module" src="https://cdn.example.com/waybill/waybill.js" data-api="https://api.example.com"></script>';

/** Facts of a page with this body, below a good script tag. */
export const factsOf = (body: string, more: Partial<PageFacts> = {}): PageFacts => ({
  ...readHtml(`<!doctype html><html lang="en"><head>${SCRIPT}</head><body>${body}</body></html>`, ADDRESS),
  ...more,
});

/** Facts of a page whose head and body are these, with nothing added. */
export const bareFactsOf = (html: string, more: Partial<PageFacts> = {}): PageFacts => ({
  ...readHtml(html, ADDRESS),
  ...more,
});

/** What the library says where it runs as it should. */
export const running = (more: Partial<Running> = {}): Running => ({
  version: known.version,
  api: 'https://api.example.com',
  routes: { register: 'https://www.example.com/signup', cartReview: '/cart' },
  defaultRoutes: { register: '/register', cartReview: '/shopping-cart-review' },
  allowedOrigins: [],
  isRouted: false,
  categories: ['dynamic-routing', 'last-mile-delivery'],
  items: ['package/35', 'module/12'],
  ...more,
});

/** What a browser adds, where all is well. */
export const inBrowser = (more: Partial<NonNullable<PageFacts['browser']>> = {}): Pick<PageFacts, 'browser'> => ({
  browser: {
    running: running(),
    width: 1400,
    releases: [known.version],
    extensions: [],
    builtIns: [],
    isFramed: false,
    ...more,
  },
});

/** The codes of what is wrong, the worst first; each once. */
export const codesOf = (facts: PageFacts): readonly FindingCode[] => [
  ...new Set(examine(facts, known).map(({ code }) => code)),
];
