import { describe, expect, it } from 'vitest';
import { filesIn } from './files';

const FOLDERS = ['src', 'widgets', 'demo', 'tools', 'stories', 'tests', '.storybook'];

/** Joins a pattern from parts, so that this file does not match it. */
const pattern = (...parts: readonly string[]): RegExp => new RegExp(parts.join(''));

const files = filesIn(FOLDERS, /\.(tsx?|m?[jt]s|css|vue|svelte)$/);
const withOut = (found: RegExp): string[] =>
  files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, at) => (found.test(line) ? [`${path}:${at + 1} ${line.trim()}`] : [])),
  );

describe('the code', () => {
  it.each([
    [
      'a test marked skip, only or todo',
      pattern('\\b(it|test|describe|bench)\\.(sk', 'ip|on', 'ly|to', 'do|fa', 'ils)\\b'),
    ],
    ['a skipped test under another name', pattern('\\b(x', 'it|x', 'describe|f', 'it|f', 'describe)\\(')],
    ['a condition that can skip a test', pattern('\\.(skip', 'If|run', 'If)\\(')],
    ['a silenced lint rule', pattern('(es', 'lint|ox', 'lint)-dis', 'able|svelte-ig', 'nore')],
    ['a silenced type error', pattern('@ts-', '(ignore|nocheck|expect-error)')],
    ['the type that turns checking off', pattern('[:<|&,(]\\s*an', 'y\\b(?=\\s*[,;)>\\]|&=\\[]|$)|\\bas an', 'y\\b')],
    ['a comment that puts work off until later', pattern('\\b(TO', 'DO|FIX', 'ME|HA', 'CK)\\b')],
  ])('nowhere contains %s', (_, found) => {
    expect(withOut(found)).toEqual([]);
  });
});
