import { describe, expect, it } from 'vitest';
import { resolveLanguage, textLanguage } from '../../src/i18n/language';

describe('resolveLanguage', () => {
  it.each([
    ['the nearest lang attribute', ['pt-br', 'es', 'vi'], 'pt-BR'],
    ['the configured language if no attribute is set', [null, 'es', 'vi'], 'es'],
    ['the browser’s language if none is configured', ['', undefined, '', 'vi-VN', 'en'], 'vi-VN'],
    ['the next candidate if Intl rejects one', ['not a tag', null, '*', 'fr_CA'], 'fr-CA'],
    ['English if there is no candidate', [null, undefined], 'en'],
  ])('prefers %s', (_name, candidates, language) => {
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
  ])('resolves the tag %s to the texts of %s [I18-01]', (tag, language) => {
    expect(textLanguage(tag, ['en', 'es', 'pt'])).toBe(language);
  });
});
