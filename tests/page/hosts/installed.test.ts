import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build as bundleWithEsbuild } from 'esbuild';
import type { Page } from 'playwright';
import { build as bundleWithVite } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { install, type Installed } from '../../kit/installed';
import { filesOf } from '../../kit/manual';
import { eventually } from '../acts';
import { expectClean } from '../kit';
import { API, CDN, CLASSIC, documentOf, SCRIPT, SITE } from '../../kit/foreign-site';
import { expectWidgets, openSite } from './site';

/** The packed package in a folder outside this repository. */
let host: Installed;
beforeAll(() => {
  host = install(['react', 'react-dom', 'scheduler']);
}, 60_000);
afterAll(() => host.remove());

const OWN = `${SITE}assets/`;
const PLAIN = `
  import { waybill } from 'waybill';
  import 'waybill/pricing-table';
  import 'waybill/cart';
  window.waybill = waybill;
  waybill.configure({ api: '${API.slice(0, -1)}' });`;

/** Bundles with Vite; `development` for React's strict mode checks. */
async function viteBundles(input: string, mode: 'development' | 'production' = 'production'): Promise<string> {
  const outDir = join(host.folder, 'vite', mode);
  await bundleWithVite({
    configFile: false,
    root: host.folder,
    mode,
    logLevel: 'warn',
    base: OWN,
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    plugins: [react()],
    build: {
      outDir,
      assetsDir: '.',
      chunkSizeWarningLimit: 1000,
      rolldownOptions: { input, output: { entryFileNames: 'main.js' } },
    },
  });
  return outDir;
}

async function esbuildBundles(input: string): Promise<string> {
  const outdir = join(host.folder, 'esbuild');
  await bundleWithEsbuild({
    entryPoints: { main: input },
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    logLevel: 'warning',
    absWorkingDir: host.folder,
  });
  return outdir;
}

const WIDGETS = '<waybill-pricing-table></waybill-pricing-table><waybill-cart></waybill-cart>';
const MAIN = `<script type="module" src="${OWN}main.js"></script>`;

/** Adds the first package to the cart, which loads more chunks. */
async function buy(page: Page): Promise<void> {
  await page.evaluate(() => document.addEventListener('waybill-navigate', (event) => event.preventDefault()));
  await page.getByRole('article').first().getByRole('button').first().click();
  await eventually(() => page.locator('waybill-cart').getByRole('button').count()).toBeGreaterThan(1);
}

describe('the installed package sells a plan', () => {
  it.each([
    ['Vite', viteBundles],
    ['esbuild', esbuildBundles],
  ])('bundled by %s', async (_, bundle) => {
    const folder = await bundle(host.write('main.js', PLAIN));
    const page = await openSite(documentOf(MAIN + WIDGETS), {}, { [OWN]: folder });
    await expectWidgets(page);
    await buy(page);
    expect((await page.requests()).filter((request) => request.url().startsWith(CDN))).toEqual([]);
    expectClean(page);
  });

  it.each([
    ['the loader', SCRIPT],
    ['the classic script', CLASSIC],
  ])('by %s', async (_, script) => {
    const sheet = `<link rel="stylesheet" href="${CDN}waybill.css">`;
    const dist = join(host.folder, 'node_modules/waybill/dist');
    const page = await openSite(documentOf(sheet + script + WIDGETS), {}, { [CDN]: dist });
    await expectWidgets(page);
    await buy(page);
    expectClean(page);
  });

  it('in the strict mode of an application with a React of its own', async () => {
    const [app] = filesOf('docs/hosts/react.md');
    host.write('app.tsx', app?.code ?? '');
    const main = host.write(
      'main.tsx',
      `import { StrictMode } from 'react';
      import { createRoot } from 'react-dom/client';
      import { App } from './app';
      ${PLAIN}
      createRoot(document.getElementById('app')).render(<StrictMode><App /></StrictMode>);`,
    );
    const folder = await viteBundles(main, 'development');
    const page = await openSite(documentOf(`<div id="app"></div>${MAIN}`), {}, { [OWN]: folder });
    await expectWidgets(page);
    await buy(page);
    // The application's own counter, updated by the event.
    await page.getByText('In the cart: 1').waitFor();
    expectClean(page);
  });
});
