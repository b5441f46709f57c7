// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { resolveLanguage, textLanguage } from '../../src/i18n/language';
import { localisedPath, splitPath } from '../../src/i18n/localised-path';

function page(html: string): Element {
  document.documentElement.removeAttribute('lang');
  document.body.innerHTML = html;
  return document.querySelector('[data-here]') as Element;
}

describe('resolveLanguage', () => {
  it('takes the nearest lang, before configuration and browser', () => {
    const element = page('<div lang="fr"><section lang="pt-br"><p><b data-here></b></p></section></div>');
    expect(resolveLanguage(element, { configured: 'es', navigatorLanguages: ['vi'] })).toBe('pt-BR');
  });

  it('looks through the hosts of shadow trees', () => {
    const host = page('<div lang="vi"><span data-here></span></div>');
    const inner = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('span'));
    const deep = inner.attachShadow({ mode: 'open' }).appendChild(document.createElement('b'));
    expect(resolveLanguage(deep)).toBe('vi');
  });

  it.each([
    ['the configuration', { configured: 'es', navigatorLanguages: ['vi'] }, 'es'],
    ['the browser', { configured: null, navigatorLanguages: ['', 'vi-VN', 'en'] }, 'vi-VN'],
    ['English', {}, 'en'],
    ['the next where Intl refuses one', { configured: 'not a tag', navigatorLanguages: ['*', 'fr_CA'] }, 'fr-CA'],
  ])('takes %s without a lang', (_name, from, language) => {
    expect(resolveLanguage(page('<p><b data-here></b></p>'), from)).toBe(language);
    expect(resolveLanguage(null, from)).toBe(language);
  });

  it('passes over an empty lang, which means unknown', () => {
    expect(resolveLanguage(page('<p lang=""><b data-here></b></p>'), { configured: 'es' })).toBe('es');
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
