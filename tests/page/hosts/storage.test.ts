import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { addByButton, cartOf, eventually, settled } from '../acts';
import { expectClean, mishapsOf, openPage } from '../kit';

const PATH = '/platform/marketplace';

function blocked(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  }
}
function full(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
}
function garbage(): void {
  Storage.prototype.getItem = () => '{"v":1,"at":"yesterday","data":[{"cart":';
}
function forgetful(): void {
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (key, value) {
    setItem.call(this, key, value);
    this.clear();
  };
}
function cookieless(): void {
  Object.defineProperty(Document.prototype, 'cookie', {
    get() {
      throw new DOMException('denied', 'SecurityError');
    },
    set() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
}

const count = (page: Page) =>
  cartOf(page)
    .getByRole('button', { name: /^Remove / })
    .count();

describe('a browser whose storage', () => {
  it.each([
    ['is blocked', blocked],
    ['is full', full],
    ['holds garbage', garbage],
    ['is cleared after each write', forgetful],
    ['has no cookies', cookieless],
  ])('%s loses no state on the page and logs nothing to the console', async (_, script) => {
    const page = await openPage({ path: PATH, before: (fresh) => fresh.addInitScript(script) });
    await settled(page);
    await addByButton(page, 'Vehicle Profiles');
    await eventually(() => count(page)).toBeGreaterThan(0);
    const first = await count(page);
    await settled(page);
    await addByButton(page, 'Roles and Permissions');
    await eventually(() => count(page)).toBeGreaterThan(first);
    await settled(page);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await cartOf(page).getByRole('button', { name: 'Remove Roles and Permissions' }).click();
    await eventually(() => cartOf(page).innerText()).toContain('Removed from your cart.');
    await cartOf(page).getByRole('button', { name: 'Undo' }).click();
    await eventually(() => cartOf(page).innerText()).toContain('Roles and Permissions');
    expectClean(page);
  });

  it('is blocked remembers its toggles while the page lives', async () => {
    const page = await openPage({ path: '/pricing', before: (fresh) => fresh.addInitScript(blocked) });
    await settled(page);
    await page.getByRole('radio', { name: 'Annual' }).focus();
    await page.keyboard.press('ArrowLeft');
    await eventually(() => page.getByRole('radio', { name: 'Monthly' }).isChecked()).toBe(true);
    expectClean(page);
  });

  it('is cleared meanwhile keeps the cart on the page, and stores the next change again', async () => {
    const page = await openPage({ path: PATH });
    await settled(page);
    await addByButton(page, 'Vehicle Profiles');
    await eventually(() => count(page)).toBeGreaterThan(0);
    await settled(page);
    await page.evaluate(() => {
      localStorage.clear();
      dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }));
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(await cartOf(page).innerText()).toContain('Vehicle Profiles');
    await addByButton(page, 'Roles and Permissions');
    await eventually(() => count(page)).toBeGreaterThan(1);
    await settled(page);
    await page.reload();
    await eventually(() => cartOf(page).innerText()).toContain('Vehicle Profiles');
    expectClean(page);
  });
});

describe('a sandboxed frame without an origin', () => {
  it('has prices and a cart, and no storage, cookies or other tabs', async () => {
    const page = await openPage({ path: '/register', before: (fresh) => fresh.route('**', allowAnyOrigin) });
    await page.evaluate((src) => {
      const frame = document.createElement('iframe');
      frame.setAttribute('sandbox', 'allow-scripts');
      frame.src = src;
      document.body.replaceChildren(frame);
    }, PATH);
    const frame = page.frameLocator('iframe');
    const cart = frame.locator('waybill-cart .wb-root');
    await eventually(() => page.frames().length).toBe(2);
    await page.frames()[1]?.waitForFunction(() => {
      const runtime = Reflect.get(globalThis, Symbol.for('waybill/1'));
      return runtime?.store.getState().session.status === 'known';
    });
    await frame.locator('[data-waybill-action="cart.add:module/151"]').click();
    // The frame is so narrow that the cart is a bar.
    await eventually(() => cart.innerText()).toContain('1 item in your cart');
    const { errors } = mishapsOf(page);
    expect(errors).toEqual([]);
  });
});

/** Answers with CORS headers for a page with an opaque origin. */
async function allowAnyOrigin(route: Parameters<Parameters<Page['route']>[1]>[0]): Promise<void> {
  const headers = {
    'access-control-allow-origin': 'null',
    'access-control-allow-credentials': 'true',
    'access-control-allow-headers': 'authorization, content-type, idempotency-key, x-waybill-tracking, x-api-key',
    'access-control-allow-methods': 'GET, POST',
  };
  if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
  try {
    // A frame without an origin has no cookies; Playwright would send those of the page.
    const response = await route.fetch({ headers: { ...route.request().headers(), cookie: '' } });
    await route.fulfill({ response, headers: { ...response.headers(), ...headers } });
  } catch {
    // The page is already closed when the test ends.
  }
  return undefined;
}
