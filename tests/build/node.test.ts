import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../tools/widgets.mjs';

type Target = string | null | { readonly default: string };
const { exports }: { readonly exports: Readonly<Record<string, Target>> } = JSON.parse(
  readFileSync(join(ROOT, 'package.json'), 'utf8'),
);

/** Everything that can be imported by name, as the package's own map of exports says it, with one name for each element. */
const entries: readonly string[] = Object.entries(exports).flatMap(([name, target]) => {
  const file = target === null || typeof target === 'string' ? target : target.default;
  if (file === null) return [];
  if (!file.includes('*')) return [name.replace('.', 'waybill')];
  const [folder = '', ending = ''] = file.split('*');
  return readdirSync(join(ROOT, folder))
    .filter((one) => one.endsWith(ending))
    .map((one) => `waybill/${basename(one, ending)}`);
});
const isData = (entry: string): boolean => entry.endsWith('.json');
const code = entries.filter((entry) => !isData(entry) && !entry.endsWith('.css'));

/** Runs a module in a Node of its own, which has no document. @returns what it prints, as JSON */
function inNode<T>(lines: string): T {
  const prelude = `const said = [];
    for (const way of ['log', 'info', 'warn', 'error']) console[way] = (...words) => said.push(words.join(' '));
    const tell = (value) => process.stdout.write(JSON.stringify(value));\n`;
  const args = ['--input-type=module', '--eval', prelude + lines];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' })) as T;
}

const NOTHING_DONE =
  'waybill: nothing was done, because there is no document, as on a server; call this in the browser';

/** What each function of the package gives in Node, and what it writes to the console. */
const CALLS: Readonly<Record<string, readonly (readonly [args: string, gives: unknown, says?: string])[]>> = {
  'waybill: waybill.configure': [
    ["{ api: 'https://api.example.com', getToken: () => 'ours', memberId: 7 }", undefined],
  ],
  'waybill: waybill.consent': [['true', undefined]],
  'waybill: waybill.on': [["'cart-change', () => {}", 'a function']],
  'waybill: waybill.cart.add': [
    ["'package/8'", { status: 'failed' }, NOTHING_DONE],
    ["'8'", 'TypeError: waybill: "8" is not an item; write package/35 or module/12'],
  ],
  'waybill: waybill.cart.remove': [
    ["'module/106'", { status: 'failed' }, NOTHING_DONE],
    ["'106'", 'TypeError: waybill: "106" is not an item; write package/35 or module/12'],
  ],
  'waybill: waybill.cart.clear': [['', { status: 'failed' }, NOTHING_DONE]],
  'waybill: waybill.cart.get': [['', expect.objectContaining({ plan: null, modules: [], totalPrice: 0, key: 0 })]],
  'waybill: waybill.trial.start': [['', undefined, NOTHING_DONE]],
  'waybill: waybill.quote.open': [['', undefined, NOTHING_DONE]],
  'waybill: waybill.doctor': [['', []]],
  // Its script API is that of `waybill`, and its components are rendered in react.test.ts.
  'waybill/react: waybill.configure': [["{ api: 'https://api.example.com' }", undefined]],
  'waybill/react: waybill.consent': [['true', undefined]],
  'waybill/react: waybill.on': [["'cart-change', () => {}", 'a function']],
  'waybill/react: waybill.cart.add': [["'package/8'", { status: 'failed' }, NOTHING_DONE]],
  'waybill/react: waybill.cart.remove': [["'module/106'", { status: 'failed' }, NOTHING_DONE]],
  'waybill/react: waybill.cart.clear': [['', { status: 'failed' }, NOTHING_DONE]],
  'waybill/react: waybill.cart.get': [['', expect.objectContaining({ plan: null, modules: [] })]],
  'waybill/react: waybill.trial.start': [['', undefined, NOTHING_DONE]],
  'waybill/react: waybill.quote.open': [['', undefined, NOTHING_DONE]],
  'waybill/react: waybill.doctor': [['', []]],
  'waybill/server: render': [
    [
      "'waybill-pricing-table', {}, { assets: '/' }",
      {
        html: '<waybill-pricing-table></waybill-pricing-table>',
        state: [],
        head: [],
        isComplete: false,
        jsonLd: null,
        version: expect.any(String),
      },
    ],
    ["'waybill-cart', {}, { assets: '/' }", "TypeError: waybill: <waybill-cart> can't be rendered by a server"],
  ],
};

const rows = Object.entries(CALLS).flatMap(([name, all]) =>
  all.map(([args, gives, says]) => ({ name, args, gives, says })),
);

const isComponent = (name: string): boolean => /^waybill\/react: Waybill\w+$/.test(name);

describe('the package in Node, without a document', () => {
  it.each(entries.filter((entry) => !entry.endsWith('.css')))(
    'can be imported, says nothing, registers nothing: %s',
    (entry) => {
      const by = isData(entry) ? ", { with: { type: 'json' } }" : '';
      const globals = "['document', 'customElements', 'waybill'].filter((name) => name in globalThis)";
      // Node itself says on stderr that JSON modules are experimental; the package has nothing to say.
      expect(inNode(`await import('${entry}'${by}); tell([said, ${globals}]);`)).toEqual([[], []]);
    },
  );

  it('has no function that this table leaves out', () => {
    const found = inNode<readonly string[]>(`
      const found = [];
      const walk = (value, path) => {
        if (typeof value === 'function') found.push(path);
        else if (value && Object.getPrototypeOf(value) === Object.prototype)
          for (const [name, inner] of Object.entries(value)) walk(inner, path + '.' + name);
      };
      for (const entry of ${JSON.stringify(code)})
        for (const [name, value] of Object.entries(await import(entry))) walk(value, entry + ': ' + name);
      tell(found);`);
    expect(found.filter((name) => !isComponent(name)).toSorted()).toEqual(Object.keys(CALLS).toSorted());
  });

  it.each(rows)('$name($args) gives what the manual says', ({ name, args, gives, says }) => {
    const [entry = '', path = ''] = name.split(': ');
    const [given, said] = inNode<readonly [{ readonly value?: unknown }, readonly string[]]>(`
      const { ${path.split('.')[0]} } = await import('${entry}');
      const give = async () => {
        try {
          const value = await ${path}(${args});
          // A function that is given back, such as a stop, has to be callable too.
          return typeof value === 'function' && value() === undefined ? 'a function' : value;
        } catch (error) {
          return String(error);
        }
      };
      const value = await give();
      // A command that answers nothing speaks later.
      process.once('beforeExit', () => tell([{ value }, said]));`);
    expect(given.value).toEqual(gives);
    expect(said).toEqual(says === undefined ? [] : [says]);
  });

  it('is ready, and has its version', () => {
    const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    expect(inNode("const { waybill } = await import('waybill'); await waybill.ready; tell(waybill.version);")).toBe(
      version,
    );
  });

  it('keeps what it was configured with for a document that comes later', () => {
    const seen = inNode(`
      import { JSDOM } from 'jsdom';
      const { waybill } = await import('waybill');
      waybill.configure({ api: 'https://old.example.com', routes: { register: '/signup' }, getToken: () => 'ours' });
      waybill.configure({ api: 'https://api.example.com', memberId: 7, routes: { contact: '/talk' } });
      const { window } = new JSDOM('<waybill-config api="https://markup.example.com"></waybill-config>', { url: 'https://www.example.com/' });
      for (const name of ['window', 'document', 'navigator', 'location', 'localStorage', 'sessionStorage', 'ShadowRoot'])
        Object.defineProperty(globalThis, name, { value: window[name], configurable: true });
      const { account } = waybill.cart.get();
      const { store, options } = globalThis[Symbol.for('waybill/1')];
      const { api, memberId, routes } = store.getState().config;
      tell({ api, memberId, register: routes.register, contact: routes.contact, token: options.getToken(), account: account.memberId });`);
    expect(seen).toEqual({
      api: 'https://api.example.com',
      memberId: 7,
      register: '/signup',
      contact: '/talk',
      token: 'ours',
      account: 0,
    });
  });
});
