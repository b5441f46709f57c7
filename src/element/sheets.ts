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

/** Where sheets can't be constructed (a document without a window, an old engine): a `<style>` with the page's nonce. */
function addStyles(root: ShadowRoot, css: readonly string[]): void {
  if (root.querySelector('style[data-waybill]')) return;
  const page = root.ownerDocument;
  const nonce = [...page.scripts].find((script) => script.nonce)?.nonce;
  const style = page.createElement('style');
  if (nonce) style.nonce = nonce;
  style.dataset['waybill'] = '';
  style.textContent = css.join('\n');
  root.prepend(style);
}

/**
 * Gives a shadow root its style sheets: adopted ones, which pass any `style-src`, and of which a page holds one for each
 * text. To be called again after adoption into another document, which drops them.
 */
export function applySheets(root: ShadowRoot, css: readonly string[]): void {
  const page = root.ownerDocument;
  const Sheet = page.defaultView?.CSSStyleSheet;
  if (Sheet && 'replaceSync' in Sheet.prototype && 'adoptedStyleSheets' in root) {
    root.adoptedStyleSheets = css.map((text) => sheetOf(page, Sheet, text));
  } else {
    addStyles(root, css);
  }
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
