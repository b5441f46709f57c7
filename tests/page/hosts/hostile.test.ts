import type { Page } from 'playwright';
import { afterAll, describe, expect, it } from 'vitest';
import { XSS } from '../../kit/xss';
import { baseUrl } from '../base';
import { openPage } from '../kit';

/** A sentence before every vector that must stay readable. */
const SENTENCE = 'Read this first.';

/** Timeout in ms: each vector takes a press, possibly on a busy machine. */
const LONG = 300_000;

const cells = new Map<string, number>();
afterAll(() => {
  const all = [...cells].map(([sink, count]) => `${sink} ${count}`);
  console.log(`${[...cells.values()].reduce((a, b) => a + b, 0)} vectors in widgets, 0 executions: ${all.join(', ')}`);
});

declare global {
  interface Window {
    /** Number of vectors that ran. */
    testTripped?: number;
    /** Interacts with a part of a dialog like a person or a page. @returns its text, and the elements that should not be there */
    testTouch?: (part: string) => { readonly text: string; readonly wrong: readonly string[] };
  }
}

/** Installs the counter of vectors that run, on every page of the browser. */
const arm = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    window.testTripped = 0;
    Reflect.set(window, 'xss', () => void (window.testTripped = (window.testTripped ?? 0) + 1));
    const formatting = /^(script|style|svg|math|form|input|button|iframe|img|.*-.*)$/;
    window.testTouch = (part) => {
      const wrong: string[] = [];
      const box = document.querySelector('waybill-dialogs')?.shadowRoot?.querySelector(`[part="${part}"]`);
      for (const element of box?.querySelectorAll<HTMLElement>('*') ?? []) {
        for (const type of ['focus', 'mouseover', 'load', 'error', 'toggle', 'animationend'])
          element.dispatchEvent(new Event(type));
        if (element.localName !== 'a') element.click();
        const names = element.getAttributeNames();
        if (formatting.test(element.localName) || names.some((name) => /^(on.*|id|name|style|class|slot)$/.test(name)))
          wrong.push(element.outerHTML);
      }
      return { text: box?.textContent ?? '', wrong };
    };
  });
  await page.route('**/evil.test/**', (route) => route.abort());
};

/** Answers the question for a package, which comes first. */
async function pickPackage(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: 'Next: billing' }).click();
}

/** Opens an account's page and presses a button. @param then further steps to the server's HTML */
async function openDialog(button: string | RegExp, part: string, then?: (page: Page) => Promise<void>): Promise<Page> {
  const page = await openPage({ path: '/account/manage-features', as: 'subscriber', before: arm });
  await page.request.delete(new URL('/demo/activation', page.url()).href);
  await page.reload();
  await page.locator('waybill-subscription').getByRole('button', { name: button }).click();
  await then?.(page);
  await page.locator(`waybill-dialogs [part="${part}"]`).waitFor();
  return page;
}

const CLEAN = { wrong: [], tripped: 0 };

describe('HTML of a hostile server', () => {
  it(
    'runs nothing in the message of an upgrade, and its text is shown',
    async () => {
      const page = await openDialog(/^Upgrade/, 'upgrade-message', pickPackage);
      const found = await page.evaluate(
        async ([vectors, sentence]) => {
          const runtime = Reflect.get(globalThis, Symbol.for('waybill/1'));
          const wrong: string[] = [];
          for (const [at, vector] of vectors.entries()) {
            const { told } = runtime.store.getState().upgrade;
            const html = `<p>${sentence} ${at};</p>${vector}`;
            const { timeframe: cycle } = told.cycles[at % 2];
            runtime.store.dispatch({
              type: 'upgrade/upgradeStepped',
              payload: { event: { type: 'picked', cycle }, told: { ...told, html } },
            });
            for (let look = 0; look < 5000; look += 1) {
              if (window.testTouch?.('upgrade-message').text.includes(`${sentence} ${at};`)) break;
              await new Promise((resolve) => setTimeout(resolve));
            }
            const now = window.testTouch?.('upgrade-message');
            if (!now?.text.includes(`${sentence} ${at};`)) wrong.push(`lost: ${vector}`);
            wrong.push(...(now?.wrong ?? []));
          }
          return { wrong, tripped: window.testTripped };
        },
        [XSS, SENTENCE] as const,
      );
      expect(found).toEqual(CLEAN);
      expect(page.url()).toBe(new URL('/account/manage-features', baseUrl()).href);
      cells.set('upgrade message', XSS.length);
    },
    LONG,
  );

  it(
    'runs nothing in the question about an add-on, and its text is shown',
    async () => {
      const page = await openDialog('Activate Territory Routing', 'module-confirmation');
      await page.keyboard.press('Escape');
      const opener = page.locator('waybill-subscription').getByRole('button', { name: 'Activate Territory Routing' });
      const found = await opener.evaluate(
        async (pressed: HTMLElement, [vectors, sentence, part]) => {
          const { fetch: ask } = window;
          const wrong: string[] = [];
          let html = '';
          window.fetch = async (input, init) =>
            String(input).includes('/cart/module/')
              ? Response.json({ status: 200, html, add_on_codes: [] })
              : ask(input, init);
          const box = (): Element | null =>
            document.querySelector('waybill-dialogs')?.shadowRoot?.querySelector(`[part="${part}"]`) ?? null;
          const most = 5000;
          const until = async (holds: (looks: number) => boolean): Promise<void> => {
            for (let looks = 0; looks < most && !holds(looks); looks += 1)
              await new Promise((resolve) => setTimeout(resolve, 2));
          };
          for (const [at, vector] of vectors.entries()) {
            html = `<p>${sentence} ${at};</p>${vector}`;
            await until((looks) => {
              // A press is ignored until the previous dialog is fully closed, so it is repeated.
              if (looks % 200 === 0 && !box()) pressed.click();
              return box()?.textContent?.includes(`${sentence} ${at};`) === true;
            });
            const now = window.testTouch?.(part);
            if (!now?.text.includes(`${sentence} ${at};`)) wrong.push(`lost: ${vector}`);
            wrong.push(...(now?.wrong ?? []));
            const buttons = box()?.closest('dialog')?.querySelectorAll('button') ?? [];
            [...buttons].find(({ textContent }) => textContent === 'Cancel')?.click();
            await until(() => box() === null);
          }
          return { wrong, tripped: window.testTripped };
        },
        [XSS, SENTENCE, 'module-confirmation'] as const,
      );
      expect(found).toEqual(CLEAN);
      expect(page.url()).toBe(new URL('/account/manage-features', baseUrl()).href);
      cells.set('module confirmation', XSS.length);
    },
    LONG,
  );
});

/** Matches the names of reply fields that hold visible texts. */
const TEXT = /^(title|description|name|catname|message|member_name|company|first_name|last_name|label|text|lead)$/;

/** Returns a function that appends vectors, in turn, to all texts of a reply. */
function poisoner() {
  let at = 0;
  const poison = (value: unknown, key = ''): unknown => {
    if (Array.isArray(value)) return value.map((one) => poison(one, key));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, poison(one, name)]));
    return typeof value === 'string' && TEXT.test(key) ? `${value} ${XSS[(at += 1) % XSS.length]}` : value;
  };
  return poison;
}

const PLACES = [
  '/pricing',
  '/platform/marketplace',
  '/account/manage-features',
  '/account/invoices',
  '/account/billing/subscription',
  // The following pages are a visitor's, with the package that the page adds to the cart.
  '/quote',
  '/shopping-cart-review',
];

/** Signs out and adds a package to the cart. */
async function fillCart(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.reload();
  await page.getByRole('button', { name: 'Start with Route Optimization' }).click();
  await page.locator('waybill-quote-panel').getByText('Update now').waitFor();
}

/** Returns all visible texts of the widgets, and elements that should be text. */
const lookAround = (page: Page) =>
  page.evaluate((vectors) => {
    const wrong: string[] = [];
    let text = '';
    for (const host of document.querySelectorAll('*')) {
      if (!host.localName.startsWith('waybill-') || !host.shadowRoot) continue;
      text += host.shadowRoot.textContent ?? '';
      for (const element of host.shadowRoot.querySelectorAll('*')) {
        const isWrong =
          element.matches('script, iframe, object, embed, base, meta, marquee, [onerror], [onload], [onclick]') ||
          element.getAttributeNames().some((name) => name.startsWith('on')) ||
          (element instanceof HTMLAnchorElement && /^(javascript|data|vbscript):/.test(element.protocol));
        if (isWrong) wrong.push(element.outerHTML);
      }
    }
    const shown = vectors.flatMap((vector, at) => (text.includes(vector) ? [at] : []));
    return { wrong, shown, tripped: window.testTripped };
  }, XSS);

describe('every text of a hostile server', () => {
  it(
    'is rendered as text in every widget',
    async () => {
      const poison = poisoner();
      const page = await openPage({
        path: '/pricing',
        as: 'subscriber',
        before: async (fresh) => {
          await arm(fresh);
          await fresh.route(
            (url) => !/^\/(dist|assets|demo|analytics)\//.test(url.pathname),
            async (route) => {
              if (route.request().resourceType() !== 'fetch') return route.fallback();
              const response = await route.fetch();
              if (!/json/.test(response.headers()['content-type'] ?? '')) return route.fulfill({ response });
              return route.fulfill({ response, json: poison(await response.json()) });
            },
          );
        },
      });
      const seen = new Set<number>();
      for (const path of PLACES) {
        if (!page.url().endsWith(path)) await page.goto(new URL(path, baseUrl()).href);
        if (path === '/quote') await fillCart(page);
        await page.waitForFunction(() =>
          [...document.querySelectorAll('*')]
            .filter(({ localName }) => localName.startsWith('waybill-'))
            .every((widget) => widget.matches(':state(ready)')),
        );
        const { wrong, shown, tripped } = await lookAround(page);
        expect({ path, wrong, tripped }).toEqual({ path, wrong: [], tripped: 0 });
        for (const at of shown) seen.add(at);
        expect({ path, shown: shown.length }).not.toEqual({ path, shown: 0 });
        cells.set(`texts of ${path}`, shown.length);
      }
      // A few vectors are beyond the end of a list and are not shown.
      expect(seen.size).toBeGreaterThanOrEqual(200);
    },
    LONG,
  );
});
