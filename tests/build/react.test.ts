import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { entryFile } from '../../tools/cli/files.mjs';
import { ROOT, widgetNames } from '../../tools/widgets.mjs';
import { bundle } from './bundle';

const names = widgetNames();

/** Bundles an application's module, which brings React itself. @returns the entry's code, the bundled inputs and what stays outside */
async function bundled(code: string) {
  const { metafile, outputFiles } = await bundle(code, { external: ['react', 'react-dom'] });
  const outputs = Object.values(metafile.outputs);
  return {
    text: outputFiles.map(({ text }) => text).join('\n'),
    elements: outputs
      .flatMap(({ inputs }) => Object.keys(inputs))
      .filter((path) => path.startsWith('dist/react/elements/')),
    outside: new Set(
      outputs.flatMap(({ imports }) => imports.flatMap(({ path, external }) => (external ? [path] : []))),
    ),
  };
}

/** Runs a module in a Node of its own. @returns what it tells, as JSON */
function inNode<T>(lines: string): T {
  const prelude = 'const tell = (value) => process.stdout.write(JSON.stringify(value));\n';
  const args = ['--input-type=module', '--eval', prelude + lines];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' })) as T;
}

/** Returns the code of a chunk, without its source map, with each import as it is in the folder of all chunks. */
const code = (folder: string, chunk: string): string | undefined =>
  readFileSync(join(ROOT, 'dist', folder, 'chunks', `${chunk}.js`), 'utf8')
    .split('\n//#')[0]
    ?.replaceAll('"../../chunks/', '"./');

describe('waybill/react', () => {
  it('brings no React, and only the components that are imported, with the dialogs that they may open', async () => {
    const { text, elements, outside } = await bundled(
      "import { waybill, WaybillFaq } from 'waybill/react'; console.log(waybill, WaybillFaq);",
    );
    expect(text).not.toContain('react.transitional.element');
    expect([...outside].toSorted()).toEqual(['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime']);
    expect(elements.toSorted()).toEqual(
      ['dialogs', 'faq', 'share-quote'].map((name) => `dist/react/${entryFile(name)}`),
    );
  });

  it('has the views of the elements: every chunk is the same but that of React', () => {
    const { core } = JSON.parse(readFileSync(join(ROOT, 'dist/chunks.json'), 'utf8')) as { core: string[] };
    const [own = '', library = ''] = ['core-', 'react-'].map((start) => core.find((chunk) => chunk.startsWith(start)));
    expect(code('react', own)).toBe(code('.', own));
    expect(code('react', library)).toMatch(/^export \{ [\w, ]+ \} from '\.\.\/host\.js';\s*$/);
  });

  it('shares with them what has nothing of React, such as the texts', () => {
    const [all, copied] = ['', 'react'].map((folder) => readdirSync(join(ROOT, 'dist', folder, 'chunks')));
    const texts = all?.filter((file) => /^(en|es|fr|pt|ru|vi)-\w+-\w+\.js$/.test(file)) ?? [];
    expect(texts.length).toBeGreaterThan(100);
    expect(copied?.filter((file) => texts.includes(file))).toEqual([]);
  });

  it('prints each tag with its attributes and children on a server', () => {
    const printed = inNode<readonly string[]>(`
      import { createElement as h } from 'react';
      import { renderToString } from 'react-dom/server';
      const { waybill, ...components } = await import('waybill/react');
      tell(Object.values(components).map((one) => renderToString(h(one, { className: 'wide', onError() {} }, 'Soon'))));`);
    expect(printed.toSorted()).toEqual(names.map((name) => `<waybill-${name} class="wide">Soon</waybill-${name}>`));
  });

  it('shares one store with the elements on the page, and leaves each tag to whoever defined it first', () => {
    const seen = inNode(`
      import { JSDOM } from 'jsdom';
      import { createElement as h } from 'react';
      import { createRoot } from 'react-dom/client';
      const { window } = new JSDOM('<waybill-mini-cart></waybill-mini-cart><main></main>', {
        url: 'https://www.example.com/',
        pretendToBeVisual: true,
      });
      for (const name of Object.getOwnPropertyNames(window))
        if (!(name in globalThis) || name === 'navigator') Object.defineProperty(globalThis, name, { value: window[name], configurable: true });
      for (const name of ['Event', 'CustomEvent', 'EventTarget', 'AbortController', 'AbortSignal', 'MessageChannel'])
        if (window[name]) globalThis[name] = window[name];
      window.matchMedia = globalThis.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} });
      globalThis.addEventListener = window.addEventListener.bind(window);
      globalThis.fetch = () => new Promise(() => {});
      const said = [];
      console.error = (...words) => said.push(words.join(' '));
      await import('waybill/mini-cart');
      const { waybill, WaybillCart, WaybillMiniCart } = await import('waybill/react');
      createRoot(document.querySelector('main')).render([
        h(WaybillCart, { key: 1 }),
        h(WaybillMiniCart, { key: 2 }),
      ]);
      const shown = () => [...document.querySelectorAll('waybill-cart, waybill-mini-cart')].map(({ shadowRoot }) => shadowRoot.querySelector('.wb-root')?.childElementCount > 0);
      const isShown = () => shown().length === 3 && shown().every(Boolean);
      for (let turn = 0; turn < 200 && !isShown(); turn += 1) await new Promise((resolve) => setTimeout(resolve, 25));
      const { store } = globalThis[Symbol.for('waybill/1')];
      const { waybill: other } = await import('waybill');
      waybill.configure({ memberId: 7 });
      tell({
        isShown: isShown(),
        sameStore: store.getState().config.memberId,
        classes: new Set(Array.from(document.querySelectorAll('waybill-mini-cart'), (one) => one.constructor)).size,
        version: other.version === waybill.version,
        said,
      });
      process.exit(0);`);
    expect(seen).toEqual({ isShown: true, sameStore: 7, classes: 1, version: true, said: [] });
  });
});
