import { build } from 'esbuild';
import type { Page } from 'playwright';
import { afterAll, expect, it } from 'vitest';
import { baseUrl } from './base';
import { XSS } from '../kit/xss';
import { mishapsOf, openPage } from './kit';

declare global {
  interface Window {
    /** Number of vectors that ran. */
    tripped?: number;
    xss?: () => void;
    safe?: typeof import('../../src/ui/kit/sanitise');
  }
}

const ROOT = new URL('../..', import.meta.url).pathname;

/** A sentence before every vector that must stay readable. */
const SENTENCE = 'Your plan becomes Business.';

let cells = 0;
let ran = 0;
afterAll(() =>
  console.log(
    `${XSS.length} vectors × ${cells / XSS.length} sinks = ${cells} cells, 0 executions; ${ran} of the vectors run where nothing stops them`,
  ),
);

async function sanitiser(): Promise<string> {
  const stdin = { contents: `export * from './src/ui/kit/sanitise'`, resolveDir: ROOT, loader: 'ts' } as const;
  const { outputFiles } = await build({ stdin, bundle: true, format: 'iife', globalName: 'safe', write: false });
  return outputFiles[0]?.text ?? '';
}

/** Serves pages with only the sanitiser, whose policy requires trusted types but would let scripts run. */
async function servePages(page: Page): Promise<void> {
  const code = await sanitiser();
  await page.route('**/evil.test/**', (route) => route.abort());
  await page.route('**/safe.js', (route) => route.fulfill({ contentType: 'text/javascript', body: code }));
  await page.route('**/safe/*', (route) => {
    const policy = route.request().url().split('/').at(-1);
    const types = policy === 'none' ? "'none'" : 'waybill';
    return route.fulfill({
      contentType: 'text/html',
      headers:
        policy === 'raw'
          ? {}
          : { 'Content-Security-Policy': `require-trusted-types-for 'script'; trusted-types ${types}` },
      body: '<!doctype html><title>Safe</title><link rel="icon" href="data:,"><main></main><script src="/safe.js"></script>',
    });
  });
}

/** Renders each vector, interacts with the result, and reports problems. */
const attack = (page: Page, vectors: readonly string[], isNative: boolean) =>
  page.evaluate(
    async ([all, native, sentence]) => {
      const main = document.querySelector('main');
      const { safe } = window;
      if (!main || !safe) throw new Error('the page is not there');
      window.tripped = 0;
      window.xss = () => void (window.tripped = (window.tripped ?? 0) + 1);
      if (!native) Reflect.deleteProperty(Element.prototype, 'setHTML');
      await safe.prepareSafeHtml(document);
      const faults: string[] = [];
      const show = (html: string): Element => {
        const box = document.createElement('div');
        main.append(box);
        safe.fillSafely(box, html);
        for (const element of box.querySelectorAll<HTMLElement>('*')) {
          for (const type of ['focus', 'mouseover', 'load', 'error', 'toggle', 'animationend'])
            element.dispatchEvent(new Event(type));
          if (element.localName !== 'a') element.click();
        }
        return box;
      };
      for (const html of all) {
        if (!show(html).textContent?.trim()) faults.push(`blank: ${html}`);
        if (!show(`<p>${sentence.replace('Business', '<b>$&</b>')}</p>${html}`).textContent?.includes(sentence))
          faults.push(`its sentence is lost: ${html}`);
      }
      // Earlier requests would have been answered by then.
      await new Promise((resolve) => {
        const last = new Image();
        last.addEventListener('load', resolve);
        last.src = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
      });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const marks = '[style],[id],[name],[class],[slot],[part],[is],script,svg,math,form,button,input,iframe,img,style';
      for (const element of main.querySelectorAll('*')) {
        const names = element.getAttributeNames();
        const scheme = element instanceof HTMLAnchorElement && element.href ? element.protocol : 'https:';
        const isWrong =
          element.matches(marks) ||
          element.localName.includes('-') ||
          names.some((name) => name.startsWith('on') || name.startsWith('data-')) ||
          !['http:', 'https:', 'mailto:', 'tel:'].includes(scheme);
        if (isWrong) faults.push(`left: ${element.outerHTML}`);
      }
      return { tripped: window.tripped, faults, isFormatted: main.querySelector('b, p') !== null };
    },
    [vectors, isNative, SENTENCE] as const,
  );

it('HTML of a hostile server runs nothing, loads nothing and is never blank, with the browser’s sanitiser, ours or none', async () => {
  const asked: string[] = [];
  const page = await openPage({ path: '/safe/waybill', before: servePages });
  page.on('request', (request) => void asked.push(request.url()));
  const clean = { tripped: 0, faults: [], isFormatted: true };
  const ways = [
    ['waybill', true],
    ['waybill', false],
    ['none', true],
    ['none', false],
  ] as const;
  expect(new Set(XSS).size).toBeGreaterThanOrEqual(200);
  for (const [policy, isNative] of ways) {
    if (!page.url().endsWith(policy)) await page.goto(new URL(`/safe/${policy}`, baseUrl()).href);
    expect(await attack(page, XSS, isNative)).toEqual(clean);
    cells += XSS.length;
  }
  // Only the two pages themselves are requested.
  expect(
    asked.filter((url) => !url.startsWith('data:') && !/^\/safe(\.js|\/\w+)$/.test(new URL(url).pathname)),
  ).toEqual([]);
  // If the page forbids our policy, a message says so and all HTML is shown as text.
  expect(mishapsOf(page).failedRequests).toEqual([]);
});

/** Opens each vector as a page without a sanitiser, which proves that it is dangerous and that the test would notice. */
const unleash = (page: Page, vectors: readonly string[]) =>
  page.evaluate(async (all) => {
    const seen = new Set<number>();
    Reflect.set(window, 'ran', (at: number) => void seen.add(at));
    const { getAttributeNames, matches } = Element.prototype;
    const release = async (html: string, at: number): Promise<void> => {
      const frame = document.createElement('iframe');
      // The sandbox allows everything except navigation of the page.
      frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms');
      frame.srcdoc = `<!doctype html><script>xss=()=>top.ran(${at})</script><p>Text</p>${html}`;
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
      document.querySelector('main')?.append(frame);
      await loaded;
      for (const element of frame.contentDocument?.querySelectorAll<HTMLElement>('*') ?? []) {
        for (const name of getAttributeNames.call(element))
          if (name.startsWith('on')) element.dispatchEvent(new Event(name.slice(2)));
        if (matches.call(element, 'a, b, p, div, button'))
          element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      }
      // A click's navigation runs in a later task.
      await new Promise((resolve) => setTimeout(resolve));
      frame.remove();
    };
    for (let at = 0; at < all.length; at += 25)
      await Promise.all(all.slice(at, at + 25).map((html, more) => release(html, at + more)));
    return seen.size;
  }, vectors);

it('the test notices attacks: without a sanitiser the same vectors run', async () => {
  const page = await openPage({ path: '/safe/raw', before: servePages });
  ran = await unleash(page, XSS);
  expect(ran).toBeGreaterThan(60);
});
