/// <reference types="vite/client" />

type Locale = Readonly<Record<string, Readonly<Record<string, string>>>>;

const LOCALES = import.meta.glob<Locale>('/locales/*.json', { eager: true, import: 'default' });

export const LANGUAGES = ['en', 'es', 'fr', 'pt', 'vi', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

const localeOf = (language: Language): Locale => LOCALES[`/locales/${language}.json`] ?? {};
const squeezed = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Turns a text into a pattern in which each placeholder matches anything. */
const patternOf = (text: string): RegExp => {
  const parts = squeezed(text).split(/\{\{\w+\}\}/);
  return new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')}$`, 'u');
};

/** Returns patterns for the text `surface.key` in a language, with its plural forms. */
export function wordOf(language: Language, key: string): readonly RegExp[] {
  const [surface = '', name = ''] = key.split('.');
  const texts = Object.entries(localeOf(language)[surface] ?? {});
  const found = texts.filter(([each]) => each === name || each.startsWith(`${name}_`)).map(([, text]) => text);
  if (found.length === 0) throw new Error(`there is no text ${key} in ${language}`);
  return found.map(patternOf);
}

const patterns = new Map<Language, readonly RegExp[]>();
const known = new Map<string, boolean>();

/** Tells whether a text is one of the page's own in that language, or has no words. */
export function isOurs(language: Language, said: string): boolean {
  const text = squeezed(said);
  if (!/\p{L}{2}/u.test(text)) return true;
  const key = `${language} ${text}`;
  const cached = known.get(key);
  if (cached !== undefined) return cached;
  const own =
    patterns.get(language) ??
    Object.values(localeOf(language))
      .flatMap((surface) => Object.values(surface))
      // A text that is only a placeholder would match everything.
      .filter((each) => /\p{L}{2}/u.test(each.replace(/\{\{\w+\}\}/g, '')))
      .map(patternOf);
  patterns.set(language, own);
  const isOwn = own.some((pattern) => pattern.test(text));
  known.set(key, isOwn);
  return isOwn;
}
