import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesIn, readRoot, ROOT, type SourceFile } from './files';

const FOLDER = 'docs/decisions';
const README = `${FOLDER}/README.md`;
/** This file is left out, because its own examples would match. */
const SELF = 'tests/laws/decisions.test.ts';
const NAME = /^docs\/decisions\/(\d{4})-[a-z\d]+(?:-[a-z\d]+)*\.md$/;
/** The allowed length of a decision, in lines. */
const LINES = { min: 15, max: 40 };

const decisions = filesIn([FOLDER], /\.md$/).filter(({ path }) => path !== README);
const numberOf = (path: string): string => NAME.exec(path)?.[1] ?? '';
const numbers = decisions.map(({ path }) => numberOf(path));

/** Tells whether a decision has its number and title and then exactly the three parts, none of them empty. */
const isInForm = ({ path, text }: SourceFile): boolean => {
  const [title = '', ...parts] = text.match(/^#.*$/gm) ?? [];
  const [before, after, ...bodies] = text.split(/^#.*$/m).map((body) => body.trim() !== '');
  return (
    new RegExp(`^# ${numberOf(path)}\\. \\S`).test(title) &&
    parts.join() === '## Context,## Decision,## Consequence' &&
    !before &&
    !after &&
    bodies.every(Boolean)
  );
};

/** All text files that are tracked or would be committed. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: ROOT })
  .toString()
  .split('\0')
  .filter((path) => /\.(?:tsx?|m?[jt]s|css|vue|svelte|html|md|json|snapshot|sql)$/.test(path))
  .filter((path) => path !== SELF && path !== 'package-lock.json')
  .filter((path) => statSync(join(ROOT, path), { throwIfNoEntry: false })?.isFile())
  .map((path): SourceFile => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

/** Returns the numbers of cited decisions that do not exist, as the text writes them. */
const missingIn = (text: string): readonly string[] =>
  Array.from(text.matchAll(/docs\/decisions\/(\d+)/g), ([, number = '']) => number).filter(
    (number) => !numbers.includes(number),
  );

/** Matches a citation of a document outside the repository, by its name or by an id that only it explains. */
const OUTSIDE =
  /\[(?:[^[\]'"\n]+, )?A\d{2}(?:, [^[\]'"\n]+)?\]|\b[Tt]raps? \d+\b|\bDECISIONS\b|\b(?:DESIGN|LOOK|TRAPS)\.md\b|\[(?:DESIGN|LOOK|TRAPS?|traps?)\b/;
const outsideIn = (text: string): readonly string[] => text.split('\n').filter((line) => OUTSIDE.test(line));

describe('the decisions', () => {
  it('are named by a number and a short name', () => {
    expect(decisions.map(({ path }) => path).filter((path) => !NAME.test(path))).toEqual([]);
  });

  it('are numbered from 1, each number once and none left out', () => {
    expect(numbers).toEqual(numbers.map((_, at) => String(at + 1).padStart(4, '0')));
    expect(numbers).not.toEqual([]);
  });

  it('have a title with their number, a context, a decision and a consequence', () => {
    expect(decisions.filter((file) => !isInForm(file)).map(({ path }) => path)).toEqual([]);
  });

  it.each([
    '# 0002. Title\n\n## Context\n\nA\n\n## Decision\n\nB\n\n## Consequence\n\nC\n',
    '# 0001. Title\n\n## Context\n\n## Decision\n\nB\n\n## Consequence\n\nC\n',
    '# 0001. Title\n\n## Context\n\nA\n\n## Decision\n\nB\n',
  ])('without a title or with a missing or empty part are rejected: %j', (text) => {
    expect(isInForm({ path: `${FOLDER}/0001-title.md`, text })).toBe(false);
  });

  it(`take ${LINES.min} to ${LINES.max} lines`, () => {
    const lengths = decisions.map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }));
    expect(lengths.filter(({ lines }) => lines < LINES.min || lines > LINES.max)).toEqual([]);
  });

  it('are listed in the index, each once and under its own title', () => {
    const rows = readRoot(README).match(/^- \[\d{4}\].*$/gm) ?? [];
    const expected = decisions.map(({ path, text }) => {
      const title = text.slice('# 0000. '.length, text.indexOf('\n'));
      return `- [${numberOf(path)}](${path.slice(FOLDER.length + 1)}) ${title}`;
    });
    expect(rows.toSorted()).toEqual(expected);
  });

  it('name only files and folders that exist', () => {
    const named = decisions.flatMap(({ path, text }) =>
      Array.from(text.matchAll(/`((?:src|widgets|tests|tools|demo|stories|locales|docs)\/[\w./-]+)`/g), ([, name]) => ({
        path,
        name: name ?? '',
      })),
    );
    expect(named.filter(({ name }) => !existsSync(join(ROOT, name)))).toEqual([]);
  });

  it('name only requirements that exist', () => {
    const known = new Set(readRoot('tests/requirements.md').match(/^- [A-Z][A-Z\d]{2}-\d+/gm));
    const wrong = decisions.flatMap(({ path, text }) =>
      (text.match(/\b[A-Z][A-Z\d]{2}-\d+\b/g) ?? []).filter((id) => !known.has(`- ${id}`)).map((id) => ({ path, id })),
    );
    expect(wrong).toEqual([]);
  });
});

describe('a citation', () => {
  it('names a decision that exists', () => {
    const missing = files.flatMap(({ path, text }) => missingIn(text).map((number) => ({ path, number })));
    expect(missing).toEqual([]);
  });

  it.each(['[docs/decisions/9999]', 'as docs/decisions/12 says'])('of a missing decision is found: %s', (text) => {
    expect(missingIn(text)).toHaveLength(1);
  });

  it('names no document outside the repository', () => {
    expect(files.flatMap(({ path, text }) => outsideIn(text).map((line) => `${path}: ${line.trim()}`))).toEqual([]);
  });

  it.each([
    '/** Asked at most six times. [ACT-08, A32] */',
    '[A37]',
    '[A24, A27, A62]',
    '@see QUO-41, trap 13',
    '[DECISIONS: Session]',
    '[LOOK: order of banners]',
    '[DESIGN §7]',
    'as DESIGN.md has it',
  ])('of a document outside the repository is found: %s', (line) => {
    expect(outsideIn(line)).toEqual([line]);
  });

  it.each([
    "['A12', 'B34']",
    '[CRT-18, docs/decisions/0021]',
    'a modal traps the focus',
    'all decisions',
    'it looks so',
  ])('is not seen in %s', (line) => {
    expect(outsideIn(line)).toEqual([]);
  });
});
