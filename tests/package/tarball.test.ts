import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatMessage } from 'publint/utils';
import { publint } from 'publint';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT, widgetNames } from '../../tools/widgets.mjs';
import { install, type Installed } from '../kit/installed';
import { examples, MANUAL } from '../kit/manual';
import { createCompiler } from './compiler';

let host: Installed;
beforeAll(() => {
  host = install(['@types/react', 'csstype']);
}, 60_000);
afterAll(() => host.remove());

const shipped = (): string[] =>
  readdirSync(join(host.folder, 'node_modules/waybill'), { recursive: true, encoding: 'utf8' });
const read = (file: string): string => readFileSync(join(host.folder, 'node_modules/waybill', file), 'utf8');

describe('the packed package', () => {
  it('is found without fault by publint', async () => {
    const tarball = new Uint8Array(readFileSync(host.tarball)).buffer;
    const { messages, pkg } = await publint({ pack: { tarball }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg ?? {}))).toEqual([]);
  });

  it('gives its types to every way of importing modules', () => {
    // A sheet has no types, and attw takes it for a module.
    const args = [host.tarball, '--profile', 'esm-only', '--exclude-entrypoints', './waybill.css', '--no-color'];
    const { status, stdout } = spawnSync(join(ROOT, 'node_modules/.bin/attw'), args, { encoding: 'utf8' });
    expect(status, stdout).toBe(0);
  });

  it('holds what is used of it and nothing else', () => {
    const kinds = /^dist$|^dist\/(chunks|elements)$|\.(js|js\.map|d\.ts|css)$|^(package|dist\/[\w.-]+)\.json$/;
    const docs = /^docs(\/pictures)?$|^docs\/[\w-]+\.md$|^docs\/pictures\/[\w-]+\.webp$/;
    const texts = ['CHANGELOG.md', 'LICENSE', ...MANUAL, 'dist/reference.md', 'dist/THIRD-PARTY-LICENSES.txt'];
    const files = shipped();
    expect(files.filter((file) => !kinds.test(file) && !docs.test(file) && !texts.includes(file))).toEqual([]);
    expect(files).toEqual(expect.arrayContaining(texts));
  });

  it('has the licence of every library whose code it carries', () => {
    const sources = shipped()
      .filter((file) => file.endsWith('.js.map'))
      .flatMap((file): readonly string[] => JSON.parse(read(file)).sources);
    const libraries = new Set(
      sources.flatMap((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? []),
    );
    expect([...libraries]).toEqual(expect.arrayContaining(['react', '@reduxjs/toolkit', 'zod', 'i18next']));
    const licences = read('dist/THIRD-PARTY-LICENSES.txt').split(/^-{80}$/m);
    const isLicensed = (name: string) =>
      licences.some(
        (text) => text.startsWith(`\n\n${name} `) && /Permission is hereby granted|Apache License/.test(text),
      );
    expect([...libraries].filter((name) => !isLicensed(name))).toEqual([]);
  });

  it('tells nothing of the machine that built it', () => {
    const told = shipped()
      .filter((file) => /\.(js|map|ts|json|txt)$/.test(file))
      .filter((file) => read(file).includes(ROOT));
    expect(told).toEqual([]);
  });

  it('needs nothing else', () => {
    const { dependencies, peerDependencies } = JSON.parse(read('package.json'));
    expect([dependencies, peerDependencies]).toEqual([undefined, undefined]);
  });

  it('can be imported on a server, all of it, and registers nothing there', () => {
    const entries = ['waybill', 'waybill/loader', 'waybill/classic', ...widgetNames().map((name) => `waybill/${name}`)];
    const code = `
      ${entries.map((entry) => `await import('${entry}');`).join('\n')}
      const { default: hashes } = await import('waybill/integrity.json', { with: { type: 'json' } });
      console.log(typeof globalThis.customElements, typeof hashes.files['waybill.js']);`;
    const options = { cwd: host.folder, encoding: 'utf8', stdio: 'pipe' } as const;
    expect(execFileSync(process.execPath, ['--input-type=module', '--eval', code], options).trim()).toBe(
      'undefined string',
    );
  });
});

const RIGHT = `
import { waybill } from 'waybill';
import 'waybill/pricing-table';
import type { WaybillCartElement } from 'waybill/cart';
waybill.configure({ api: 'https://api.example.com', routes: { register: '/signup' }, getToken: async () => 'token' });
const stop: () => void = waybill.on('cart-change', ({ detail }) => console.log(detail.total.toFixed(0), detail.currency));
document.addEventListener('waybill-navigate', (event) => { if (event.detail.kind === 'assign') event.preventDefault(); });
const cart: WaybillCartElement | null = document.querySelector('waybill-cart');
if (cart) cart.layout = 'page';
const table = document.createElement('waybill-pricing-table');
table.category = 'dynamic-routing';
stop();
`;

/** As the manual shows it, for a page that the browser makes and for one that a server prints. */
const RIGHT_IN_REACT = examples()
  .filter(({ language }) => language === 'tsx')
  .map(({ code }, at) => [`right-${at}.tsx`, code] as const);

/** What is wrong, and what the compiler says of it. */
const WRONG: readonly (readonly [string, string, RegExp])[] = [
  ['an unknown option', "import { waybill } from 'waybill'; waybill.configure({ apis: '' });", /'apis' does not exist/],
  ['an unknown event', "import { waybill } from 'waybill'; waybill.on('cart-changed', () => {});", /"cart-changed"/],
  [
    'a detail that an event has not',
    "import { waybill } from 'waybill'; waybill.on('ready', (e) => e.detail.total);",
    /'total' does not exist/,
  ],
  [
    'a wrong value of a property',
    "import 'waybill/cart'; const cart = document.createElement('waybill-cart'); cart.layout = 'wide';",
    /"wide"/,
  ],
  [
    'a wrong value of an attribute in React',
    "import type {} from 'waybill/jsx'; export const cart = <waybill-cart layout='wide' />;",
    /"wide"/,
  ],
  [
    'a tag that there is not',
    "import type {} from 'waybill/jsx'; export const card = <waybill-card />;",
    /'waybill-card' does not exist/,
  ],
  ['a chunk', "import { x } from 'waybill/chunks/core.js'; x();", /Cannot find module 'waybill\/chunks/],
];

describe.each([
  ['a bundler', ts.ModuleKind.ESNext, ts.ModuleResolutionKind.Bundler],
  ['Node', ts.ModuleKind.NodeNext, ts.ModuleResolutionKind.NodeNext],
])('in TypeScript that resolves modules as %s does', (_, module, resolution) => {
  let compile: ReturnType<typeof createCompiler>;
  beforeAll(() => {
    compile = createCompiler(host.folder, module, resolution);
  });

  it.each([['right.ts', RIGHT] as const, ...RIGHT_IN_REACT])('%s compiles', (name, text) => {
    expect(text).toContain("import 'waybill/pricing-table'");
    expect(compile(host.write(name, text))).toEqual([]);
  });

  it('wrong use is an error', () => {
    const files = WRONG.map(([, text], at) => host.write(`wrong-${at}.tsx`, `${text}\nexport {};`));
    const complaints = compile(...files);
    const missed = WRONG.filter(
      ([, , says], at) => !complaints.some(({ file, message }) => file === files[at] && says.test(message)),
    );
    expect({ missed, complaints: complaints.length }).toEqual({ missed: [], complaints: WRONG.length });
  });
});
