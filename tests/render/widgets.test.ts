import { describe, expect, it } from 'vitest';
import { render, styles } from '../../src/render';
import { bundlesBody, wireModule } from '../kit/wire';
import { rendered, SERVED_ANSWERS, SERVED_WIDGETS } from '../kit/served';

/** Every sheet of the views, by its path. */
const SHEETS = Object.values(
  import.meta.glob(['../../src/**/*.css', '../../widgets/**/*.css'], {
    query: '?inline',
    import: 'default',
    eager: true,
  }),
).map(String);

const classesOf = (html: string): readonly string[] => [
  ...new Set([...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '))),
];
const names = (sheet: string, name: string): boolean => new RegExp(`\\.${name}(?![\\w-])`).test(sheet);

describe.each(SERVED_WIDGETS)('<%s> with %j', (tag, attributes, text) => {
  it('is complete, without an inline style, a skeleton or a script', async () => {
    const { html, isComplete } = await rendered(tag, attributes);
    expect(isComplete).toBe(true);
    expect(html).toContain(text);
    expect(html.match(/ style="|<style|<script|class="sk/g)).toBeNull();
  });

  it.each(['es', 'fr', 'pt', 'ru', 'vi'])('speaks %s', async (language) => {
    const { html, isComplete } = await rendered(tag, attributes, language);
    expect(isComplete).toBe(true);
    expect(html).toContain(`lang="${language}"`);
  });

  it('has a sheet with every class that it shows and that has a look', async () => {
    const { html } = await rendered(tag, attributes);
    const shown = classesOf(html).filter((name) => SHEETS.some((sheet) => names(sheet, name)));
    expect(shown.length).toBeGreaterThan(5);
    expect(shown.filter((name) => !names(styles[tag] ?? '', name))).toEqual([]);
  });
});

/** Returns what JSON-LD lists, with its prices. */
const namesIn = (jsonLd: string | null): readonly unknown[] =>
  JSON.parse(jsonLd?.replace(/<[^>]+>/g, '') ?? '{"itemListElement":[]}').itemListElement.map(
    ({ item: { name, offers } }: { item: { name: string; offers: { price: string; priceCurrency: string } } }) =>
      `${name} ${offers.price} ${offers.priceCurrency}`,
  );

/** Renders a grid at an address. */
const gridAt = (path: string) =>
  render(
    'waybill-marketplace-grid',
    { routing: 'path' },
    { assets: '/', country: 'US', replies: SERVED_ANSWERS, path, timeout: 20_000 },
  );

describe('what a view tells search engines', () => {
  it.each([
    ['waybill-pricing-table', {}, ['Plan 1001 90.00 USD', 'Plan 1002 90.00 USD']],
    ['waybill-module-details', { module: '12' }, ['Module 12 20.00 USD']],
    ['waybill-module-details', { plan: '1001' }, ['Plan 1001 90.00 USD']],
    ['waybill-marketplace-grid', { kind: 'industry', category: 'shop' }, ['Plan 1001 90.00 USD']],
    ['waybill-plan-comparison', {}, []],
    ['waybill-guide-form', {}, []],
  ])('of <%s> with %j is %j', async (tag, attributes, sold) => {
    expect(namesIn((await rendered(tag, attributes)).jsonLd)).toEqual(sold);
  });

  it('is what the address shows where it selects the page', async () => {
    const all = namesIn((await gridAt('/platform/marketplace')).jsonLd);
    const some = namesIn((await gridAt('/platform/marketplace/industries/shop')).jsonLd);
    expect(all.length).toBeGreaterThan(some.length);
    expect(some).toEqual(['Plan 1001 90.00 USD']);
  });
});

it('is the page’s own HTML with a sheet for it, for questions and answers', async () => {
  const fallback = '<details><summary>Why?</summary><p>Because.</p></details>';
  const answer = await render('waybill-faq', { single: '' }, { assets: '/dist/', fallback });
  expect(answer).toMatchObject({
    html: `<waybill-faq single="">${fallback}</waybill-faq>`,
    state: [],
    isComplete: true,
  });
  expect(answer.head).toEqual([expect.stringContaining('<link rel="stylesheet" href="/dist/styles/faq.css')]);
  expect(styles['waybill-faq']).toContain('waybill-faq');
});

it('leaves replies out of the page that are too large for one', async () => {
  const data = Array.from({ length: 300 }, (_, at) => wireModule(2000 + at, { description: 'long '.repeat(800) }));
  const replies = { ...SERVED_ANSWERS, products: bundlesBody({ modules: [], data }) };
  const { html, state, isComplete } = await render(
    'waybill-marketplace-grid',
    {},
    { assets: '/', replies, timeout: 20_000 },
  );
  expect({ state, isComplete }).toEqual({ state: [], isComplete: true });
  expect(html.match(/class="module[ "]/g)?.length).toBe(48);
});

it.each([
  ['waybill-module-details', '/platform/marketplace', /data-served="empty"/],
  ['waybill-module-details', '/platform/marketplace/planning/bolt/module-code-12', /data-served><.*Module 12/],
  ['waybill-marketplace-grid', '/platform/marketplace', /data-served><.*Module 12/],
  ['waybill-marketplace-grid', '/platform/marketplace/planning/bolt/module-code-12', /data-served="empty"/],
])('has of <%s routing="path"> at %s what the address shows', async (tag, path, shown) => {
  const attributes = { routing: 'path' };
  const { html } = await render(tag, attributes, { assets: '/', replies: SERVED_ANSWERS, path, timeout: 20_000 });
  expect(html).toMatch(shown);
});
