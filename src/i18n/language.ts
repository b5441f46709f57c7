export const ENGLISH = 'en';

/** Normalises a language tag for Intl (`pt_br` → `pt-BR`); undefined for a tag that Intl rejects. */
export function languageTag(tag: string | null | undefined): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag?.trim().replaceAll('_', '-') || [])[0];
  } catch {
    return undefined;
  }
}

/**
 * Returns the first valid language tag among the candidates, else English. Callers pass the nearest `lang`, then the
 * configuration, then the browser's languages. The result is always a tag that Intl accepts; invalid and empty tags are skipped.
 */
export function resolveLanguage(...candidates: readonly (string | null | undefined)[]): string {
  for (const candidate of candidates) {
    const tag = languageTag(candidate);
    if (tag) return tag;
  }
  return ENGLISH;
}

/**
 * Returns the language whose texts serve a tag, without its region and script (`pt-BR` → `pt`), else English. The result always
 * has a locale file, so that no request for a missing language goes out. [I18-01]
 */
export const textLanguage = (tag: string, languages: readonly string[]): string =>
  languages.find((language) => language === tag.toLowerCase().split('-')[0]) ?? ENGLISH;

/** Returns whether two tags name one language of one region, which a bare language has too: `en` is that of `en-US`, not of `en-GB`. */
export const isSameLanguage = (one: string, other: string): boolean =>
  one === other || new Intl.Locale(one).maximize().toString() === new Intl.Locale(other).maximize().toString();
