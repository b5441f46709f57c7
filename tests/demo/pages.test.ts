// @vitest-environment jsdom
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MODULES } from '../../demo/server/catalogue/modules';
import { PLANS } from '../../demo/server/catalogue/plans';
import { demoMembers } from '../../demo/server/seeds/accounts';
import { readRoot } from '../laws/files';

const DEMO = join(import.meta.dirname, '../../demo');
/** Parts of pages, which have no head of their own. */
const isPart = (file: string): boolean => file.startsWith('frame/');
const everyFile = readdirSync(DEMO, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
const files = everyFile.filter((file) => !isPart(file));
const read = (file: string): Document =>
  new DOMParser().parseFromString(readFileSync(join(DEMO, file), 'utf8'), 'text/html');
const all = (page: ParentNode, selector: string): Element[] => [...page.querySelectorAll(selector)];

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
/** Addresses that are answered by the page of another one. */
const ALIASES: Readonly<Record<string, true>> = {
  '/': true,
  '/docs/': true,
  '/routes': true,
  '/platform/marketplace/industries': true,
  '/platform/marketplace/routing/route/curb': true,
};
const isThere = (path: string): boolean =>
  Object.hasOwn(ALIASES, path) ||
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
    expect(pathsIn(page).filter((path) => !isThere(path))).toEqual([]);
  });
});

/** Returns the paths of this site that a page links to. */
const pathsIn = (page: Document): readonly string[] =>
  all(page, 'a[href^="/"]').map((link) => new URL(link.getAttribute('href') ?? '', 'http://demo').pathname);

describe('the frame of the pages', () => {
  it.each(everyFile.filter(isPart))('links in %s only to pages that are there', (file) => {
    expect(pathsIn(read(file)).filter((path) => !isThere(path))).toEqual([]);
  });

  it('has six tours, whose steps lead to pages that are there, and whose pictures are there', () => {
    const tours = all(read('frame/tours.html'), 'article');
    expect(tours).toHaveLength(6);
    const to = tours.flatMap((tour) => all(tour, 'li')).map((step) => step.getAttribute('data-to') ?? '');
    expect(to.filter((path) => !isThere(path.replace(/#.*/, '')))).toEqual([]);
    const pictures = tours.map((tour) => join(DEMO, `assets/pictures/${tour.getAttribute('data-picture')}.webp`));
    expect(pictures.filter((picture) => !existsSync(picture))).toEqual([]);
  });

  it('is on every page of the site, with the picture of each image', () => {
    const sites = files.filter((file) => !file.startsWith('hosts/'));
    const places = ['TOP', 'HEADER', 'FOOTER'].map((name) => `<!-- %${name}% -->`);
    const unframed = sites.filter((file) => {
      const text = readFileSync(join(DEMO, file), 'utf8');
      return !places.every((place) => text.split(place).length === 2);
    });
    expect(unframed).toEqual([]);
    const images = sites.flatMap((file) => all(read(file), 'img')).map((image) => image.getAttribute('src') ?? '');
    expect(images.length).toBeGreaterThan(3);
    expect(images.filter((src) => !existsSync(join(DEMO, src)))).toEqual([]);
  });
});

describe('the first page', () => {
  it('lists every demo account by its name, and leads to a page of it', () => {
    const rows = all(read('index.html'), '.accounts tbody a').map((link) => [
      new URL(link.getAttribute('href') ?? '', 'http://demo').searchParams.get('as'),
      link.textContent,
    ]);
    const accounts = demoMembers(0).map(({ name, title }) => [name, title]);
    expect(rows.toSorted()).toEqual([['visitor', 'Visitor'], ...accounts].toSorted());
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
