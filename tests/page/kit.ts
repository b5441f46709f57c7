import type { BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, expect } from 'vitest';
import { baseUrl } from './base';
import { closeBrowsers, openBrowser, type Settings } from './browser';
import { watchKept } from './watch-kept';

export interface PageOptions extends Partial<Settings> {
  /** The path on the demo site, such as `/pricing`. */
  readonly path: string;
  /** The demo account to sign in as; a visitor by default. */
  readonly as?: string;
  readonly viewport?: { readonly width: number; readonly height: number };
  /** The language of the browser, such as `es-ES`. */
  readonly lang?: string;
  /** The factor by which the CPU is slowed down. */
  readonly throttle?: number;
  /** The load state to wait for; `load` by default. */
  readonly until?: 'commit' | 'domcontentloaded' | 'load';
  /** Turns off the page's content security policy, because axe injects styles. */
  readonly bypassCSP?: boolean;
  /** Lets the server render the prices into the page; by default widgets mount their views, as on most sites. */
  readonly isServed?: boolean;
  /** Runs before the page is opened, to set routes or init scripts. */
  readonly before?: (page: Page) => Promise<unknown>;
}

/** The unexpected problems of a page: console messages, failed requests and policy violations. */
export interface Mishaps {
  readonly errors: string[];
  readonly failedRequests: string[];
  readonly cspViolations: string[];
  /** What was kept in the browser under a name that the table of `docs/analytics.md` does not have. */
  readonly unlisted: string[];
}

/** The mishaps of a page where nothing went wrong. */
export const NO_MISHAPS: Mishaps = { errors: [], failedRequests: [], cspViolations: [], unlisted: [] };

declare global {
  interface Window {
    /** A binding that this kit installs in the page to report policy violations. */
    waybillViolation?: (directive: string) => void;
  }
}

const contexts = new Set<BrowserContext>();
/** Violations of the strict policy in all pages that were opened under it. */
const breaches: string[] = [];
let isStrict = false;
const mishaps = new WeakMap<Page, Mishaps>();
const kept = new WeakMap<Page, ReadonlySet<string>>();

/**
 * Puts every page of this test file under the strict policy. A test fails on any violation in any tab, whether or not it checks
 * for violations.
 */
export function underStrictPolicy(): void {
  isStrict = true;
  afterEach(() => expect(breaches.splice(0)).toEqual([]));
}

/** Matches the browser's own console messages about policy violations. */
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
  // Requests that are still open when a test ends get no answer.
  const pages = open.flatMap((context) => context.pages());
  await Promise.all(pages.map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
  await Promise.all(open.map((context) => context.close()));
});

afterAll(closeBrowsers);

async function collect(page: Page): Promise<void> {
  const found: Mishaps = { errors: [], failedRequests: [], cspViolations: [], unlisted: [] };
  mishaps.set(page, found);
  kept.set(page, await watchKept(page, (name) => found.unlisted.push(name)));
  page.on('console', (message) => {
    if (message.type() === 'error') found.errors.push(message.text());
  });
  page.on('pageerror', (error) => found.errors.push(`${error}`));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // Navigation aborts open requests, which is no failure.
    if (!why.endsWith('ABORTED')) found.failedRequests.push(`${request.method()} ${request.url()} ${why}`);
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

/** Opens a page of the demo site in its own browser context, which is closed after the test. */
export async function openPage(options: PageOptions): Promise<Page> {
  const {
    path,
    as,
    // The window is wide enough for the cart to be in the sidebar. [LAY-02]
    viewport = { width: 1600, height: 900 },
    colorScheme = 'light',
    reducedMotion = 'no-preference',
    lang = 'en-US',
    throttle,
    bypassCSP = false,
    isServed = false,
    hasScripts = true,
  } = options;
  const browser = await openBrowser({ colorScheme, reducedMotion, hasScripts });
  const context = await browser.newContext({
    viewport: { ...viewport },
    colorScheme,
    reducedMotion,
    locale: lang,
    bypassCSP,
    javaScriptEnabled: hasScripts,
  });
  contexts.add(context);
  if (isStrict) await beStrict(context);
  if (!isServed) await context.addCookies([{ name: 'view', value: 'mounted', url: baseUrl() }]);
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

/** Returns the problems of a page so far. The lists are never cleared. */
export const mishapsOf = (page: Page): Mishaps => mishaps.get(page) ?? NO_MISHAPS;

/** Returns what a page has kept in the browser so far, such as `localStorage waybill.cart`. */
export const keptOf = (page: Page): ReadonlySet<string> => kept.get(page) ?? new Set();

/** Returns what a page writes to its console from now on, without the lines of `watchKept`. */
export function consoleLinesOf(page: Page): readonly string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'debug') lines.push(message.text());
  });
  return lines;
}

/** Expects no console messages, no failed requests, no policy violations and nothing kept that no table lists. */
export function expectClean(page: Page): void {
  expect(mishapsOf(page)).toEqual(NO_MISHAPS);
}
