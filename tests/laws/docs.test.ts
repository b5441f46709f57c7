import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { attributesOf } from '../../src/element/attributes';
import type { WidgetSpec } from '../../src/element/spec';
import { filesIn, readRoot, ROOT } from './files';

const GUIDES = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'];

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

describe.each(GUIDES)('%s', (guide) => {
  const text = readRoot(guide);

  it('names only files and folders that exist', () => {
    const marked = all(text, /`((?:src|widgets|tests|tools|demo|stories|locales)\/[\w./-]*)`/g);
    const linked = all(text, /\]\((?!https?:)([\w./-]+)\)/g);
    const mapped = all(text, /^((?:src|widgets|tests|tools|demo|stories|locales)\/[\w./-]*) /gm);
    const named = [...marked, ...linked, ...mapped];
    expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  it('names only scripts that exist', () => {
    const run = all(text, /npm run ([\w-]+)/g).filter((name) => !Object.hasOwn(scripts, name));
    const plain = all(text, /npm (start|test)\b/g).filter((name) => !Object.hasOwn(scripts, name));
    expect([...run, ...plain]).toEqual([]);
  });

  it('names only tags that exist', () => {
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

  it('names only tokens that exist', () => {
    expect(all(text, /(--waybill-[a-z][a-z-]*)/g).filter((token) => !code.includes(token))).toEqual([]);
  });
});

describe('the README', () => {
  const text = readRoot('README.md');

  const tableOf = (head: string): string => text.slice(text.indexOf(`| ${head} |`)).split('\n\n')[0] ?? '';

  it('has a row for every tag, with its attributes, and for no other', () => {
    const rows = new Map(
      Array.from(tableOf('Tag').matchAll(/^\| `(waybill-[a-z-]+)` \|(.*)$/gm), ([, tag = '', row = '']) => [tag, row]),
    );
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
    const rows = all(tableOf('Event'), /^\| `(waybill-[a-z-]+)` \|/gm);
    expect(rows.toSorted()).toEqual(known.toSorted());
  });
});
