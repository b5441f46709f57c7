import type { Context } from 'hono';
import { resolveLanguage, textLanguage } from '../../../src/i18n/language';

export const LANGUAGES = ['en', 'es', 'fr', 'pt', 'vi', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What the reader of documents calls them. */
export const NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  pt: 'Português',
  vi: 'Tiếng Việt',
  ru: 'Русский',
};

/** The one of ours that stands for a tag; null where none does. */
export function languageOf(tag: unknown): Language | null {
  if (typeof tag !== 'string' || tag.length > 35) return null;
  const resolved = textLanguage(resolveLanguage(tag), LANGUAGES);
  const isMeant = resolved !== 'en' || /^en\b/i.test(tag.trim());
  return LANGUAGES.find((one) => isMeant && one === resolved) ?? null;
}

/** The first of those that `Accept-Language` prefers which is ours, else English. [API-04] */
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

/** The caller's. */
export const languageFor = (c: Context): Language => preferredLanguage(c.req.header('Accept-Language'));
