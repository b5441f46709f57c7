import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { formatMessage } from 'publint/utils';
import { publint } from 'publint';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundledIn, sbomOf, type Sbom } from '../../tools/release/sbom.mjs';
import { ROOT, widgetNames } from '../../tools/widgets.mjs';
import { install, pack, type Installed } from '../kit/installed';
import { filesOf, MANUAL } from '../kit/manual';
import { createCompiler } from './compiler';

let host: Installed;
beforeAll(() => {
  host = install(['@types/react', 'csstype']);
}, 180_000);
afterAll(() => host.remove());

const shipped = (): string[] =>
  readdirSync(join(host.folder, 'node_modules/waybill'), { recursive: true, encoding: 'utf8' });
const read = (file: string): string => readFileSync(join(host.folder, 'node_modules/waybill', file), 'utf8');

/** Returns the files that the Markdown links and pictures of a document lead to, relative to the package; examples do not count. */
const linkedFiles = (document: string, text: string): readonly string[] =>
  Array.from(
    text.replace(/^( *)(```+)[\s\S]*?^\1\2$/gm, '').matchAll(/\]\(([^()#\s]+)(?:#[^()\s]*)?\)/g),
    ([, target = '']) => target,
  )
    .filter((target) => !/^[a-z][a-z\d+.-]*:/i.test(target))
    .map((target) => posix.join(posix.dirname(document), target));

/** Returns the libraries that source maps of the package name. */
const bundledLibraries = (): ReadonlySet<string> => {
  const sources = shipped()
    .filter((file) => file.endsWith('.js.map'))
    .flatMap((file): readonly string[] => JSON.parse(read(file)).sources);
  return new Set(sources.flatMap((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? []));
};

/** Tells whether a file is a picture of a page of hosts, which the docs site alone shows, because the package would be too large with it. */
const isOfSite = (file: string): boolean => /^docs\/pictures\/[\w-]+\.webp$/.test(file);

describe('the packed package', () => {
  it('passes publint', async () => {
    const tarball = new Uint8Array(readFileSync(host.tarball)).buffer;
    const { messages, pkg } = await publint({ pack: { tarball }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg ?? {}))).toEqual([]);
  });

  it('has types that resolve under every kind of module resolution', () => {
    // The style sheet is excluded, because attw treats it as a module and it has no types.
    const args = [host.tarball, '--profile', 'esm-only', '--exclude-entrypoints', './waybill.css', '--no-color'];
    const { status, stdout } = spawnSync(join(ROOT, 'node_modules/.bin/attw'), args, { encoding: 'utf8' });
    expect(status, stdout).toBe(0);
  });

  it('contains only files that consumers use', () => {
    const kinds =
      /^dist$|^dist\/(react\/)?(chunks|cli|elements|react|styles)$|^dist\/studio(\/host|\/\w+\.(html|json))?$|\.(js|js\.map|mjs|d\.ts|css)$|^(package|dist\/[\w.-]+)\.json$/;
    const docs = /^docs(\/(hosts|pictures))?$|^docs\/(hosts\/)?[\w-]+\.md$|^docs\/pictures\/pricing\.webp$/;
    const texts = [
      'CHANGELOG.md',
      'LICENSE',
      ...MANUAL,
      'dist/preload.html',
      'dist/reference.md',
      'dist/THIRD-PARTY-LICENSES.txt',
    ];
    const files = shipped();
    expect(files.filter((file) => !kinds.test(file) && !docs.test(file) && !texts.includes(file))).toEqual([]);
    expect(files).toEqual(expect.arrayContaining(texts));
  });

  it('has documents whose relative links lead to files that are packed', () => {
    const files = new Set(shipped());
    const documents = [...files].filter((file) => file.endsWith('.md'));
    const broken = documents.flatMap((document) =>
      linkedFiles(document, read(document))
        .filter((file) => !files.has(file) && !(document.startsWith('docs/hosts/') && isOfSite(file)))
        .map((file) => `${document}: ${file}`),
    );
    expect(documents).toEqual(expect.arrayContaining(['README.md', 'docs/security.md', 'dist/reference.md']));
    expect(broken).toEqual([]);
  });

  it('includes the licence of every bundled library', () => {
    const libraries = bundledLibraries();
    expect([...libraries]).toEqual(expect.arrayContaining(['react', '@reduxjs/toolkit', 'zod', 'parse5']));
    const licences = read('dist/THIRD-PARTY-LICENSES.txt').split(/^-{80}$/m);
    const isLicensed = (name: string) =>
      licences.some(
        (text) =>
          text.startsWith(`\n\n${name} `) &&
          /Permission is hereby granted|Apache License|Redistribution and use/.test(text),
      );
    expect([...libraries].filter((name) => !isLicensed(name))).toEqual([]);
  });

  it('has the same bytes when it is packed again, whenever its files were written', () => {
    const file = join(ROOT, 'LICENSE');
    const { atime, mtime } = statSync(file);
    const folder = mkdtempSync(join(tmpdir(), 'waybill-again-'));
    try {
      utimesSync(file, atime, new Date(0));
      expect(readFileSync(pack(folder)).equals(readFileSync(host.tarball))).toBe(true);
    } finally {
      utimesSync(file, atime, mtime);
      rmSync(folder, { recursive: true });
    }
  });

  it('lists in its SBOM the libraries whose code it carries, and no other', () => {
    const listed = bundledIn(read('dist/THIRD-PARTY-LICENSES.txt'));
    const names = listed.map((one) => one.slice(0, one.lastIndexOf('@')));
    const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
    const whole: Sbom = JSON.parse(execFileSync('npm', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 }));
    const { components } = sbomOf(whole, listed, { name: 'waybill', version: '0.0.0', committedAt: 0 });
    expect(components.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
    expect([...bundledLibraries()].filter((name) => !names.includes(name))).toEqual([]);
    expect(names).not.toContain('vitest');
  });

  it('contains no path of the machine that built it', () => {
    const told = shipped()
      .filter((file) => /\.(js|map|ts|json|txt)$/.test(file))
      .filter((file) => read(file).includes(ROOT));
    expect(told).toEqual([]);
  });

  it('has no dependencies; an application that uses the components has React', () => {
    const { dependencies, peerDependencies, peerDependenciesMeta } = JSON.parse(read('package.json'));
    const isOptional = { optional: true };
    expect([dependencies, peerDependencies, peerDependenciesMeta]).toEqual([
      undefined,
      { react: '>=19', 'react-dom': '>=19' },
      { react: isOptional, 'react-dom': isOptional },
    ]);
  });

  it('can be imported on a server with all its entries, and registers nothing there', () => {
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

/** The React examples of the manual, for client rendering and for server rendering: each is one file. */
const RIGHT_IN_REACT = (['docs/hosts/react.md', 'docs/hosts/react-router.md'] as const)
  .flatMap(filesOf)
  .map(({ code }, at) => [`right-${at}.tsx`, code] as const);

/** Wrong uses of the package: what is wrong, the code, and the compiler's message. */
const WRONG: readonly (readonly [string, string, RegExp])[] = [
  ['an unknown option', "import { waybill } from 'waybill'; waybill.configure({ apis: '' });", /'apis' does not exist/],
  ['an unknown event', "import { waybill } from 'waybill'; waybill.on('cart-changed', () => {});", /"cart-changed"/],
  [
    'a detail that the event does not have',
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
    'an unknown tag',
    "import type {} from 'waybill/jsx'; export const card = <waybill-card />;",
    /'waybill-card' does not exist/,
  ],
  [
    'an import of an internal chunk',
    "import { x } from 'waybill/chunks/core.js'; x();",
    /Cannot find module 'waybill\/chunks/,
  ],
];

describe.each([
  ['a bundler', ts.ModuleKind.ESNext, ts.ModuleResolutionKind.Bundler],
  ['Node', ts.ModuleKind.NodeNext, ts.ModuleResolutionKind.NodeNext],
])('TypeScript with the module resolution of %s', (_, module, resolution) => {
  let compile: ReturnType<typeof createCompiler>;
  beforeAll(() => {
    compile = createCompiler(host.folder, module, resolution);
  });

  it.each([['right.ts', RIGHT] as const, ...RIGHT_IN_REACT])('accepts %s', (name, text) => {
    expect(text).toMatch(/'waybill\/(pricing-table|react)'/);
    expect(compile(host.write(name, text))).toEqual([]);
  });

  it('rejects every wrong use with its own message', () => {
    const files = WRONG.map(([, text], at) => host.write(`wrong-${at}.tsx`, `${text}\nexport {};`));
    const complaints = compile(...files);
    const missed = WRONG.filter(
      ([, , says], at) => !complaints.some(({ file, message }) => file === files[at] && says.test(message)),
    );
    expect({ missed, complaints: complaints.length }).toEqual({ missed: [], complaints: WRONG.length });
  });
});
