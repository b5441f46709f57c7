import { localisedPath, splitPath } from '../../../src/domain/routes/localised-path';
import { languageOf, type Language } from '../texts/language';
import { withLang } from '../texts/site-address';

interface Addressed {
  /** Path without the language. */
  readonly path: string;
  /** Language that the address names; null leaves the page its own. */
  readonly language: Language | null;
  /** True if `?lang=` names the language. */
  readonly isByQuery: boolean;
  /** True if the path has the prefix of a language whose pages have none. */
  readonly isMoved: boolean;
}

/**
 * Reads the language of a page's address: a prefix, else `?lang=`.
 * @param path of the request
 * @param query value of `?lang=`
 */
export function addressLanguage(path: string, query: string | undefined): Addressed {
  const ru = /^\/ru(?=\/|$)/.exec(path);
  const split = ru ? { language: 'ru', path: path.slice(3) || '/' } : splitPath(path);
  const prefix = languageOf(split.language);
  const asked = languageOf(query);
  return {
    // Two slashes would be the address of another host.
    path: split.path.replace(/^\/+/, '/'),
    language: prefix ?? asked,
    isByQuery: prefix === null && asked !== null,
    isMoved: prefix !== null && localisedPath('/', prefix) === '/',
  };
}

/** Addresses whose pages have one language, their own; pages in another one link to them with its prefix. */
const OF_ONE_LANGUAGE = /^\/(?:docs|hosts)(?:\/|$)/;

/** Returns whether an address puts the prefix of a language before a page that has none. */
export const isOfOneLanguage = ({ path, language, isByQuery }: Addressed): boolean =>
  language !== null && !isByQuery && OF_ONE_LANGUAGE.test(path);

/** Writes the site's own links in the language of the page, in the way in which its address names it. */
export function withLanguage(page: string, { language, isByQuery }: Addressed): string {
  if (!language) return page;
  return page.replace(
    /(<(?:a|waybill-mini-cart)\b[^>]*? href=")(\/(?!\/)[^"]*)"/g,
    (_, before: string, to: string) =>
      `${before}${isByQuery ? withLang(to.replaceAll('&amp;', '&'), language) : localisedPath(to, language)}"`,
  );
}
