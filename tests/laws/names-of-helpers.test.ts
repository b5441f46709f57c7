import { describe, expect, it } from 'vitest';
import { filesIn, type SourceFile } from './files';

/** The second backend is left out: it is a program of its own, written from the documents alone, and shares nothing with the tests. */
const SECOND_BACKEND = 'tests/second-backend/';

/** Matches an exported function, also one assigned to a constant. Functions that vitest calls by itself are default exports. */
const FUNCTION =
  /^export (?:async )?(?:function\*? (\w+)|const (\w+)(?:: [^\n=]+(?:=> [^\n=]+)?)? =\s*(?:async )?(?:<[^\n]*?>)?(?:\w+ =>|\())/gm;

const functionsOf = ({ text }: Pick<SourceFile, 'text'>): string[] =>
  Array.from(text.matchAll(FUNCTION), ([, declared, kept]) => declared ?? kept ?? '');

/** Returns the names that several files export, each with its files. */
function homonyms(files: readonly SourceFile[]): string[] {
  const homes = new Map<string, Set<string>>();
  for (const file of files) {
    for (const name of functionsOf(file)) homes.set(name, (homes.get(name) ?? new Set()).add(file.path));
  }
  return [...homes].filter(([, { size }]) => size > 1).map(([name, paths]) => `${name}: ${[...paths].join(', ')}`);
}

const helpers = filesIn(['tests', 'stories'], /(?<!\.test|\.stories|\.d)\.tsx?$/).filter(
  ({ path }) => !path.startsWith(SECOND_BACKEND),
);

describe('a function that tests share', () => {
  it.each([
    ['export function openPage(path: string) {', ['openPage']],
    ['export async function openPage() {', ['openPage']],
    ['export function* pages() {', ['pages']],
    ['export const openPage = async (path: string) => {};', ['openPage']],
    ['export const openPage =\n  (path: string) =>\n  () => {};', ['openPage']],
    ['export const until = <T,>(look: () => T): Promise<T> => look();', ['until']],
    ['export const broken: Act = () => Promise.reject();', ['broken']],
    ['export const closed: () => void = () => undefined;', ['closed']],
    ['export const inTurn = each => each;', ['inTurn']],
    ['export default async function setup() {', []],
    ['export const TODAY = "2026-01-01";', []],
    ['const openPage = () => {};', []],
  ])('is recognised in %j', (text, names) => {
    expect(functionsOf({ text })).toEqual(names);
  });

  it('is reported with its files where two of them export the same name', () => {
    const text = 'export const openPage = () => {};';
    expect(homonyms([{ path: 'a.ts', text }])).toEqual([]);
    expect(homonyms(['a.ts', 'b.ts'].map((path) => ({ path, text })))).toEqual(['openPage: a.ts, b.ts']);
  });

  it('has a unique name', () => {
    expect(helpers.flatMap(functionsOf)).toContain('openPage');
    expect(homonyms(helpers)).toEqual([]);
  });
});
