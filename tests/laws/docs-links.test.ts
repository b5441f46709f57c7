import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesIn, ROOT, type SourceFile } from './files';

/** All Markdown that is or would be committed. */
const pages = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', '*.md'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\0')
  .filter((path) => path !== '' && existsSync(join(ROOT, path)))
  .map((path): SourceFile => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

const textOf = new Map(pages.map(({ path, text }) => [path, text]));

const hitsOf = (text: string, pattern: RegExp): string[] => Array.from(text.matchAll(pattern), ([, hit = '']) => hit);

/** Without examples, which may show any link. */
const proseOf = (text: string): string => text.replace(/^( *)(```+)[\s\S]*?^\1\2$/gm, '');

/** What the headings of a page are called in an address, as GitHub makes it of them. */
function anchorsOf(text: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  for (const title of hitsOf(proseOf(text), /^#+ (.+)$/gm)) {
    const name = title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-');
    let anchor = name;
    for (let again = 1; anchors.has(anchor); again += 1) anchor = `${name}-${again}`;
    anchors.add(anchor);
  }
  return anchors;
}

/** The links of a page that lead into the repository, and to nothing there. */
function lostLinksIn({ path, text }: SourceFile): string[] {
  const prose = proseOf(text).replace(/`[^`\n]*`/g, '');
  const targets = [...hitsOf(prose, /\]\(([^()\s]+)(?: "[^"]*")?\)/g), ...hitsOf(prose, /^\[[^\]]+\]: (\S+)/gm)];
  return targets.filter((target) => {
    if (/^[a-z][a-z\d+.-]*:/i.test(target)) return false;
    const [file = '', anchor] = target.split('#', 2);
    const home = file === '' ? path : posix.join(posix.dirname(path), decodeURI(file));
    if (!existsSync(join(ROOT, home))) return true;
    return anchor !== undefined && !anchorsOf(textOf.get(home) ?? '').has(anchor);
  });
}

/** What names files; decisions have a law of their own. */
const guides = pages
  .filter(({ path }) => !path.startsWith('docs/decisions/'))
  .filter(({ path }) => /^(ARCHITECTURE|CONTRIBUTING)\.md$|^docs\/[^/]+\.md$|.\/README\.md$/.test(path));

const PATH = /`((?:src|widgets|tests|tools|demo|stories|locales|docs|\.storybook|\.ci)\/[\w./-]*)`/g;
/** A source by its place in the folder of its README. */
const SOURCE = /`([\w-][\w./-]*\.(?:tsx?|mts|mjs|css|tmpl))`/g;

/** The files that a page names and that are not there. */
const lostFilesIn = ({ path, text }: SourceFile): string[] => {
  const folder = posix.dirname(path);
  const prose = proseOf(text);
  const local = path.endsWith('/README.md') ? hitsOf(prose, SOURCE).filter((name) => !name.startsWith('dist/')) : [];
  return [...hitsOf(prose, PATH), ...local].filter(
    (name) => !existsSync(join(ROOT, name)) && !existsSync(join(ROOT, folder, name)),
  );
};

const code = filesIn(['src', 'widgets', 'tests', 'tools', 'stories', 'demo'], /\.(tsx?|m?js)$/)
  .filter(({ path }) => path !== 'tests/laws/docs-links.test.ts')
  .map(({ text }) => text)
  .join('\n');

/** The functions that a page names, as `name()`, and that nothing is called. */
const lostFunctionsIn = ({ text }: SourceFile): string[] =>
  hitsOf(proseOf(text), /`(?:\w+\.)*(\w+)\(\)`/g).filter((name) => !new RegExp(`\\b${name}\\b`).test(code));

const lostIn = (files: readonly SourceFile[], find: (file: SourceFile) => string[]): string[] =>
  files.flatMap((file) => find(file).map((lost) => `${file.path}: ${lost}`));

describe('the guides', () => {
  it('lead to files and headings that are there', () => {
    expect(pages.map(({ path }) => path)).toContain('src/README.md');
    expect(lostIn(pages, lostLinksIn)).toEqual([]);
  });

  it('name files and folders that are there', () => {
    expect(lostIn(guides, lostFilesIn)).toEqual([]);
  });

  it('name functions that are there', () => {
    expect(lostIn(guides, lostFunctionsIn)).toEqual([]);
  });
});

const page = (text: string): SourceFile => ({ path: 'src/README.md', text });

describe('a guide that is wrong', () => {
  it.each([
    '[a file](nowhere.md)',
    '[a file](nowhere.md "with a title")',
    '[a heading](../ARCHITECTURE.md#nowhere)',
    '[a heading of its own](#nowhere)',
    '[by reference][a]\n\n[a]: nowhere.md',
  ])('is found by %j', (text) => {
    expect(lostLinksIn(page(text))).toHaveLength(1);
  });

  it.each([
    '[a page](../ARCHITECTURE.md)',
    '[a folder](domain)',
    '[elsewhere](https://example.com/nowhere.md)',
    '`[an example](nowhere.md)`',
    '```md\n[an example](nowhere.md)\n```',
  ])('is not taken for %j', (text) => {
    expect(lostLinksIn(page(text))).toEqual([]);
  });

  it('knows headings as GitHub names them', () => {
    const text = '# What’s `new()`, and why?\n\n## Twice\n\n## Twice\n\n```sh\n# no heading\n```\n';
    expect([...anchorsOf(text)]).toEqual(['whats-new-and-why', 'twice', 'twice-1']);
  });

  it('is found by a file or a function that nobody has', () => {
    expect(lostFilesIn(page('`src/nowhere/`, `domain/nowhere.ts`, `domain`, `src/domain/`, `index.ts`'))).toEqual([
      'src/nowhere/',
      'domain/nowhere.ts',
    ]);
    expect(lostFunctionsIn(page('`createFlow()`, `api.dispatch()`, `noSuchFunctionAtAll()`'))).toEqual([
      'noSuchFunctionAtAll',
    ]);
  });
});
