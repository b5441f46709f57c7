/** Page-wide options on the loader's own script tag. */
export interface ScriptOptions {
  readonly api?: string;
  readonly locale?: string;
  readonly localisedPaths?: string;
  readonly token?: string;
}

/**
 * Finds the loader's own script tag. A module has no `document.currentScript`, so the function compares addresses and, after a
 * redirect, falls back to the module script with `data-api`. It does not read `page.scripts`, because a form of that name would
 * shadow the collection, and an input in the form could pose as the tag.
 * @param url the loader's own address
 */
export const scriptTag = (page: Document, url: string): HTMLScriptElement | null =>
  [...page.querySelectorAll('script')].find(({ src }) => src === url) ??
  page.querySelector('script[type=module][data-api]');

/** Reads `data-api`, `data-locale`, `data-localised-paths`, `data-token` and `data-services`, which says that no token is needed. */
export function scriptOptions(tag: HTMLScriptElement | null): ScriptOptions {
  const said = tag?.dataset ?? {};
  return {
    api: said['api'],
    locale: said['locale'],
    localisedPaths: said['localisedPaths'],
    token: said['services'] === 'public' ? '' : said['token'],
  };
}
