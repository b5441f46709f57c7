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

/** Removes code blocks, because an example may contain any link. */
const proseOf = (text: string): string => text.replace(/^( *)(```+)[\s\S]*?^\1\2$/gm, '');

/** Returns the anchors that GitHub derives from the headings of a page. */
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

/** Returns the relative links of a page whose target does not exist. */
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

/** The pages whose file names are checked here; decisions have a law of their own. */
const guides = pages
  .filter(({ path }) => !path.startsWith('docs/decisions/'))
  .filter(({ path }) => /^(ARCHITECTURE|CONTRIBUTING)\.md$|^docs\/[^/]+\.md$|.\/README\.md$/.test(path));

const PATH = /`((?:src|widgets|tests|tools|demo|stories|locales|docs|\.storybook|\.ci)\/[\w./-]*)`/g;
/** Matches a source file that a README names relative to its folder. */
const SOURCE = /`([\w-][\w./-]*\.(?:tsx?|mts|mjs|css|tmpl))`/g;

/** Returns the files that a page names but that do not exist. */
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

/** Returns the functions that a page names as `name()` but that do not exist. */
const lostFunctionsIn = ({ text }: SourceFile): string[] =>
  hitsOf(proseOf(text), /`(?:\w+\.)*(\w+)\(\)`/g).filter((name) => !new RegExp(`\\b${name}\\b`).test(code));

const lostIn = (files: readonly SourceFile[], find: (file: SourceFile) => string[]): string[] =>
  files.flatMap((file) => find(file).map((lost) => `${file.path}: ${lost}`));

describe('the guides', () => {
  it('link only to existing files and headings', () => {
    expect(pages.map(({ path }) => path)).toContain('src/README.md');
    expect(lostIn(pages, lostLinksIn)).toEqual([]);
  });

  it('name only existing files and folders', () => {
    expect(lostIn(guides, lostFilesIn)).toEqual([]);
  });

  it('name only existing functions', () => {
    expect(lostIn(guides, lostFunctionsIn)).toEqual([]);
  });
});

const page = (text: string): SourceFile => ({ path: 'src/README.md', text });

describe('the check of guides', () => {
  it.each([
    '[a file](nowhere.md)',
    '[a file](nowhere.md "with a title")',
    '[a heading](../ARCHITECTURE.md#nowhere)',
    '[a heading of its own](#nowhere)',
    '[by reference][a]\n\n[a]: nowhere.md',
  ])('reports the broken link %j', (text) => {
    expect(lostLinksIn(page(text))).toHaveLength(1);
  });

  it.each([
    '[a page](../ARCHITECTURE.md)',
    '[a folder](domain)',
    '[elsewhere](https://example.com/nowhere.md)',
    '`[an example](nowhere.md)`',
    '```md\n[an example](nowhere.md)\n```',
  ])('does not report %j', (text) => {
    expect(lostLinksIn(page(text))).toEqual([]);
  });

  it('knows headings as GitHub names them', () => {
    const text = '# What’s `new()`, and why?\n\n## Twice\n\n## Twice\n\n```sh\n# no heading\n```\n';
    expect([...anchorsOf(text)]).toEqual(['whats-new-and-why', 'twice', 'twice-1']);
  });

  it('reports a file or a function that does not exist', () => {
    expect(lostFilesIn(page('`src/nowhere/`, `domain/nowhere.ts`, `domain`, `src/domain/`, `index.ts`'))).toEqual([
      'src/nowhere/',
      'domain/nowhere.ts',
    ]);
    expect(lostFunctionsIn(page('`createFlow()`, `api.dispatch()`, `noSuchFunctionAtAll()`'))).toEqual([
      'noSuchFunctionAtAll',
    ]);
  });
});
