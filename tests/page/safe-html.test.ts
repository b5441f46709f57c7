import { build } from 'esbuild';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { baseUrl } from './base';
import { XSS } from '../kit/xss';
import { mishapsOf, openPage } from './kit';

declare global {
  interface Window {
    /** How often something ran. */
    tripped?: number;
    xss?: () => void;
    safe?: typeof import('../../src/ui/sanitise');
  }
}

const ROOT = new URL('../..', import.meta.url).pathname;

async function sanitiser(): Promise<string> {
  const stdin = { contents: `export * from './src/ui/sanitise'`, resolveDir: ROOT, loader: 'ts' } as const;
  const { outputFiles } = await build({ stdin, bundle: true, format: 'iife', globalName: 'safe', write: false });
  return outputFiles[0]?.text ?? '';
}

/** Pages of nothing but the sanitiser, where whatever it lets through would run: only trusted types are asked for. */
async function servePages(page: Page): Promise<void> {
  const code = await sanitiser();
  await page.route('**/safe.js', (route) => route.fulfill({ contentType: 'text/javascript', body: code }));
  await page.route('**/safe/*', (route) => {
    const allowed = route.request().url().endsWith('/none') ? "'none'" : 'waybill';
    return route.fulfill({
      contentType: 'text/html',
      headers: { 'Content-Security-Policy': `require-trusted-types-for 'script'; trusted-types ${allowed}` },
      body: '<!doctype html><title>Safe</title><link rel="icon" href="data:,"><main></main><script src="/safe.js"></script>',
    });
  });
}

/** Shows each, touches all that came of it, and says what did not go well. */
const attack = (page: Page, vectors: readonly string[], isNative: boolean) =>
  page.evaluate(
    async ([all, native]) => {
      const main = document.querySelector('main');
      const { safe } = window;
      if (!main || !safe) throw new Error('the page is not there');
      window.tripped = 0;
      window.xss = () => void (window.tripped = (window.tripped ?? 0) + 1);
      if (!native) Reflect.deleteProperty(Element.prototype, 'setHTML');
      await safe.prepareSafeHtml(document);
      const blank: string[] = [];
      for (const html of all) {
        const box = document.createElement('div');
        main.append(box);
        safe.fillSafely(box, html);
        if (!box.textContent?.trim()) blank.push(html);
        for (const element of box.querySelectorAll<HTMLElement>('*')) {
          for (const type of ['focus', 'mouseover', 'load', 'error', 'toggle', 'animationend'])
            element.dispatchEvent(new Event(type));
          if (element.localName !== 'a') element.click();
        }
      }
      // What was asked for before it would have been answered by then.
      await new Promise((resolve) => {
        const last = new Image();
        last.addEventListener('load', resolve);
        last.src = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
      });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const marks = [...main.querySelectorAll('[style],[id],[name],[class],script,svg,math,form,iframe,img,style')];
      return {
        tripped: window.tripped,
        blank,
        left: marks.map(({ outerHTML }) => outerHTML),
        isFormatted: main.querySelector('b, p') !== null,
      };
    },
    [vectors, isNative] as const,
  );

it('HTML of a hostile server runs nothing, loads nothing and is never blank, with the browser’s sanitiser, with ours and with none', async () => {
  const asked: string[] = [];
  const page = await openPage({ path: '/safe/waybill', before: servePages });
  page.on('request', (request) => void asked.push(request.url()));
  const clean = { tripped: 0, blank: [], left: [] };
  expect(await attack(page, XSS, true)).toEqual({ ...clean, isFormatted: true });
  expect(await attack(page, XSS, false)).toEqual({ ...clean, isFormatted: true });
  expect(asked.filter((url) => !url.startsWith('data:'))).toEqual([]);

  await page.goto(new URL('/safe/none', baseUrl()).href);
  expect(await attack(page, XSS, true)).toEqual({ ...clean, isFormatted: true });
  expect(await attack(page, XSS, false)).toEqual({ ...clean, isFormatted: true });
  const mishaps = mishapsOf(page);
  // The page forbids our policy: that is said, and all is text.
  expect(mishaps.failedRequests).toEqual([]);
});
