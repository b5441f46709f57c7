/** Caches constructed sheets for each document, because a sheet belongs to one document. All elements of a document share them. */
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

function sheetOf(page: Document, Sheet: typeof CSSStyleSheet, css: string): CSSStyleSheet {
  const known = sheets.get(page) ?? new Map<string, CSSStyleSheet>();
  sheets.set(page, known);
  let sheet = known.get(css);
  if (!sheet) {
    sheet = new Sheet();
    sheet.replaceSync(css);
    known.set(css, sheet);
  }
  return sheet;
}

const canAdopt = (root: ShadowRoot): typeof CSSStyleSheet | null => {
  const Sheet = root.ownerDocument.defaultView?.CSSStyleSheet;
  return Sheet && 'replaceSync' in Sheet.prototype && 'adoptedStyleSheets' in root ? Sheet : null;
};

/** Adds a `<style>` with the page's nonce, as the fallback where sheets cannot be constructed (no window, an old engine). */
function addStyle(root: ShadowRoot, css: readonly string[]): void {
  const page = root.ownerDocument;
  const nonce = [...page.scripts].find((script) => script.nonce)?.nonce;
  const style = page.createElement('style');
  if (nonce) style.nonce = nonce;
  style.dataset['waybill'] = '';
  style.textContent = css.join('\n');
  const before = [...root.querySelectorAll('style[data-waybill]')].at(-1);
  if (before) before.after(style);
  else root.prepend(style);
}

/** Sheets that lazily loaded parts of a view added, for each shadow root. */
const late = new WeakMap<ShadowRoot, Set<string>>();

/**
 * Applies the style sheets to a shadow root. Adopted sheets pass any `style-src` policy, and the document keeps one sheet for
 * each text. Call the function again after adoption into another document, because adoption drops the sheets.
 */
export function applySheets(root: ShadowRoot, css: readonly string[]): void {
  const Sheet = canAdopt(root);
  const all = [...css, ...(late.get(root) ?? [])];
  if (Sheet) root.adoptedStyleSheets = all.map((text) => sheetOf(root.ownerDocument, Sheet, text));
  else if (!root.querySelector('style[data-waybill]')) addStyle(root, all);
}

/** Adds the sheets of a lazily loaded part of the view, each once. */
export function addSheets(root: ShadowRoot, css: readonly string[]): void {
  const known = late.get(root) ?? new Set();
  const fresh = css.filter((text) => !known.has(text));
  if (fresh.length === 0) return;
  late.set(root, new Set([...known, ...fresh]));
  const Sheet = canAdopt(root);
  if (Sheet) root.adoptedStyleSheets.push(...fresh.map((text) => sheetOf(root.ownerDocument, Sheet, text)));
  else addStyle(root, fresh);
}

/**
 * Applies the sheets for the element's slotted children to the document, or to the shadow root around the element, because a
 * sheet of the element's own shadow root reaches only the first level of a slot. Where sheets cannot be constructed, the children
 * keep the page's styles.
 */
export function applyPageSheets(host: Element, css: readonly string[]): void {
  const page = host.ownerDocument;
  const around = host.getRootNode() as Document | ShadowRoot;
  const Sheet = page.defaultView?.CSSStyleSheet;
  if (!Sheet || !('replaceSync' in Sheet.prototype) || !('adoptedStyleSheets' in around)) return;
  for (const text of css) {
    const sheet = sheetOf(page, Sheet, text);
    if (!around.adoptedStyleSheets.includes(sheet)) around.adoptedStyleSheets.push(sheet);
  }
}
