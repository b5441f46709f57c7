import { existsSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { attributesOf } from '../../src/element/attributes';
import type { WidgetSpec } from '../../src/element/spec';
import { DEFAULT_ROUTES } from '../../src/store/slices/config';
import { filesOf, HOST_PAGES, MANUAL } from '../kit/manual';
import { filesIn, readRoot, ROOT } from './files';

const GUIDES = [...MANUAL, ...HOST_PAGES, 'ARCHITECTURE.md', 'CONTRIBUTING.md'];

const specs = await Promise.all(
  filesIn(['widgets'], /\.element\.ts$/).map(async ({ path }) => {
    const { default: spec }: { default: WidgetSpec } = await import(join(ROOT, path));
    return spec;
  }),
);
const tags = new Map(specs.map((spec) => [spec.tag as string, new Set(attributesOf(spec).keys())]));

const sources = filesIn(['src', 'widgets'], /\.(tsx?|css)$/);
const code = sources.map(({ text }) => text).join('\n');
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readRoot('package.json'));

const all = (text: string, pattern: RegExp): string[] => [
  ...new Set(Array.from(text.matchAll(pattern), ([, hit = '']) => hit)),
];

/** Returns a page without its code. */
const withoutCode = (text: string): string => text.replace(/^```[\s\S]*?^```$/gm, '');

/** Returns the anchors that GitHub derives from the headings of a page. */
const anchorsOf = (text: string): ReadonlySet<string> =>
  new Set(
    all(withoutCode(text), /^#+ (.+)$/gm).map((title) =>
      title
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );

describe.each(GUIDES)('%s', (guide) => {
  const text = readRoot(guide);
  /** The files of the application that the page itself shows. */
  const shown = HOST_PAGES.filter((page) => page === guide).flatMap((page) => filesOf(page).map(({ file }) => file));

  it('names only existing files and folders, or those that it shows', () => {
    const marked = all(text, /`((?:src|widgets|tests|tools|demo|stories|locales)\/[\w./-]*)`/g);
    const linked = all(withoutCode(text), /\]\((?!https?:)([\w./-]+)(?:#[\w-]*)?\)/g).map((path) =>
      join(dirname(guide), path),
    );
    const mapped = all(text, /^((?:src|widgets|tests|tools|demo|stories|locales)\/[\w./-]*) /gm);
    const named = [...marked, ...linked, ...mapped];
    expect(named.filter((path) => !shown.includes(path) && !existsSync(join(ROOT, path)))).toEqual([]);
  });

  it('links only to existing headings', () => {
    const links = Array.from(text.matchAll(/\]\((?!https?:)([\w./-]*)#([\w-]+)\)/g), ([, path = '', anchor = '']) => ({
      page: path === '' ? guide : join(dirname(guide), path),
      anchor,
    }));
    const lost = links.filter(({ page, anchor }) => !anchorsOf(readRoot(page)).has(anchor));
    expect(lost).toEqual([]);
  });

  it('names only existing scripts', () => {
    const run = all(text, /npm run ([\w-]+)/g).filter((name) => !Object.hasOwn(scripts, name));
    const plain = all(text, /npm (start|test)\b/g).filter((name) => !Object.hasOwn(scripts, name));
    expect([...run, ...plain]).toEqual([]);
  });

  it('names only existing tags', () => {
    const named = [
      ...all(text, /<(waybill-[a-z-]+)/g),
      ...all(text, /data-waybill="([a-z-]+)"/g).map((name) => `waybill-${name}`),
    ];
    expect(named.filter((tag) => !tags.has(tag))).toEqual([]);
  });

  it('names only attributes that their tags have', () => {
    const wrong = Array.from(text.matchAll(/<(waybill-[a-z-]+)((?: [a-z-]+(?:="[^"]*")?)*)>/g)).flatMap(
      ([, tag = '', written = '']) =>
        all(written, / ([a-z-]+)/g)
          .filter((name) => !['id', 'class', 'style', 'lang'].includes(name) && !tags.get(tag)?.has(name))
          .map((name) => `<${tag} ${name}>`),
    );
    expect(wrong).toEqual([]);
  });

  it('names only existing tokens', () => {
    expect(all(text, /(--waybill-[a-z][a-z-]*)/g).filter((token) => !code.includes(token))).toEqual([]);
  });
});

const tableOf = (page: string, head: string): string => {
  const text = readRoot(page);
  return text.slice(text.indexOf(`| ${head} |`)).split('\n\n')[0] ?? '';
};

/** Returns the rows of a page's table of tags, by tag. */
const rowsOf = (page: string): ReadonlyMap<string, string> =>
  new Map(
    Array.from(tableOf(page, 'Tag').matchAll(/^\| `(waybill-[a-z-]+)` \|(.*)$/gm), ([, tag = '', row = '']) => [
      tag,
      row,
    ]),
  );

describe('the README', () => {
  const rows = rowsOf('README.md');

  it('has a row for every tag, with how finished it is, and for no other', () => {
    expect([...rows.keys()].toSorted()).toEqual([...tags.keys()].toSorted());
    expect([...rows].filter(([, row]) => !/ \| (stable|beta) \|$/.test(row))).toEqual([]);
  });

  it('links to every page of the manual', () => {
    expect(MANUAL.filter((page) => page !== 'README.md' && !readRoot('README.md').includes(`(${page}`))).toEqual([]);
  });
});

/** Returns the picture of a page, whose text says what it shows. */
const pictureOf = (page: string): string =>
  /!\[[^\]]{20,}\]\(\.\.\/(pictures\/[\w-]+\.webp)\)/.exec(readRoot(page))?.[1] ?? '(none)';

describe('the pages of systems, editors and frameworks', () => {
  const index = 'docs/hosts/README.md';
  const pages = HOST_PAGES.filter((page) => page !== index);

  it('are linked to from one page, which the README links to', () => {
    expect(readRoot('README.md')).toContain(`(${index})`);
    expect(pages.filter((page) => !readRoot(index).includes(`(${basename(page)})`))).toEqual([]);
  });

  it('have a picture of at most 50 KB each, with what it shows in words, unless nothing of them was tried', () => {
    const pictured = pages.filter((page) => !/None of these .+ is run by the tests/.test(readRoot(page)));
    const wrong = pictured.filter((page) => !existsSync(join(ROOT, 'docs', pictureOf(page))));
    expect(wrong).toEqual([]);
    const large = pictured.filter((page) => statSync(join(ROOT, 'docs', pictureOf(page))).size > 50_000);
    expect(large).toEqual([]);
    expect(pictured.length).toBeGreaterThan(10);
  });
});

describe('the manual', () => {
  it('has a row for every tag, with its attributes, and for no other', () => {
    const rows = rowsOf('docs/widgets.md');
    const missing = [...tags].flatMap(([tag, attributes]) => {
      const row = rows.get(tag);
      if (row === undefined) return [tag];
      return [...attributes].filter((name) => !row.includes(`\`${name}\``)).map((name) => `${tag} ${name}`);
    });
    expect(missing).toEqual([]);
    expect([...rows.keys()].filter((tag) => !tags.has(tag))).toEqual([]);
  });

  it('has a row for every event, and for no other', () => {
    const events = readRoot('src/bus/events.ts');
    const body = /interface EventDetails \{([\s\S]*?)\n\}/.exec(events)?.[1] ?? '';
    const known = Array.from(body.matchAll(/^ {2}'?([a-z-]+)'?: /gm), ([, name]) => `waybill-${name}`);
    const rows = all(tableOf('docs/events.md', 'Event'), /^\| `(waybill-[a-z-]+)` \|/gm);
    expect(rows.toSorted()).toEqual(known.toSorted());
  });

  it('has a row for every option, and for no other', () => {
    const body = /interface WaybillOptions \{([\s\S]*?)\n\}/.exec(readRoot('src/page/options.ts'))?.[1] ?? '';
    const known = Array.from(body.matchAll(/^ {2}readonly (\w+)\?: /gm), ([, name]) => name);
    const cells = all(tableOf('docs/configuration.md', 'Option'), /^\| (`.*?`) \|/gm);
    const rows = cells.flatMap((cell) => all(cell, /`(\w+)`/g));
    expect(rows.toSorted()).toEqual(known.toSorted());
  });

  it('has a row for every route, with where it leads', () => {
    const table = tableOf('docs/routes.md', 'Route');
    const missing = Object.entries(DEFAULT_ROUTES).filter(
      ([name, target]) =>
        !table.split('\n').some((row) => row.includes(`\`${name}\``) && row.includes(`\`${target}\``)),
    );
    expect(missing).toEqual([]);
  });
});
