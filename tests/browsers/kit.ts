import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { findInPage, focusInPage, textInPage, type Found, type Target } from './find';
import { startFirefox } from './firefox';
import { keepPicture } from './pictures';
import { startShop, type Place } from './shop';
import type { Driver, Tab } from './tab';
import { startWebKit } from './webkit';

export const BROWSERS: readonly (readonly [name: string, start: () => Promise<Driver>])[] = [
  ['Firefox', startFirefox],
  ['WebKit', startWebKit],
];

/** Polls a value until an expectation holds. */
export const inTime = <T>(read: () => Promise<T>) => expect.poll(read, { timeout: 60_000, interval: 150 });

/**
 * Starts a browser and a shop for a group of tests. After each test nothing may have gone wrong in a page; the picture of a failed one is
 * kept.
 */
export const useBrowser = (name: string, start: () => Promise<Driver>) => useBrowserAt(name, start, startShop);

/** As `useBrowser`, with another place in place of the shop. */
export function useBrowserAt<P extends Place>(name: string, start: () => Promise<Driver>, found: () => Promise<P>) {
  let driver: Driver;
  let shop: P;
  let last: Tab | undefined;
  beforeAll(async () => {
    [driver, shop] = await Promise.all([start(), found()]);
  });
  afterEach(async ({ task }) => {
    const troubles = shop.takeTroubles();
    if (task.result?.state === 'fail') {
      const picture = await last?.picture().catch(() => undefined);
      if (picture) console.log(`${task.name}: ${keepPicture(name, task.name, picture)}`);
    }
    expect(troubles).toEqual([]);
  });
  afterAll(async () => {
    await driver.close();
    await shop.close();
  });
  return {
    shop: () => shop,
    /** Opens an address in a browser without cookies. */
    async visit(path: string): Promise<Tab> {
      last = await driver.fresh();
      await last.open(new URL(path, shop.origin).href);
      return last;
    },
    /** Opens a page of the demo in a browser without cookies, and waits for its widgets. */
    async open(path: string, as?: string): Promise<Tab> {
      last = await driver.fresh();
      await goTo(last, shop, path, as);
      return last;
    },
  };
}

/** Goes to a page of the demo and waits for its widgets. */
export async function goTo(tab: Tab, shop: Place, path: string, as?: string): Promise<void> {
  const url = new URL(path, shop.origin);
  if (as) url.searchParams.set('as', as);
  await tab.open(url.href);
  await untilCalm(tab);
}

/** Waits until every widget of the page is ready, the session is known and no write is under way. */
export const untilCalm = (tab: Tab) =>
  inTime(() =>
    tab.run(() => {
      const tags = [...document.querySelectorAll('*')].filter(({ localName }) => localName.startsWith('waybill-'));
      const late = tags.filter((tag) => !tag.matches(':state(ready)')).map(({ localName }) => localName);
      if (tags.length === 0) return late;
      const state = Reflect.get(globalThis, Symbol.for('waybill/1'))?.store.getState();
      const isBusy = !state || state.session.status === 'unknown' || state.cart.busy !== null;
      return isBusy ? ['busy', ...late] : late;
    }),
  ).toEqual([]);

export const look = (tab: Tab, target: Target): Promise<Found | null> => tab.run(findInPage, target);

/** Waits for something and returns it once it stands still. */
export async function seek(tab: Tab, target: Target): Promise<Found> {
  let last: Found | null = null;
  await inTime(async () => {
    const now = await look(tab, target);
    const isStill = now !== null && last !== null && now.x === last.x && now.y === last.y;
    last = now;
    return isStill ? 'there' : `no ${target.role} ${target.name ?? target.pattern}`;
  }).toBe('there');
  if (!last) throw new Error('It went away');
  return last;
}

/** Clicks something with the mouse. */
export async function clickOn(tab: Tab, target: Target): Promise<void> {
  const { x, y } = await seek(tab, target);
  await tab.clickAt(x, y);
}

/** Waits until something is gone. */
export const gone = (tab: Tab, target: Target) => inTime(() => look(tab, target)).toBeNull();

/** Waits until an element says a text. */
export const says = (tab: Tab, selector: string, text: string | RegExp) =>
  inTime(() => tab.run(textInPage, selector)).toMatch(text);

export const nameOfFocus = (tab: Tab): Promise<string> => tab.run(focusInPage);

/** Presses Tab until something of that name has the focus. */
export async function tabUntil(tab: Tab, pattern: RegExp): Promise<void> {
  const passed: string[] = [];
  for (let at = 0; at < 150; at += 1) {
    const now = await nameOfFocus(tab);
    if (pattern.test(now)) return;
    passed.push(now);
    await tab.press('Tab');
  }
  throw new Error(`Tab does not reach ${pattern}; it passed ${passed.slice(0, 60).join(' | ')}`);
}

/** Gives the focus to the button of a package in the pricing table. */
export const focusPackage = (tab: Tab, name: string): Promise<void> =>
  tab.run((title) => {
    const cards = document.querySelector('waybill-pricing-table')?.shadowRoot?.querySelectorAll('article') ?? [];
    const card = [...cards].find((one) => one.querySelector('h3')?.textContent?.trim() === title);
    card?.querySelector('button')?.focus();
  }, name);
