export const ENGLISH = 'en';

/** What is left of a tag as Intl takes it (`pt_br` → `pt-BR`); null for one that it refuses. */
function canonical(tag: string | null | undefined): string | null {
  try {
    return Intl.getCanonicalLocales(tag?.trim().replaceAll('_', '-') || [])[0] ?? null;
  } catch {
    return null;
  }
}

/**
 * The first of the candidates that is a language, else English: the nearest `lang`, then the configuration, then those of
 * the browser. Always a tag that Intl accepts; one that it refuses, or an empty `lang`, is passed over.
 */
export function resolveLanguage(...candidates: readonly (string | null | undefined)[]): string {
  for (const candidate of candidates) {
    const tag = canonical(candidate);
    if (tag) return tag;
  }
  return ENGLISH;
}

/**
 * The language whose texts stand for a tag: itself, else its parent (`pt-BR` → `pt`), else English.
 * Nothing is ever asked for a language that does not exist. [I18-01]
 */
export function textLanguage(tag: string, languages: readonly string[]): string {
  for (let name = tag.toLowerCase(); name; name = name.slice(0, Math.max(0, name.lastIndexOf('-')))) {
    if (languages.includes(name)) return name;
  }
  return ENGLISH;
}
