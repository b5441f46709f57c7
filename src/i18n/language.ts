export const ENGLISH = 'en';

/** Normalises a language tag for Intl (`pt_br` → `pt-BR`); null for a tag that Intl rejects. */
function canonical(tag: string | null | undefined): string | null {
  try {
    return Intl.getCanonicalLocales(tag?.trim().replaceAll('_', '-') || [])[0] ?? null;
  } catch {
    return null;
  }
}

/**
 * Returns the first valid language tag among the candidates, else English. Callers pass the nearest `lang`, then the
 * configuration, then the browser's languages. The result is always a tag that Intl accepts; invalid and empty tags are skipped.
 */
export function resolveLanguage(...candidates: readonly (string | null | undefined)[]): string {
  for (const candidate of candidates) {
    const tag = canonical(candidate);
    if (tag) return tag;
  }
  return ENGLISH;
}

/**
 * Returns the language whose texts serve a tag: the tag itself, else its parent (`pt-BR` → `pt`), else English. The result always
 * has a locale file, so that no request for a missing language goes out. [I18-01]
 */
export function textLanguage(tag: string, languages: readonly string[]): string {
  for (let name = tag.toLowerCase(); name; name = name.slice(0, Math.max(0, name.lastIndexOf('-')))) {
    if (languages.includes(name)) return name;
  }
  return ENGLISH;
}
