import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readLocales } from '../../tools/locales.mjs';
import { allTexts, widgetTexts } from './all-texts';
import { ROOT } from './files';

interface Rules {
  readonly variety: string;
  readonly register: string;
  /** The mark that opens a quotation, and the one that closes it. */
  readonly quotes: readonly [string, string];
  /** The English word of a thing, and its word in this language. */
  readonly terms: Readonly<Record<string, string>>;
  /** Words or their stems that the texts have to use, so that the glossary cannot be forgotten. */
  readonly used: readonly string[];
  /** Patterns of whole words that no text may use, and what to write instead. */
  readonly forbidden: Readonly<Record<string, string>>;
}
interface Glossary {
  readonly languages: Readonly<Record<string, Rules>>;
  /** English texts that mean several things, with the languages that say them in several ways. */
  readonly several: Readonly<Record<string, { readonly why: string; readonly in: readonly string[] }>>;
  /** English texts of the backend whose translation uses a forbidden word in another sense. */
  readonly senses: readonly {
    readonly in: string;
    readonly word: string;
    readonly why: string;
    readonly texts: readonly string[];
  }[];
}

const glossary: Glossary = JSON.parse(readFileSync(join(ROOT, 'locales/glossary.json'), 'utf8'));
const LANGUAGES = Object.keys(glossary.languages);
const others = LANGUAGES.filter((language) => language !== 'en');

/** Returns the texts in which a pattern stands as whole words. */
const having = (language: string, pattern: string): string[] => {
  const words = new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu');
  return allTexts(language)
    .filter(([, text]) => words.test(text.replaceAll(/\{\{.*?\}\}/g, '0')))
    .map(([key, text]) => `${key}: ${text}`);
};

/** Tells whether a text has no quotation marks but these, each opened before it is closed; an apostrophe is a right one. */
function isQuotedWith([opening, closing]: readonly string[], text: string): boolean {
  const marks = text.replaceAll(/\{\{.*?\}\}|<[^>]*>/g, '').match(/["'“”„«»‹›‘]/g) ?? [];
  return marks.every((mark, at) => mark === (at % 2 === 0 ? opening : closing)) && marks.length % 2 === 0;
}

/** Returns a key without the ending of its plural form. */
const plain = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '');

describe('the glossary', () => {
  it('is of the languages that there are texts in', () => {
    expect(LANGUAGES.toSorted()).toEqual([...readLocales().keys()].toSorted());
  });

  it.each(LANGUAGES)('names for %s its variety, its register and the same concepts', (language) => {
    const rules = glossary.languages[language];
    expect(rules?.variety).not.toBe('');
    expect(rules?.register).not.toBe('');
    expect(Object.keys(rules?.terms ?? {})).toEqual(expect.arrayContaining(['package', 'plan', 'add-on', 'quote']));
  });

  it.each(LANGUAGES)('has no word for %s that no text uses', (language) => {
    const said = allTexts(language)
      .map(([, text]) => text.toLowerCase())
      .join('\n');
    expect(glossary.languages[language]?.used.filter((word) => !said.includes(word))).toEqual([]);
  });
});

describe('the texts', () => {
  it.each(
    LANGUAGES.flatMap((language) =>
      Object.keys(glossary.languages[language]?.forbidden ?? {}).map((word) => [language, word]),
    ),
  )('in %s do not say “%s”', (language, word) => {
    const excused = glossary.senses.find((sense) => sense.in === language && sense.word === word)?.texts ?? [];
    const found = having(language, word);
    // A text that is excused and does not say the word any longer leaves the glossary.
    expect(found.map((text) => excused.find((one) => text.startsWith(`${one}: `)) ?? text).toSorted()).toEqual(
      excused.toSorted(),
    );
  });

  it('in French have a narrow no-break space before ; : ! ? and within « »', () => {
    const wrong = allTexts('fr').filter(([, text]) => /(?<!\u202F)[;:!?](?=\s|$)|«(?!\u202F)|(?<!\u202F)»/.test(text));
    expect(wrong).toEqual([]);
  });

  it.each(LANGUAGES)('in %s quote with the marks of the language, in pairs', (language) => {
    const marks = glossary.languages[language]?.quotes ?? [];
    expect(marks).toHaveLength(2);
    expect(allTexts(language).filter(([, text]) => !isQuotedWith(marks, text))).toEqual([]);
  });

  it.each([
    ['Say "yes"', false],
    ['Say ‘yes’', false],
    ["Don't", false],
    ['Say «yes»', false],
    ['Say “yes', false],
    ['Say ”yes“', false],
    ['Say “yes” or “no”, and don’t wait', true],
    ['<a href="/plans">Plans</a>', true],
  ])('are known to be quoted well, or not, as in %s: %s', (text, isRight) => {
    expect(isQuotedWith(['“', '”'], text)).toBe(isRight);
  });

  it('in Russian end no sentence with a day, which ends with a stop of its own', () => {
    // The server's `sayIn` leaves the second stop out.
    expect(widgetTexts('ru').filter(([, text]) => /\{\{date\}\}\./.test(text))).toEqual([]);
  });

  it.each(others)('say in %s by one text what English says by one, or the glossary tells why not', (language) => {
    const mine = new Map(widgetTexts(language));
    const ways = new Map<string, Map<string, string>>();
    for (const [key, text] of widgetTexts('en')) {
      const said = mine.get(key)?.toLowerCase();
      if (said === undefined) continue;
      const known = ways.get(text) ?? new Map<string, string>();
      ways.set(text, known.set(key, said));
    }
    const several = [...ways].flatMap(([text, said]) => {
      const things = new Set(Array.from(said.keys(), plain));
      return things.size > 1 && new Set(said.values()).size > 1 ? [text] : [];
    });
    const told = Object.entries(glossary.several).flatMap(([text, note]) => (note.in.includes(language) ? [text] : []));
    expect(several.toSorted()).toEqual(told.toSorted());
  });
});
