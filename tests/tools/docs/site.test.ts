import { posix } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { filesIn } from '../../laws/files';
import { siteTexts } from '../../../tools/docs/site';

const LIBRARY = 'library/studio/index.html';

let texts: ReadonlyMap<string, string>;
let pages: readonly (readonly [path: string, html: string])[];

beforeAll(async () => {
  texts = await siteTexts({ hasStorybook: false });
  pages = [...texts].filter(([path]) => path.endsWith('.html'));
}, 240_000);

const valuesOf = (html: string, attribute: string): string[] =>
  Array.from(html.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g')), ([, value = '']) => value);

const isElsewhere = (href: string): boolean => /^[a-z][a-z\d+.-]*:/i.test(href);

/** Returns the links of a page within the site that lead to no page, or to no anchor of it. */
function lostLinks(path: string, html: string, idsOf: (page: string) => ReadonlySet<string> | null): string[] {
  return valuesOf(html, 'href')
    .filter((href) => !isElsewhere(href))
    .filter((href) => {
      const [file = '', anchor] = href.split('#', 2);
      const to = file === '' ? path : posix.join(posix.dirname(path), file);
      if (to === LIBRARY) return false;
      const ids = idsOf(to);
      if (!ids) return !/^assets\/(?:docs\.css|inter\.woff2|icon\.svg)$/.test(to);
      return anchor !== undefined && !ids.has(decodeURIComponent(anchor));
    });
}

/** Returns the pages that can be reached from a page by links of menus alone. */
function reachedFrom(start: string): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [start];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    const menus = Array.from(
      (texts.get(path) ?? '').matchAll(/<nav class="(?:tabs|sidebar)"[^]*?<\/nav>/g),
      ([nav]) => nav,
    );
    const from = posix.dirname(path);
    open.push(
      ...menus.flatMap((nav) => valuesOf(nav, 'href')).map((href) => posix.join(from, href.split('#')[0] ?? '')),
    );
  }
  return reached;
}

/** The anchors of a site of one page. */
const idsOfOne = (page: string) => (page === 'guides/a.html' ? new Set(['there']) : null);

describe('the docs site', () => {
  it('has no link to a page or an anchor that does not exist', () => {
    const ids = new Map(pages.map(([path, html]) => [path, new Set(valuesOf(html, 'id'))] as const));
    const lost = pages.flatMap(([path, html]) =>
      lostLinks(path, html, (page) => ids.get(page) ?? null).map((href) => `${path}: ${href}`),
    );
    expect(lost).toEqual([]);
    expect(pages.length).toBeGreaterThan(150);
  });

  it('reports a link to a lost page and to a lost anchor', () => {
    const html = '<a href="a.html#there"><a href="a.html#gone"><a href="b.html"><a href="https://example.com/">';
    expect(lostLinks('guides/c.html', html, idsOfOne)).toEqual(['a.html#gone', 'b.html']);
  });

  it('reaches every page from the menus', () => {
    const reached = reachedFrom('index.html');
    const all = pages.map(([path]) => path).filter((path) => path !== '404.html');
    expect(all.filter((path) => !reached.has(path))).toEqual([]);
  });

  it('has a page for every guide, host, decision and widget of the repository', () => {
    const guides = filesIn(['docs'], /\.md$/)
      .map(({ path }) => posix.basename(path, '.md').toLowerCase())
      .filter((name) => name !== 'readme' && name !== 'widgets');
    const widgets = filesIn(['widgets'], /\.element\.ts$/).map(({ path }) => posix.basename(path, '.element.ts'));
    const names = new Set(pages.map(([path]) => posix.basename(path, '.html')));
    expect([...guides, ...widgets].filter((name) => !names.has(name))).toEqual([]);
  });

  it('gives each page a title and a description of its own, and each anchor once', () => {
    const titles = pages.map(([, html]) => /<title>(.+?)<\/title>/.exec(html)?.[1] ?? '');
    expect(titles.filter((title, at) => title === '' || titles.indexOf(title) !== at)).toEqual([]);
    const bare = pages.filter(([, html]) => !/<meta name="description" content="[^"]+"/.test(html));
    expect(bare.map(([path]) => path)).toEqual([]);
    const twice = pages.flatMap(([path, html]) => {
      const ids = valuesOf(html, 'id');
      return ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${path}#${id}`);
    });
    expect(twice).toEqual([]);
  });

  it('has nothing that a policy of its own origin forbids: no inline script, style or handler', () => {
    const inline = pages.filter(
      ([, html]) => /<style| style="| on[a-z]+="/.test(html) || /<script(?![^>]* src=)/.test(html),
    );
    expect(inline.map(([path]) => path)).toEqual([]);
  });

  it('has one heading of level 1 on each page, and skips no level', () => {
    const wrong = pages.filter(([, html]) => {
      const levels = Array.from(html.replace(/<nav [^]*?<\/nav>/g, '').matchAll(/<h([1-6])/g), ([, level]) =>
        Number(level),
      );
      const skips = levels.some((level, at) => at > 0 && level > (levels[at - 1] ?? 0) + 1);
      return levels.filter((level) => level === 1).length !== 1 || skips;
    });
    expect(wrong.map(([path]) => path)).toEqual([]);
  });

  it('tells of no path of the machine on which it was built', () => {
    const root = new URL('../../..', import.meta.url).pathname;
    expect([...texts].filter(([, text]) => text.includes(root)).map(([path]) => path)).toEqual([]);
  });
});
