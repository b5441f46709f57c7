/** Page-wide options on the loader's own script tag. */
export interface ScriptOptions {
  readonly api?: string;
  readonly locale?: string;
  readonly token?: string;
  /** All `data-` attributes of the tag. The runtime reads from them what the loader does not need. */
  readonly script?: DOMStringMap;
}

/** What to do where a widget failed to load. */
export const ADVICE = '?waybill-doctor says why';

/**
 * The same where this code runs from another file than its own, and the page has not named the folder of its files: the doctor's file
 * stands beside the others, so it would not be found either.
 */
export const ADVICE_MOVED = 'combined? exclude waybill.js, or say data-base';

/**
 * Returns the address of the file that this code runs from, as the browser notes it in an error: a module has no
 * `document.currentScript`, and a classic script has no `import.meta`. Undefined if an optimiser has moved the code elsewhere.
 */
export const runsFrom = (): string | undefined => /\w+:\S+waybill\.js[^\s:]*/.exec(new Error().stack as string)?.[0];

/**
 * Finds the loader's own script tag: the first one that has its file or `data-api`, which stays where a redirect or an optimiser
 * takes another file. It reads neither `page.scripts` nor `page.currentScript`, because an element of that name would shadow them
 * and could pose as the tag.
 */
export const scriptTag = (page: Document): HTMLScriptElement | null =>
  page.querySelector('script[src*="/waybill.js"],script[data-api]');

/**
 * Returns the address that the loader's files stand beside: what `data-base` says, else the loader's own, which after a redirect is
 * not what its tag says, else the tag's.
 */
export const baseOf = (tag: HTMLScriptElement | null, url: string | undefined): string =>
  new URL(`${tag?.dataset['base'] ?? url ?? tag?.src}`, location.href).href;

/** Reads the options of the tag. `data-services` says that no token is needed. */
export function scriptOptions(tag: HTMLScriptElement | null): ScriptOptions {
  const said = tag?.dataset ?? {};
  return {
    api: said['api'],
    locale: said['locale'],
    token: said['services'] === 'public' ? '' : said['token'],
    script: said,
  };
}
