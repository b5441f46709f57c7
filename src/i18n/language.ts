export const ENGLISH = 'en';

/** What is left of a tag as Intl takes it (`pt_br` → `pt-BR`); null for one that it refuses. */
function canonical(tag: string | null | undefined): string | null {
  try {
    return Intl.getCanonicalLocales(tag?.trim().replaceAll('_', '-') || [])[0] ?? null;
  } catch {
    return null;
  }
}

/** The `lang` that holds for an element, through the hosts of the shadow trees it is in. */
function nearestLang(start: Element | null): string | null {
  for (let element = start; element;) {
    const marked = element.closest('[lang]');
    if (marked) return marked.getAttribute('lang');
    const root = element.getRootNode();
    element = root instanceof ShadowRoot ? root.host : null;
  }
  return null;
}

/**
 * The language of an element: the nearest `lang`, then the configuration, then the browser, then English.
 * Always a tag that Intl accepts; a tag that it refuses is passed over.
 */
export function resolveLanguage(
  element: Element | null,
  from: { readonly configured?: string | null; readonly navigatorLanguages?: readonly string[] } = {},
): string {
  const candidates = [nearestLang(element), from.configured, ...(from.navigatorLanguages ?? [])];
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
