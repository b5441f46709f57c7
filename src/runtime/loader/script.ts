/** What the loader's own script tag says. */
export interface ScriptOptions {
  readonly api?: string;
  readonly locale?: string;
}

/**
 * Reads `data-api` and `data-locale` off the tag. A module has no `document.currentScript`, so the tag is found by its
 * address, and where that was redirected, by being the module with an API.
 * @param url the loader's own address
 */
export function scriptOptions(page: Document, url: string): ScriptOptions {
  const tag =
    [...page.scripts].find(({ src }) => src === url) ??
    page.querySelector<HTMLScriptElement>('script[type="module"][data-api]');
  return { api: tag?.dataset['api'], locale: tag?.dataset['locale'] };
}
