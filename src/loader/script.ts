/** What the loader's own script tag says, for the whole page. */
export interface ScriptOptions {
  readonly api?: string;
  readonly locale?: string;
}

/**
 * The loader's own tag. A module has no `document.currentScript`, so the tag is found by its address, and where that was
 * redirected, by being the module with an API. The tags are not read off `page.scripts`: a form of that name would take its
 * place, and an input in it could speak for the tag.
 * @param url the loader's own address
 */
export const scriptTag = (page: Document, url: string): HTMLScriptElement | null =>
  [...page.querySelectorAll('script')].find(({ src }) => src === url) ??
  page.querySelector('script[type="module"][data-api]');

/** What its `data-api` and `data-locale` say. */
export const scriptOptions = (tag: HTMLScriptElement | null): ScriptOptions => ({
  api: tag?.dataset['api'],
  locale: tag?.dataset['locale'],
});
