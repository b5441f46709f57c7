import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { baseCss, inlineCss, tokensCss } from '../../src/ui/sheets';

const FOLDER = join(import.meta.dirname, '../../src/ui');
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.css'));
const read = (name: string): string => readFileSync(join(FOLDER, name), 'utf8');
const names = (css: string, pattern: RegExp): Set<string> =>
  new Set([...css.matchAll(pattern)].map((match) => String(match[1])));
const declared = names(read('tokens.css'), /(--wb-[\w-]+):/g);

describe('the sheets', () => {
  it('are minified text', () => {
    for (const css of [tokensCss, baseCss, inlineCss]) {
      expect(css).toContain(':host{');
      expect(css).not.toContain('/*');
    }
  });

  it('follow the colour scheme of their place', () => {
    expect(tokensCss).toContain('light-dark(');
  });

  it('never declare a public token, which would override the page’s value', () => {
    for (const file of files) expect(read(file), file).not.toMatch(/--waybill-[\w-]+:/);
  });

  it.each(files)('%s uses only tokens that exist', (file) => {
    const used = names(read(file), /var\((--wb-[\w-]+)/g);
    expect([...used].filter((name) => !declared.has(name))).toEqual([]);
  });

  it.each(files.filter((file) => file !== 'tokens.css'))('%s is safe from right to left', (file) => {
    // Rules for only one direction may name a side.
    const ltr = read(file).replace(/[^{}]*:dir\(rtl\)[^{]*\{[^}]*\}/g, '');
    // The safe areas of notches are physical, whatever the direction.
    const both = ltr.replace(/env\(safe-area-inset-(?:left|right)\)/g, '');
    expect(both).not.toMatch(
      /(?:margin|padding|border|inset)-(?:left|right)|text-align: (?:left|right)|^\s*(?:left|right):/m,
    );
  });
});
