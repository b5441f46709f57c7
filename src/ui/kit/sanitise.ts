import { ATTRIBUTES, moveAll, textOf, tidy } from './safe-nodes';

type Parse = (html: string) => DocumentFragment | Element | null;

interface Sanitising extends Element {
  setHTML?(html: string, options: { readonly sanitizer: object }): void;
}

let purifier: Parse | null = null;

/** Wraps the browser's native sanitiser. It parses into an inert document, in which nothing loads or runs. */
function native(page: Document): Parse | null {
  const { body }: { body: Sanitising } = page.implementation.createHTMLDocument();
  if (typeof body.setHTML !== 'function') return null;
  return (html) => {
    // The sanitiser keeps all safe elements; `tidy` unwraps the disallowed ones and keeps their text. Attributes need an explicit
    // allowlist, because Chromium 156 crashes when its default removes `onstart`, `onfinish` or `ondevicemotion`.
    body.setHTML?.(html, { sanitizer: { attributes: [...ATTRIBUTES] } });
    return body;
  };
}

/**
 * Preloads the sanitiser before any HTML arrives. Resolves at once where the browser has a native one.
 * @returns a promise that never rejects: without a sanitiser, HTML is shown as text
 */
export async function prepareSafeHtml(page: Document): Promise<void> {
  if (!purifier && !native(page)) purifier = await import('./purify').then(({ purify }) => purify).catch(() => null);
}

/** Renders the sanitised HTML. When the sanitiser leaves nothing, renders the plain text as fallback, so that the box is never blank. */
function put(box: Element, html: string, parse: Parse | null): void {
  const parsed = parse?.(html);
  if (parsed) tidy(parsed, box.ownerDocument.baseURI);
  if (!parsed?.textContent?.trim()) return void (box.textContent = textOf(html) || html.trim());
  box.replaceChildren();
  moveAll(parsed, (child) => box.append(child));
}

/**
 * Renders HTML from the server safely: through the browser's `setHTML`, else through lazily loaded DOMPurify. Until DOMPurify has
 * loaded, and where neither works, renders plain text.
 * @returns a function that cancels the pending rendering
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
