/** What the loader's own script tag says. */
export interface ScriptOptions {
  readonly api?: string;
  readonly locale?: string;
}

/**
 * The loader's own tag. A module has no `document.currentScript`, so the tag is found by its address, and where that was
 * redirected, by being the module with an API.
 * @param url the loader's own address
 */
export const scriptTag = (page: Document, url: string): HTMLScriptElement | null =>
  [...page.scripts].find(({ src }) => src === url) ?? page.querySelector('script[type="module"][data-api]');

/** What `data-api` and `data-locale` say. */
export const scriptOptions = (tag: HTMLScriptElement | null): ScriptOptions => ({
  api: tag?.dataset['api'],
  locale: tag?.dataset['locale'],
});
