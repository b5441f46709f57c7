import { describe, expect, it } from 'vitest';
import { filesIn } from './files';

const QUERY = /@media[^{]*\(hover: hover\)[^{]*\{/g;

/** Returns the text without its comments and without the blocks that apply only where there is hover. */
function withoutHover(css: string): string {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, '');
  let rest = '';
  let from = 0;
  for (const match of text.matchAll(QUERY)) {
    if (match.index < from) continue;
    rest += text.slice(from, match.index);
    let depth = 1;
    from = match.index + match[0].length;
    for (; depth > 0 && from < text.length; from += 1) depth += { '{': 1, '}': -1 }[text[from] ?? ''] ?? 0;
  }
  return rest + text.slice(from);
}

const breaks = (css: string): boolean => withoutHover(css).includes(':hover');

describe('a style of :hover', () => {
  it('is within a hover media query, because on a touch screen it would stay on the tapped element', () => {
    const sheets = filesIn(['src', 'widgets'], /\.css$/);
    expect(sheets.filter(({ text }) => text.includes(':hover')).length).toBeGreaterThan(10);
    expect(sheets.filter(({ text }) => breaks(text)).map(({ path }) => path)).toEqual([]);
  });

  it.each([
    ['a plain rule', '.a:hover { color: red; }', true],
    ['a nested rule', '.a { &:hover { color: red; } }', true],
    ['a rule after a block', '@media (hover: hover) { .a:hover { color: red; } } .b:hover { color: red; }', true],
    ['a rule that cancels it', '.a:not(:hover) { color: red; }', true],
    [
      'a block',
      '@media (hover: hover) { .a:hover { color: red; } .b:hover { color: red; } } .c { color: red; }',
      false,
    ],
    ['a block with other rules', '@media (hover: hover) and (width > 1px) { .a:hover { color: red; } }', false],
    ['a comment', '/* .a:hover */ .a { color: red; }', false],
  ])('is reported only outside a hover media query: %s', (_, css, isBreach) => {
    expect(breaks(css)).toBe(isBreach);
  });
});
