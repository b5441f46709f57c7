/** A constructed sheet belongs to one document: each has its own copies, and all elements in it share them. */
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

/** Where sheets can't be constructed (a document without a window, an old engine): a `<style>` with the page's nonce. */
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

/** What came with a later part of a view. */
const late = new WeakMap<ShadowRoot, Set<string>>();

/**
 * Gives a shadow root its style sheets: adopted ones, which pass any `style-src`, and of which a page holds one for each
 * text. To be called again after adoption into another document, which drops them.
 */
export function applySheets(root: ShadowRoot, css: readonly string[]): void {
  const Sheet = canAdopt(root);
  const all = [...css, ...(late.get(root) ?? [])];
  if (Sheet) root.adoptedStyleSheets = all.map((text) => sheetOf(root.ownerDocument, Sheet, text));
  else if (!root.querySelector('style[data-waybill]')) addStyle(root, all);
}

/** Adds the sheets of a part of the view that no first paint shows, each once. */
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
 * Gives the document, or the shadow root around an element, the sheets for the element's own children: no sheet of its
 * shadow root reaches further into a slot than its first level. Where sheets can't be constructed the children look as the
 * page has them.
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
