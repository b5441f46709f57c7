import { describe, expect, it } from 'vitest';
import { resolveLanguage, textLanguage } from '../../src/i18n/language';
import { localisedPath, splitPath } from '../../src/i18n/localised-path';

describe('resolveLanguage', () => {
  it.each([
    ['the nearest lang', ['pt-br', 'es', 'vi'], 'pt-BR'],
    ['the configuration', [null, 'es', 'vi'], 'es'],
    ['the browser', ['', undefined, '', 'vi-VN', 'en'], 'vi-VN'],
    ['the next where Intl refuses one', ['not a tag', null, '*', 'fr_CA'], 'fr-CA'],
    ['English', [null, undefined], 'en'],
  ])('takes %s', (_name, candidates, language) => {
    expect(resolveLanguage(...candidates)).toBe(language);
  });
});

describe('textLanguage', () => {
  it.each([
    ['en', 'en'],
    ['ES', 'es'],
    ['pt-BR', 'pt'],
    ['zh-Hant-TW', 'en'],
    ['ptx', 'en'],
    ['', 'en'],
  ])('finds the texts for %s in %s [I18-01]', (tag, language) => {
    expect(textLanguage(tag, ['en', 'es', 'pt'])).toBe(language);
  });
});

describe('localised paths', () => {
  it.each([
    ['/fr/platform/marketplace', 'fr', '/platform/marketplace'],
    ['/vi', 'vi', '/'],
    ['/es?x=1', 'es', '/?x=1'],
    ['/pt/routes', 'pt', '/routes'],
    ['/EN/routes#a', 'en', '/routes#a'],
    ['/platform', null, '/platform'],
    ['/french/x', null, '/french/x'],
    ['/ru/x', null, '/ru/x'],
    ['/', null, '/'],
  ])('takes the code off %s [I18-07]', (path, language, rest) => {
    expect(splitPath(path)).toEqual({ language, path: rest });
  });

  it.each([
    ['/routes', 'fr', '/fr/routes'],
    ['/routes?x=1', 'es-MX', '/es/routes?x=1'],
    ['/', 'vi', '/vi/'],
    ['/routes', 'en', '/routes'],
    ['/es/routes', 'pt', '/routes'],
    ['/es/routes', 'fr', '/fr/routes'],
    ['/routes', 'ru', '/routes'],
  ])('writes %s for %s as %s [I18-07]', (path, language, localised) => {
    expect(localisedPath(path, language)).toBe(localised);
  });
});
