/** Languages whose pages have the path prefix `/{code}/…`. Pages in other languages have no prefix. [I18-07] */
const PREFIXED: ReadonlySet<string> = new Set(['fr', 'es', 'vi']);
/** Prefixes that are read as a language, even those that are never written. */
const ACCEPTED: ReadonlySet<string> = new Set([...PREFIXED, 'pt', 'en']);

/** Splits the language code off a path: `/fr/platform` → `fr`, `/platform`. Query and hash stay in the path. [I18-07] */
export function splitPath(path: string): { readonly language: string | null; readonly path: string } {
  const match = /^\/([a-z]{2})(?=[/?#]|$)(.*)$/is.exec(path);
  const language = match?.[1]?.toLowerCase();
  if (!language || !ACCEPTED.has(language)) return { language: null, path };
  const rest = match?.[2] ?? '';
  return { language, path: rest.startsWith('/') ? rest : `/${rest}` };
}

/**
 * Returns the language whose prefix the links and redirects of a page have; null if they have none.
 * @param path of the page's own address
 * @param language of the page, such as `es-MX`
 * @param isDeclared what the site says of its paths: true, they have a prefix; false, none of our links gets one; undefined, as the
 * page's own address has it
 */
export function pathLanguage(path: string, language: string, isDeclared: boolean | undefined): string | null {
  if (isDeclared === false) return null;
  const own = splitPath(path).language;
  const code = own ?? (isDeclared ? language.toLowerCase().split('-')[0] : null);
  return code && PREFIXED.has(code) ? code : null;
}

/**
 * Writes the address of a link or a redirect for pages in a language: the one place where a prefix is added. An address that is
 * absolute, relative to the page, or names a language already stays as it is. [I18-07, docs/decisions/0084]
 * @param language a language code such as `es` or `es-MX`; null for pages without a prefix
 */
export function localisedPath(address: string, language: string | null): string {
  const code = language?.toLowerCase().split('-')[0] ?? '';
  const isOfSite = /^\/(?![/\\])/.test(address);
  return isOfSite && PREFIXED.has(code) && splitPath(address).language === null ? `/${code}${address}` : address;
}

const bare = (path: string): string => splitPath(path).path.replace(/(?<=.)\/+$/, '');

/** Compares two paths: the same page in two languages is one page, and a slash at the end tells nothing. */
export const isSamePath = (one: string, other: string): boolean => bare(one) === bare(other);
