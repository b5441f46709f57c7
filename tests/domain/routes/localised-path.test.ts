import { describe, expect, it } from 'vitest';
import { isSamePath, localisedPath, pathLanguage, splitPath } from '../../../src/domain/routes/localised-path';

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
    ['/routes?x=1#y', 'es-MX', '/es/routes?x=1#y'],
    ['/', 'vi', '/vi/'],
    ['/routes', 'en', '/routes'],
    ['/routes', 'pt', '/routes'],
    ['/routes', 'ru', '/routes'],
    ['/routes', null, '/routes'],
    // Names a language already.
    ['/es/routes', 'fr', '/es/routes'],
    ['/en/routes', 'fr', '/en/routes'],
    // Absolute, or relative to the page.
    ['https://shop.example/routes', 'fr', 'https://shop.example/routes'],
    ['//shop.example/routes', 'fr', '//shop.example/routes'],
    ['routes', 'fr', 'routes'],
    ['#cart', 'fr', '#cart'],
    ['', 'fr', ''],
  ])('writes %s for %s as %s [I18-07]', (path, language, localised) => {
    expect(localisedPath(path, language)).toBe(localised);
    expect(localisedPath(localised, language)).toBe(localised);
  });

  it.each([
    ['/fr/pricing', 'en', undefined, 'fr'],
    ['/fr/pricing', 'fr', true, 'fr'],
    ['/fr/pricing', 'fr', false, null],
    ['/pricing', 'fr', undefined, null],
    ['/pricing', 'fr-CA', true, 'fr'],
    ['/pricing', 'pt-BR', true, null],
    ['/pricing', 'ru', true, null],
    ['/pt/pricing', 'pt', undefined, null],
    ['/en/pricing', 'fr', true, null],
    ['/', 'vi', undefined, null],
  ])('have at %s in %s, declared %s, the prefix %s [I18-07]', (path, language, isDeclared, code) => {
    expect(pathLanguage(path, language, isDeclared)).toBe(code);
  });

  it.each([
    ['/fr/account/manage-features', '/account/manage-features', true],
    ['/fr/account', '/es/account/', true],
    ['/pt/account', '/account', true],
    ['/vi', '/', true],
    ['/account', '/accounts', false],
    ['/ru/account', '/account', false],
  ])('are one page at %s and %s: %s [I18-07, UPG-18]', (one, other, isSame) => {
    expect(isSamePath(one, other)).toBe(isSame);
  });
});
