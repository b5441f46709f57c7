import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { chromium } from 'playwright';
import { startServer } from '../../demo/server/server.ts';
import { CHROMIUM_ARGS, ensureChromium } from '../../tools/chromium.mjs';
import { ROOT } from '../../tools/widgets.mjs';

/** The factor by which a slow phone's processor is imitated. */
export const THROTTLE = 4;

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Returns a page of the benchmark with this head and body. */
export const html = (head, body = '') => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Bench</title><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`;

/** The scripts of the bare pages, by the name under which they are served. */
const BARE = { pricing: 'pricing.tsx', forms: 'forms.tsx' };

/** Puts the built widgets, the bare pages and these pages into a folder of their own. @returns its path */
async function stage(pages) {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-bench-'));
  cpSync(join(ROOT, 'dist'), folder, { recursive: true });
  for (const [name, text] of Object.entries(pages)) writeFileSync(join(folder, `${name}.html`), text);
  await build({
    entryPoints: Object.entries(BARE).map(([out, file]) => ({
      in: join(ROOT, 'tests/bench/bare', file),
      out: `bare-${out}`,
    })),
    outdir: folder,
    bundle: true,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return folder;
}

/**
 * Serves pages beside the demo, runs `measure` and takes all away again.
 * @param options of the reference backend; `pages` are the texts of pages by name, which are served as `/dist/<name>.html`
 * @param measure gets the browser, a function that gives the address of a page, and one that adds a page
 */
export async function withPages({ pages = {}, ...options }, measure) {
  const folder = await stage(pages);
  const server = await startServer({ memory: true, port: 0, demo: true, isPublic: true, distDir: folder, ...options });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
  try {
    const address = (path) => new URL(path, server.url).href;
    return await measure(browser, address, (name, text) => writeFileSync(join(folder, `${name}.html`), text));
  } finally {
    await browser.close();
    await server.close();
    rmSync(folder, { recursive: true });
  }
}

/** Slows the page's processor down. @param {number} rate 1 is its full speed */
export async function throttle(page, rate = THROTTLE) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Does something and measures it. @returns ms from the first event of this type that `act` causes to the frame after it */
export async function untilPaint(page, type, act) {
  await page.evaluate((name) => {
    globalThis.paintedAfter = undefined;
    addEventListener(
      name,
      ({ timeStamp }) =>
        requestAnimationFrame(() => setTimeout(() => (globalThis.paintedAfter = performance.now() - timeStamp))),
      { capture: true, once: true },
    );
  }, type);
  await act(page);
  await page.waitForFunction(() => globalThis.paintedAfter !== undefined);
  return page.evaluate(() => globalThis.paintedAfter);
}
