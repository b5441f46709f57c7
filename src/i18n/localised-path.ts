/** Languages whose pages have the path prefix `/{code}/…`. English and Portuguese pages have no prefix. [I18-07] */
const PREFIXED: ReadonlySet<string> = new Set(['fr', 'es', 'vi']);
/** Prefixes that `splitPath` accepts, even those that `localisedPath` never writes. */
const ACCEPTED: ReadonlySet<string> = new Set([...PREFIXED, 'pt', 'en']);

/** Splits the language code off an incoming path: `/fr/platform` → `fr`, `/platform`. Query and hash stay in the path. [I18-07] */
export function splitPath(path: string): { readonly language: string | null; readonly path: string } {
  const match = /^\/([a-z]{2})(?=[/?#]|$)(.*)$/is.exec(path);
  const language = match?.[1]?.toLowerCase();
  if (!language || !ACCEPTED.has(language)) return { language: null, path };
  const rest = match?.[2] ?? '';
  return { language, path: rest.startsWith('/') ? rest : `/${rest}` };
}

/** Returns the path of a page in a language and replaces an existing prefix. [I18-07] */
export function localisedPath(path: string, language: string): string {
  const bare = splitPath(path).path;
  const code = language.toLowerCase().split('-')[0] ?? '';
  return PREFIXED.has(code) ? `/${code}${bare}` : bare;
}
