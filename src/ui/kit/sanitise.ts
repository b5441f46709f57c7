import { ATTRIBUTES, moveAll, textOf, tidy } from './safe-nodes';

type Parse = (html: string) => DocumentFragment | Element | null;

interface Sanitising extends Element {
  setHTML?(html: string, options: { readonly sanitizer: object }): void;
}

let purifier: Parse | null = null;

/** The browser's own sanitiser, into a page that is never shown: nothing of it loads or runs there. */
function native(page: Document): Parse | null {
  const { body }: { body: Sanitising } = page.implementation.createHTMLDocument();
  if (typeof body.setHTML !== 'function') return null;
  return (html) => {
    // Every element that is safe, as `tidy` keeps the text of what is not allowed here. Attributes by name: Chromium 156 crashes
    // where it is left to it to take away `onstart`, `onfinish` or `ondevicemotion`.
    body.setHTML?.(html, { sanitizer: { attributes: [...ATTRIBUTES] } });
    return body;
  };
}

/**
 * Has what shows HTML ready before there is some; nothing to wait for where the browser can do it.
 * @returns settles in any case: what can't be loaded is text
 */
export async function prepareSafeHtml(page: Document): Promise<void> {
  if (!purifier && !native(page)) purifier = await import('./purify').then(({ purify }) => purify).catch(() => null);
}

/** Never blank where there was something: what the sanitiser leaves nothing of is shown as text. */
function put(box: Element, html: string, parse: Parse | null): void {
  const parsed = parse?.(html);
  if (parsed) tidy(parsed, box.ownerDocument.baseURI);
  if (!parsed?.textContent?.trim()) return void (box.textContent = textOf(html) || html.trim());
  box.replaceChildren();
  moveAll(parsed, (child) => box.append(child));
}

/**
 * Shows HTML from the server: by the browser's `setHTML`, else by DOMPurify, which is loaded for it; as text until then, and
 * where neither can.
 * @returns ends it
 */
export function fillSafely(box: Element, html: string): () => void {
  const page = box.ownerDocument;
  const ready = native(page) ?? purifier;
  put(box, html, ready);
  if (ready) return () => undefined;
  let isLeft = false;
  void prepareSafeHtml(page).then(() => isLeft || put(box, html, purifier));
  return () => void (isLeft = true);
}
