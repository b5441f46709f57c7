import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readAttribute, readProperty } from '../../src/element/codecs';
import type { PropSpec } from '../../src/element/spec';

const string: PropSpec<string> = { kind: 'string', fallback: 'none', summary: '' };
const boolean: PropSpec<boolean> = { kind: 'boolean', fallback: false, summary: '' };
const number: PropSpec<number> = { kind: 'number', fallback: 7, min: 1, max: 500, summary: '' };
const layout: PropSpec<'sidebar' | 'page'> = {
  kind: 'enum',
  values: ['sidebar', 'page'],
  fallback: 'sidebar',
  summary: '',
};
const data: PropSpec<object | undefined> = { kind: 'data', fallback: undefined, summary: '' };

const length: PropSpec<string> = { kind: 'length', fallback: '0px', summary: '' };

const panels: PropSpec<readonly string[]> = {
  kind: 'list',
  values: ['a', 'b', 'c'],
  fallback: ['a', 'b'],
  summary: '',
};

let host: HTMLElement;
let warn: ReturnType<typeof vi.spyOn>;
let count = 0;

beforeEach(() => {
  host = document.createElement(`x-codec-${(count += 1)}`);
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('an attribute', () => {
  it.each<[string, PropSpec<unknown>, string | null, unknown]>([
    ['a string as it is', string, ' a b ', ' a b '],
    ['an empty string as empty', string, '', ''],
    ['a missing string as the fallback', string, null, 'none'],
    ['a present attribute as true', boolean, '', true],
    ['its own name as true', boolean, 'open', true],
    ['"false" as false', boolean, 'false', false],
    ['"FALSE" as false', boolean, ' FALSE ', false],
    ['a missing attribute as false', boolean, null, false],
    ['a number', number, '12', 12],
    ['a number with white space', number, ' 12 ', 12],
    ['a fraction', number, '1.5', 1.5],
    ['an exponent', number, '1e2', 100],
    ['an empty number as the fallback', number, '', 7],
    ['a missing number as the fallback', number, null, 7],
    ['a keyword', layout, 'page', 'page'],
    ['a keyword in capitals', layout, ' Page ', 'page'],
    ['an empty keyword as the fallback', layout, '', 'sidebar'],
    ['a missing keyword as the fallback', layout, null, 'sidebar'],
    ['a length without a unit as pixels', length, ' 64 ', '64px'],
    ['a length', length, '4.5rem', '4.5rem'],
    ['a length in units of the window', length, '10svh', '10svh'],
    ['a CSS variable', length, 'var(--site-header)', 'var(--site-header)'],
    ['an empty length as the fallback', length, '', '0px'],
    ['a missing length as the fallback', length, null, '0px'],
  ])('reads %s', (_what, spec, text, value) => {
    expect(readAttribute(host, 'x', spec, text)).toBe(value);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each<[PropSpec<unknown>, string, unknown]>([
    [number, '12px', 7],
    [number, '0x10', 7],
    [number, 'Infinity', 7],
    [number, 'NaN', 7],
    [number, '0', 7],
    [number, '501', 7],
    [number, '1e999', 7],
    [length, '-64px', '0px'],
    [length, '10%', '0px'],
    [length, '4 rem', '0px'],
    [length, '64px; color: red', '0px'],
    [length, 'header', '0px'],
    [layout, 'footer', 'sidebar'],
    [layout, 'constructor', 'sidebar'],
  ])('of %o uses the fallback for %j and warns once', (spec, text, value) => {
    expect(readAttribute(host, 'x', spec, text)).toBe(value);
    expect(readAttribute(host, 'x', spec, text)).toBe(value);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`x = ${JSON.stringify(text)}`), host);
  });

  it('warns again for another value and for another name', () => {
    readAttribute(host, 'x', number, 'a');
    readAttribute(host, 'x', number, 'b');
    readAttribute(host, 'y', number, 'b');
    expect(warn).toHaveBeenCalledTimes(3);
  });
});

describe('a list', () => {
  it.each<[string, string | null, readonly string[]]>([
    ['known keywords in the order of the spec', 'c a', ['a', 'c']],
    ['keywords with commas, capitals and white space', ' C,\tB ,', ['b', 'c']],
    ['a repeated keyword once', 'b b', ['b']],
    ['an empty list as the fallback', ' ', ['a', 'b']],
    ['a missing attribute as the fallback', null, ['a', 'b']],
  ])('reads %s', (_what, text, value) => {
    expect(readAttribute(host, 'x', panels, text)).toEqual(value);
    expect(warn).not.toHaveBeenCalled();
  });

  it('drops unknown words and warns once of each', () => {
    expect(readAttribute(host, 'x', panels, 'a gallery faq')).toEqual(['a']);
    expect(readAttribute(host, 'x', panels, 'c gallery')).toEqual(['c']);
    expect(warn.mock.calls.map((call: unknown[]) => call[0])).toEqual([
      expect.stringContaining('x = "gallery"; it is left out'),
      expect.stringContaining('x = "faq"; it is left out'),
    ]);
  });

  it('uses the fallback if all words are unknown', () => {
    expect(readAttribute(host, 'x', panels, 'toString')).toEqual(['a', 'b']);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('accepts an array or the attribute’s text as a property', () => {
    expect(readProperty(host, 'x', panels, ['c', 'b'])).toEqual(['b', 'c']);
    expect(readProperty(host, 'x', panels, 'c')).toEqual(['c']);
    expect(readProperty(host, 'x', panels, null)).toEqual(['a', 'b']);
    expect(warn).not.toHaveBeenCalled();
    expect(readProperty(host, 'x', panels, 3)).toEqual(['a', 'b']);
    expect(warn).toHaveBeenCalledTimes(1);
  });
});

describe('a property', () => {
  const object = {};

  it.each<[string, PropSpec<unknown>, unknown, unknown]>([
    ['a string', string, 'a', 'a'],
    ['a number for a string', string, 5, '5'],
    ['a boolean', boolean, true, true],
    ['text for a boolean, read like the attribute', boolean, '', true],
    ['a number in range', number, 12, 12],
    ['text for a number, read like the attribute', number, '12', 12],
    ['a number as a length in pixels', length, 64, '64px'],
    ['a length, read like the attribute', length, '4rem', '4rem'],
    ['a keyword', layout, 'page', 'page'],
    ['undefined as the fallback', number, undefined, 7],
    ['null as the fallback', layout, null, 'sidebar'],
    ['an object by identity', data, object, object],
    ['text as data, without parsing it', data, '{}', '{}'],
    ['null data as the fallback', data, null, undefined],
  ])('accepts %s', (_what, spec, assigned, value) => {
    expect(readProperty(host, 'x', spec, assigned)).toBe(value);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each<[PropSpec<unknown>, unknown, unknown]>([
    [string, {}, 'none'],
    [string, Symbol('x'), 'none'],
    [boolean, 1, false],
    [number, Number.NaN, 7],
    [number, -1, 7],
    [number, [], 7],
    [length, -1, '0px'],
    [length, Number.NaN, '0px'],
    [length, {}, '0px'],
    [layout, 3, 'sidebar'],
    [layout, 'footer', 'sidebar'],
  ])('of %o uses the fallback for %o and warns', (spec, assigned, value) => {
    expect(readProperty(host, 'x', spec, assigned)).toBe(value);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('does not stringify a refused object in its warning', () => {
    readProperty(host, 'x', number, { secret: '4111' });
    expect(JSON.stringify(warn.mock.calls)).not.toContain('4111');
  });
});
