import { describe, expect, it } from 'vitest';
import { filesIn, importsOf, type Import } from './files';

/**
 * The allowed dependencies: each layer with the layers that it may import. A name is a folder of `src`, or a folder of
 * the repository. Type imports count too.
 */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  contract: ['domain'],
  api: ['domain', 'contract'],
  bus: ['domain'],
  ui: ['domain'],
  i18n: ['locales'],
  element: [],
  store: ['domain', 'contract', 'api', 'bus'],
  flows: ['domain', 'contract', 'api', 'bus', 'store'],
  commands: ['domain', 'store', 'flows'],
  page: ['domain', 'contract', 'api', 'bus', 'store', 'commands', 'ui', 'i18n'],
  hooks: ['domain', 'bus', 'store', 'flows', 'commands', 'ui', 'i18n', 'element', 'page'],
  views: ['domain', 'store', 'flows', 'commands', 'ui', 'i18n', 'element', 'page', 'hooks'],
  app: [
    'domain',
    'contract',
    'api',
    'bus',
    'store',
    'flows',
    'commands',
    'ui',
    'i18n',
    'element',
    'page',
    'hooks',
    'views',
    'doctor',
    'editing',
  ],
  // Labels and answers; what a widget shows is the widget's.
  editing: ['i18n', 'element', 'page'],
  loader: ['api', 'bus', 'store', 'element', 'i18n', 'page', 'app'],
  render: [
    'domain',
    'contract',
    'api',
    'bus',
    'store',
    'ui',
    'i18n',
    'element',
    'page',
    'hooks',
    'views',
    'app',
    'widgets',
  ],
  // The rules know a page as facts; of the library they know names, addresses and looks.
  doctor: ['api', 'page', 'ui', 'element'],
  // Of `page` it has the names of attributes that a page writes.
  manifest: ['element', 'doctor', 'page'],
  // The components know their elements by name only; the build brings both together.
  react: [],
  index: ['app', 'page', 'store', 'bus', 'domain', 'doctor'],
  widgets: ['domain', 'bus', 'store', 'flows', 'commands', 'ui', 'i18n', 'element', 'page', 'hooks', 'views'],
  // The server formats its mails and PDFs with the formatters of the widgets, and names the fields of their forms as they do. Of `render` it
  // has the types: the code is that of the built package. The sample shop answers by the names of the calls, and the studio writes
  // the attributes that a script tag of a page has.
  demo: ['domain', 'contract', 'api', 'i18n', 'locales', 'page', 'render'],
  // The tools serve the build and the command line; shipped code never imports them.
  // The docs write the code of an example as the studio does, and run its preview.
  tools: ['domain', 'contract', 'api', 'doctor', 'demo'],
  // Host applications may import the published package only.
  hosts: [],
  // Of `manifest` they have what it derives from the specs, for the usage pages.
  stories: [
    'manifest',
    'domain',
    'contract',
    'api',
    'bus',
    'store',
    'flows',
    'ui',
    'i18n',
    'element',
    'page',
    'hooks',
    'views',
    'app',
    'widgets',
    'index',
    'tests',
    'demo',
  ],
};

/** Libraries that only these layers may import. */
const LIBRARIES: Readonly<Record<string, readonly string[]>> = {
  react: ['react', 'ui', 'i18n', 'element', 'page', 'hooks', 'views', 'app', 'render', 'widgets', 'stories', 'hosts'],
  'react-dom': ['react', 'ui', 'element', 'views', 'app', 'render', 'widgets', 'stories', 'hosts'],
  vue: ['hosts'],
  svelte: ['hosts'],
  waybill: ['hosts'],
  'react-redux': ['hooks', 'views', 'app', 'widgets', 'stories'],
  '@reduxjs/toolkit': ['store', 'flows', 'app', 'stories'],
  zod: ['contract', 'demo', 'tools'],
  '@r2wc/react-to-web-component': ['element'],
  dompurify: ['ui'],
  '@csstools/css-color-parser': ['manifest'],
  parse5: ['doctor', 'demo'],
  '@maskito/core': ['widgets'],
};

/** `src/store/slices/cart.ts` → `store`. */
const layerOf = (path: string): string => {
  const parts = path.split('/');
  if (path.startsWith('demo/hosts/')) return 'hosts';
  return (parts[0] === 'src' ? parts[1]?.replace(/\.tsx?$/, '') : parts[0]) ?? '';
};

const files = filesIn(['src', 'widgets', 'demo', 'stories', 'tools'], /\.(tsx?|mjs|js|vue|svelte)$/);
const imports = files.flatMap(importsOf);
const isOwn = ({ to }: Import): boolean => /^(src|widgets|demo|stories|tests|tools|locales)\//.test(to);
const shown = (list: readonly Import[]): string[] => list.map(({ from, to }) => `${from} imports ${to}`);

describe('the layers', () => {
  it('are all listed in the table of allowed imports', () => {
    const layers = new Set(files.map(({ path }) => layerOf(path)));
    expect([...layers].filter((layer) => !Object.hasOwn(ALLOWED, layer))).toEqual([]);
  });

  it('import only the layers that the table allows', () => {
    const wrong = imports.filter(isOwn).filter(({ from, to }) => {
      const [here, there] = [layerOf(from), layerOf(to)];
      return here !== there && !ALLOWED[here]?.includes(there);
    });
    expect(shown(wrong)).toEqual([]);
  });

  it('import only the libraries that they are allowed', () => {
    const wrong = imports.filter(({ from, to }) => {
      const library = Object.keys(LIBRARIES).find((name) => to === name || to.startsWith(`${name}/`));
      return library && !LIBRARIES[library]?.includes(layerOf(from));
    });
    expect(shown(wrong)).toEqual([]);
  });

  it('keep each widget from importing another widget', () => {
    const wrong = imports.filter(({ from, to }) => {
      const [, own] = /^widgets\/([^/]+)\//.exec(from) ?? [];
      return own !== undefined && to.startsWith('widgets/') && !to.startsWith(`widgets/${own}/`);
    });
    expect(shown(wrong)).toEqual([]);
  });

  it('import nothing from outside the repository', () => {
    expect(shown(imports.filter(({ to }) => to.startsWith('..') || to.startsWith('/')))).toEqual([]);
  });

  it('keep the clock, randomness and the network out of the domain', () => {
    const forbidden = /\b(Date\.now|new Date\(\)|Math\.random|fetch|document|window|localStorage|crypto)\b(?=[.(])/;
    const impure = filesIn(['src/domain']).filter(({ text }) =>
      forbidden.test(text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')),
    );
    expect(impure.map(({ path }) => path)).toEqual([]);
  });
});
