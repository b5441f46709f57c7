import type { Context } from 'hono';
import { resolveLanguage, textLanguage } from '../../../src/i18n/language';

export const LANGUAGES = ['en', 'es', 'fr', 'pt', 'vi', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The native names of the languages. */
export const NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  pt: 'Português',
  vi: 'Tiếng Việt',
  ru: 'Русский',
};

/** Returns the supported language for a language tag, or null. */
export function languageOf(tag: unknown): Language | null {
  if (typeof tag !== 'string' || tag.length > 35) return null;
  const resolved = textLanguage(resolveLanguage(tag), LANGUAGES);
  const isMeant = resolved !== 'en' || /^en\b/i.test(tag.trim());
  return LANGUAGES.find((one) => isMeant && one === resolved) ?? null;
}

/** Returns the supported language that `Accept-Language` prefers, else English. [API-04] */
export function preferredLanguage(header: string | undefined): Language {
  const wanted = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';');
      const q = parameters.map((one) => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1]).find(Boolean);
      return { tag, weight: q === undefined ? 1 : Number(q) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  for (const { tag } of wanted) {
    const language = languageOf(tag);
    if (language) return language;
  }
  return 'en';
}

/** Returns the caller's language. */
export const languageFor = (c: Context): Language => preferredLanguage(c.req.header('Accept-Language'));
