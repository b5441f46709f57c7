import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { afterAll, afterEach, expect, inject } from 'vitest';
import { baseUrl } from './base';

export interface PageOptions {
  /** Path on the demo site, e.g. `/pricing`. */
  readonly path: string;
  /** Demo account; without one a visitor. */
  readonly as?: string;
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly colorScheme?: 'light' | 'dark';
  /** Language of the browser, e.g. `es-ES`. */
  readonly lang?: string;
  /** How many times slower the processor is. */
  readonly throttle?: number;
  /** How far the page has to be when it is given back; loaded where nothing is said. */
  readonly until?: 'commit' | 'domcontentloaded' | 'load';
  /** The page's content security policy is not kept: axe puts styles into it. */
  readonly bypassCSP?: boolean;
  /** To be done before the page is opened: routes, init scripts. */
  readonly before?: (page: Page) => Promise<unknown>;
}

/** What a page did that nobody should see. */
export interface Mishaps {
  readonly errors: string[];
  readonly failedRequests: string[];
  readonly cspViolations: string[];
}

declare global {
  interface Window {
    /** Set by the kit in the page under test. */
    waybillViolation?: (directive: string) => void;
  }
}

let browser: Promise<Browser> | undefined;
const contexts = new Set<BrowserContext>();
/** Breaches of the strict policy in any page of the browsers that were opened under it. */
const breaches: string[] = [];
let isStrict = false;
const mishaps = new WeakMap<Page, Mishaps>();

/**
 * Every page that the tests of this file go to comes under the strict policy, and a test fails where anything breaks it: in
 * whichever tab, and whether or not the test asks.
 */
export function underStrictPolicy(): void {
  isStrict = true;
  afterEach(() => expect(breaches.splice(0)).toEqual([]));
}

/** As the browser itself says it. */
const BREACH = /Content Security Policy|Trusted(HTML|Script|ScriptURL)|TrustedTypePolicy/;

async function beStrict(context: BrowserContext): Promise<void> {
  await context.addCookies([{ name: 'csp', value: 'strict', url: baseUrl() }]);
  context.on('console', (message) => {
    if (BREACH.test(message.text())) breaches.push(message.text());
  });
}

afterEach(async () => {
  const open = [...contexts];
  contexts.clear();
  // What a page still asks for when its test ends gets no answer.
  const pages = open.flatMap((context) => context.pages());
  await Promise.all(pages.map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
  await Promise.all(open.map((context) => context.close()));
});

afterAll(async () => {
  await (await browser)?.close();
  browser = undefined;
});

async function collect(page: Page): Promise<void> {
  const found: Mishaps = { errors: [], failedRequests: [], cspViolations: [] };
  mishaps.set(page, found);
  page.on('console', (message) => {
    if (message.type() === 'error') found.errors.push(message.text());
  });
  page.on('pageerror', (error) => found.errors.push(`${error}`));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // A page that goes elsewhere gives up its requests; nothing failed.
    if (why !== 'net::ERR_ABORTED') found.failedRequests.push(`${request.method()} ${request.url()} ${why}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) found.failedRequests.push(`${response.status()} ${response.url()}`);
  });
  await page.exposeFunction('waybillViolation', (directive: string) => found.cspViolations.push(directive));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
      window.waybillViolation?.(`${effectiveDirective} ${blockedURI} ${sourceFile}`),
    );
  });
}

/** Opens a page of the demo site in a browser context of its own, closed after the test. */
export async function openPage(options: PageOptions): Promise<Page> {
  const {
    path,
    as,
    // Wide enough for the cart to stand in the sidebar. [LAY-02]
    viewport = { width: 1600, height: 900 },
    colorScheme = 'light',
    lang = 'en-US',
    throttle,
    bypassCSP = false,
  } = options;
  browser ??= chromium.connect(inject('wsEndpoint'));
  const context = await (await browser).newContext({ viewport: { ...viewport }, colorScheme, locale: lang, bypassCSP });
  contexts.add(context);
  if (isStrict) await beStrict(context);
  const page = await context.newPage();
  await collect(page);
  await options.before?.(page);
  if (throttle) {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  }
  const url = new URL(path, baseUrl());
  if (as) url.searchParams.set('as', as);
  const answer = await page.goto(url.href, { waitUntil: options.until ?? 'load' });
  if (isStrict) expect(answer?.headers()['content-security-policy']).toContain('trusted-types waybill');
  return page;
}

/** What went wrong on a page so far. Nothing is ever taken off the lists. */
export const mishapsOf = (page: Page): Mishaps =>
  mishaps.get(page) ?? { errors: [], failedRequests: [], cspViolations: [] };

/** Nothing in the console, no failed request, no breach of the content security policy. */
export function expectClean(page: Page): void {
  expect(mishapsOf(page)).toEqual({ errors: [], failedRequests: [], cspViolations: [] });
}
