// @vitest-environment jsdom
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MODULES } from '../../demo/server/catalogue/modules';
import { PLANS } from '../../demo/server/catalogue/plans';
import { readRoot } from '../laws/files';

const DEMO = join(import.meta.dirname, '../../demo');
const files = readdirSync(DEMO, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
const read = (file: string): Document =>
  new DOMParser().parseFromString(readFileSync(join(DEMO, file), 'utf8'), 'text/html');
const all = (page: Document, selector: string): Element[] => [...page.querySelectorAll(selector)];

/** Paths of the host applications that tools/hosts.mjs builds; they have no HTML file in demo/. */
const APPLICATIONS = Array.from(
  readRoot('tools/hosts.mjs').matchAll(/\bname: '([\w-]+)'/g),
  ([, name]) => `/hosts/${name}`,
);
/** Names of the style sheets under which the same host page is shown, each at a path of its own. */
const SHEETS = [
  'plain',
  'bootstrap',
  ...readdirSync(join(DEMO, 'hosts/sheets')).map((file) => file.replace('.css', '')),
];
/** The docs site, or the page that says how to build it (`demo/server/site/docs.ts`). */
const DOCS = '/docs/';
const isThere = (path: string): boolean =>
  path === '/' ||
  path === DOCS ||
  SHEETS.includes(path.replace('/hosts/', '')) ||
  APPLICATIONS.includes(path) ||
  existsSync(join(DEMO, `${path}.html`));

/** Pages with another script of the build. */
const OTHERS: Readonly<Record<string, string>> = {
  'classic.html': '/dist/waybill.classic.js',
  'studio.html': '/dist/studio/studio.js',
};

describe.each(files)('demo/%s', (file) => {
  const page = read(file);

  it('loads Waybill by script tags, with no inline script', () => {
    const ours = all(page, 'script[src^="/dist/"]').map((script) => script.getAttribute('src'));
    const one = [OTHERS[file] ?? '/dist/waybill.js'];
    // Pages below hosts/ may load more scripts, because they test several copies side by side.
    expect(ours).toEqual(file.startsWith('hosts/') ? expect.arrayContaining(one) : one);
    const modules = all(page, 'script[type=module]').map((script) => script.getAttribute('src'));
    expect(modules).not.toContain('/dist/waybill.classic.js');
    expect(ours.filter((src) => src !== '/dist/waybill.classic.js' && !modules.includes(src))).toEqual([]);
    expect(all(page, 'script:not([src]), style, [style], [onclick]')).toEqual([]);
    expect(all(page, 'script:not([nonce="%NONCE%"]), link[rel=stylesheet]:not([nonce="%NONCE%"])')).toEqual([]);
  });

  it('has a language, a title, one heading of the first level and one main', () => {
    expect(page.documentElement.lang).toBe('en');
    expect(page.title).not.toBe('');
    expect([all(page, 'h1').length, all(page, 'main').length]).toEqual([1, 1]);
    expect(page.querySelector('.skip')?.getAttribute('href')).toBe(`#${page.querySelector('[tabindex="-1"]')?.id}`);
  });

  it('links only to pages that are there', () => {
    const paths = all(page, 'a[href^="/"]').map(
      (link) => new URL(link.getAttribute('href') ?? '', 'http://demo').pathname,
    );
    expect(paths.filter((path) => !isThere(path))).toEqual([]);
  });
});

describe('the demo pages', () => {
  it('show the server’s packages and prices in their fallback', () => {
    const rows = all(read('pricing.html'), 'waybill-pricing-table th[scope=row]').map((cell) => [
      cell.firstChild?.textContent?.trim(),
      cell.querySelector('span')?.textContent,
      cell.nextElementSibling?.textContent,
    ]);
    const sold = PLANS.filter((plan) => !plan.exclusive);
    expect(rows).toEqual(
      sold.map(({ title, lead, standard }) => [
        title,
        lead,
        standard ? `$${standard.annual} a month` : 'Contact sales',
      ]),
    );
  });

  it('have a button that adds the module that it names', () => {
    const buttons = all(read('platform/marketplace.html'), '[data-waybill-action]');
    expect(buttons.map((button) => [button.getAttribute('data-waybill-action'), button.textContent?.trim()])).toEqual(
      ['Curbside Pickup', 'Geofencing', 'Vehicle Profiles'].map((title) => {
        const id = MODULES.find((module) => module.title === title)?.id;
        return [`cart.add:module/${id}`, `Add ${title}`];
      }),
    );
  });
});
