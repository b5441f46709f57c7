import { localisedPath } from '../../../src/domain/routes/localised-path';
import type { Language } from './language';

/** Sets `?lang=` in an address of the site, before its hash. */
export function withLang(path: string, language: Language): string {
  const url = new URL(path, 'https://site.example');
  url.searchParams.set('lang', language);
  return url.pathname + url.search + url.hash;
}

/** Returns the address of a page of the demo in a language: with its prefix, or with `?lang=` where it has none. [I18-07] */
export function siteAddress(path: string, language: Language): string {
  const localised = localisedPath(path, language);
  return localised === path && language !== 'en' ? withLang(path, language) : localised;
}
