import { once } from 'node:events';
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { baseUrl } from './base';

/** Polls a value until an expectation holds, instead of waiting for a fixed time. */
export const eventually = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 30_000, interval: 40 });

/** Tells whether a call is only for the demo or for analytics. */
const isAside = (pathname: string): boolean => pathname.startsWith('/demo/') || pathname === '/analytics/events';

/** Records the page's calls, such as `POST /cart/add`, in order; documents are included, such as `GET /pricing`. */
export function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    const isCall = request.resourceType() === 'fetch' || request.isNavigationRequest();
    if (isCall && !isAside(pathname)) calls.push(`${request.method()} ${pathname}${search}`);
  });
  return calls;
}

export interface Heard {
  readonly name: string;
  readonly detail: unknown;
}

/** Records all `waybill-*` events, also across navigation. Call it before the page is opened. */
export async function hear(page: Page): Promise<Heard[]> {
  const heard: Heard[] = [];
  await page.exposeFunction('testHears', (name: string, detail: unknown) => void heard.push({ name, detail }));
  await page.addInitScript(() => {
    const names = 'ready cart-change plan-select-request plan-select quote-share checkout-request navigate error'.split(
      ' ',
    );
    for (const name of names) {
      document.addEventListener(`waybill-${name}`, (event) =>
        Reflect.get(window, 'testHears')(name, Reflect.get(event, 'detail')),
      );
    }
  });
  return heard;
}

/** Prevents the default action of an event on this page. */
export const prevent = (page: Page, name: 'plan-select-request' | 'checkout-request' | 'navigate'): Promise<void> =>
  page.evaluate((type) => document.addEventListener(type, (event) => event.preventDefault()), `waybill-${name}`);

/** Holds calls to a path back until `abort()` is called. Call it before the page is opened. */
export async function hold(page: Page, path: string): Promise<AbortController> {
  const held = new AbortController();
  const released = once(held.signal, 'abort');
  await page.route(`**${path}`, async (route) => {
    await released;
    // The page may have navigated meanwhile.
    await route.continue().catch(() => undefined);
  });
  return held;
}

export interface Fault {
  /** The call in the backend's notation, such as `GET /services/bundles`. */
  readonly call: string;
  readonly kind: 'status' | 'delay' | 'garbage' | 'html' | 'offline';
  readonly status?: number;
  /** Delay in ms. */
  readonly delay?: number;
  readonly times?: number;
  /** Carries the call out and loses only its answer. */
  readonly after?: boolean;
}

const at = (path: string): string => new URL(path, baseUrl()).href;

/** Sets a fault for the calls of this browser. Sign the member in first. */
export async function goWrong(page: Page, fault: Fault): Promise<void> {
  const reply = await page.request.post(at('/demo/faults'), { data: fault });
  expect(reply.status()).toBe(200);
}

export const goRight = (page: Page): Promise<unknown> => page.request.delete(at('/demo/faults'));

interface ServerCart {
  readonly plan: number | null;
  readonly modules: readonly number[];
}

/** Reads the server's cart of the signed-in account: the ids of its package and modules. */
export async function serverCart(page: Page): Promise<ServerCart> {
  const { data } = await (await page.request.get(at('/cart/data?pricing=1'))).json();
  return { plan: data.plan?.id ?? null, modules: data.modules.map(({ id }: { id: number }) => id) };
}

/**
 * Restores an account's outdated apps. Accounts are shared by all files of a worker, and apps count as updated 90 s after another file
 * has asked their drivers.
 */
export async function outdateAppsOf(page: Page, account: string): Promise<void> {
  await page.request.get(at(`/?as=${account}`));
  await page.request.post(at('/demo/devices'), { data: { state: 'old' } });
}

/** Empties an account's cart, because accounts are shared by all files of a worker. */
export async function emptyCartOf(page: Page, account: string): Promise<void> {
  await page.request.get(at(`/?as=${account}`));
  const { plan, modules } = await serverCart(page);
  for (const id of plan === null ? modules : [plan, ...modules]) {
    await page.request.post(at('/cart/remove'), { data: { id } });
  }
  expect((await serverCart(page)).plan).toBeNull();
}

/** Tells by how many px a page is wider than its window, in which a scroll bar may take some. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

export const cartOf = (page: Page): Locator => page.locator('waybill-cart .wb-root');
export const cardOf = (page: Page, plan: string): Locator => page.getByRole('article', { name: plan, exact: true });

/** Presses the button of a package's card. */
export const pick = (page: Page, plan: string): Promise<void> => cardOf(page, plan).getByRole('button').first().click();

/** Waits until all widgets of the page are ready, the session is known and a member's cart is read. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const widgets = [...document.querySelectorAll('waybill-pricing-table, waybill-cart, waybill-mini-cart')];
    const state = Reflect.get(globalThis, Symbol.for('waybill/1'))?.store.getState();
    return (
      state &&
      widgets.every((widget) => widget.matches(':state(ready)')) &&
      state.session.status !== 'unknown' &&
      state.cart.reading !== 'now' &&
      state.cart.busy === null
    );
  });
}

/**
 * Goes back in the history once the page has loaded. Playwright's own `goBack` fails with "Not attached to an active page" while
 * Chromium still swaps the process of a page that has just been opened.
 */
export async function goBack(page: Page): Promise<void> {
  await page.waitForLoadState();
  // The page goes back after it has answered, because an answer of a page that is left is lost.
  await page.evaluate(() => void setTimeout(() => history.back()));
}

/** Presses the first button that puts this add-on into the cart: the page's own, or that of its card. */
export const addByButton = (page: Page, name: string): Promise<void> =>
  page
    .getByRole('button', { name: new RegExp(`^Add (to cart )?${name}$`) })
    .first()
    .click();
