import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readLocales } from '../../tools/locales.mjs';

const ROOT = join(import.meta.dirname, '../..');
const LANGUAGES = ['en', 'es', 'fr', 'pt', 'ru', 'vi'];
const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** Up to this many words a text may equal the English one, as short words rightly do. */
const SAME_WORDS = 3;

const locales = readLocales();
const flat = (language: string): Map<string, string> =>
  new Map(
    Object.entries(locales.get(language) ?? {}).flatMap(([surface, texts]) =>
      Object.entries(texts).map(([key, text]): [string, string] => [`${surface}.${key}`, text]),
    ),
  );
const english = flat('en');
const others = LANGUAGES.filter((language) => language !== 'en');

const suffix = new RegExp(`_(${CATEGORIES.join('|')})$`);
/** Keys with plural forms in English: `cart.count` for `cart.count_one` and `cart.count_other`. */
const counted = new Set(
  [...english.keys()].filter((key) => key.endsWith('_other')).map((key) => key.replace(suffix, '')),
);
const isPlural = (key: string): boolean => suffix.test(key) && counted.has(key.replace(suffix, ''));
/** Returns the key as code names it, without a plural suffix. A plural and a plain text may share it, as `cart.included` does. */
const folded = (key: string): string => (isPlural(key) ? key.replace(suffix, '') : key);
const sorted = (keys: Iterable<string>): string[] => [...new Set(keys)].toSorted();
const texts = (keys: Iterable<string>): string[] =>
  sorted(Array.from(keys, (key) => (isPlural(key) ? `${folded(key)} (counted)` : key)));
const placeholders = (text: string): string[] => (text.match(/\{\{.*?\}\}/g) ?? []).toSorted();

describe('the locale files', () => {
  it('are the six languages, with the same surfaces [I18-01]', () => {
    expect([...locales.keys()].toSorted()).toEqual(LANGUAGES);
    for (const locale of locales.values()) {
      expect(Object.keys(locale)).toEqual(Object.keys(locales.get('en') ?? {}));
    }
  });

  it.each(others)('have every text in %s, and no other [I18-01]', (language) => {
    expect(texts(flat(language).keys())).toEqual(texts(english.keys()));
  });

  it.each(LANGUAGES)('have in %s a text for each category of its plurals, and for no other', (language) => {
    const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
    const found = [...counted].map((key) => {
      const has = CATEGORIES.filter((category) => flat(language).has(`${key}_${category}`));
      return [key, has.toSorted()];
    });
    expect(found).toEqual([...counted].map((key) => [key, wanted]));
  });

  it.each(LANGUAGES)('use in %s the placeholders that English uses', (language) => {
    const wrong = [...flat(language)].filter(([key, text]) => {
      const original = english.get(key) ?? english.get(`${folded(key)}_other`) ?? '';
      return placeholders(text).join() !== placeholders(original).join();
    });
    expect(wrong).toEqual([]);
  });

  it.each(others)('leave no English sentence in %s', (language) => {
    const same = [...flat(language)].filter(
      ([key, text]) => text === english.get(key) && text.replaceAll(/\{\{.*?\}\}/g, '').match(/\p{L}+/gu)?.length,
    );
    expect(same.filter(([, text]) => text.split(/\s+/).length > SAME_WORDS)).toEqual([]);
    expect(same.length).toBeLessThan(english.size / 20);
  });

  it.each(LANGUAGES)('have in %s no empty text and no key twice', (language) => {
    expect([...flat(language)].filter(([, text]) => text.trim() === '')).toEqual([]);
    const source = readFileSync(join(ROOT, 'locales', `${language}.json`), 'utf8');
    const lines = source.match(/^ {4}"[^"]+":/gm) ?? [];
    expect(lines).toHaveLength(flat(language).size);
  });

  it.each(LANGUAGES)('write ENABLE and ENABLED in capitals in %s', (language) => {
    for (const key of ['pricing.enable', 'pricing.enabled']) {
      expect(flat(language).get(key)).toMatch(/^[\p{Lu} ]{2,}$/u);
    }
  });

  it('have the required Spanish text [I18-04]', () => {
    expect(flat('es').get('quote.comment_exceeded_max_length')).toBe('Este campo no debe ser mayor de 255 caracteres');
  });

  it.each([
    ['en', ['cart', 'quote']],
    ['pt', ['cart', 'quote']],
  ])('have the quote and the cart panel in %s [I18-02]', (language, surfaces) => {
    for (const surface of surfaces) {
      expect(Object.keys(locales.get(language)?.[surface] ?? {})).not.toEqual([]);
    }
  });

  it('have cart, quote and price labels in Vietnamese [I18-03]', () => {
    const vietnamese = flat('vi');
    for (const key of [
      'cart.title',
      'cart.total',
      'quote.comment_exceeded_max_length',
      'pricing.packages_from_other',
    ]) {
      expect(vietnamese.get(key)).toMatch(/[^ -~]/);
    }
  });
});

/** The widgets that a page shows. The others have nothing to be named on it. */
const widgets = readdirSync(join(ROOT, 'widgets'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['config', 'dialogs'].includes(entry.name))
  .map(({ name }) => name);

describe('the texts in the code', () => {
  const code = ['src', 'widgets']
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(ROOT, file), 'utf8'))
    .join('\n');
  const known = new Set(sorted(Array.from(english.keys(), folded)));
  const surfaces = Object.keys(locales.get('en') ?? {}).join('|');
  const named = new Set(
    Array.from(
      code.matchAll(new RegExp(`(?<!=== |case )['"\`]((?:${surfaces})\\.[a-z_]+)['"\`]`, 'g')),
      (hit) => hit[1] ?? '',
    ),
  );

  // The name of a widget is found by its tag, where an author edits a page.
  for (const widget of widgets) named.add(`editing.${widget.replaceAll('-', '_')}`);

  it('are all in the English file', () => {
    expect([...named].filter((key) => !known.has(key))).toEqual([]);
  });

  it('use every text of the English file', () => {
    expect([...known].filter((key) => !named.has(key))).toEqual([]);
  });
});
