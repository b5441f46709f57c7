/**
 * Allowlist of text formatting elements. None of them loads resources, submits data, covers the page, has page styles, or can be
 * found by id or name.
 */
const ELEMENTS = new Set(
  (
    'a abbr b bdi bdo blockquote br caption cite code dd del dfn div dl dt em h2 h3 h4 h5 h6 hr i ins kbd li mark ol p pre q s ' +
    'samp small span strong sub sup table tbody td tfoot th thead time tr u ul var wbr'
  ).split(' '),
);

/** Elements that `tidy` drops with their content, because it is not readable text. All other disallowed elements are unwrapped. */
const DROPPED = new Set(
  (
    'applet audio canvas embed frame frameset head iframe link math meta noembed noframes noscript object option portal script ' +
    'select style svg template textarea title video xmp'
  ).split(' '),
);

export const ATTRIBUTES = new Set(['href', 'dir', 'lang', 'title', 'colspan', 'rowspan', 'scope', 'start', 'datetime']);

const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

function leadsSomewhere(href: string, base: string): boolean {
  try {
    return SCHEMES.has(new URL(href, base).protocol);
  } catch {
    return false;
  }
}

function tidyElement(element: Element, base: string): void {
  for (const name of element.getAttributeNames()) if (!ATTRIBUTES.has(name)) element.removeAttribute(name);
  const href = element.getAttribute('href');
  if (href === null) return;
  if (element.localName !== 'a' || !leadsSomewhere(href, base)) return element.removeAttribute('href');
  // Opens links in a new tab, so that the person does not lose unsaved decisions.
  element.setAttribute('target', '_blank');
  element.setAttribute('rel', 'noopener noreferrer');
}

/** Moves the children one by one, because there may be more than a call accepts as arguments. */
export function moveAll(from: Node, to: (child: Node) => void): void {
  while (from.firstChild) to(from.firstChild);
}

/**
 * Reduces a parsed tree to the allowlist, so that every sanitiser gives the same result. `tidy` neither parses nor serialises
 * HTML, so the result keeps the meaning that the sanitiser saw (no mutation XSS).
 */
export function tidy(root: DocumentFragment | Element, base: string): void {
  // A static list: removed elements take their descendants along, and the children of unwrapped elements are already listed.
  for (const element of root.querySelectorAll('*')) {
    const isHtml = element.namespaceURI === 'http://www.w3.org/1999/xhtml';
    if (!root.contains(element)) continue;
    if (isHtml && ELEMENTS.has(element.localName)) tidyElement(element, base);
    else if (!isHtml || DROPPED.has(element.localName)) element.remove();
    else {
      moveAll(element, (child) => element.before(child));
      element.remove();
    }
  }
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00A0',
};

/** Extracts the text of HTML without a parser, as the fallback where no safe parser is available. */
export const textOf = (html: string): string =>
  html
    .replace(/<!--[\s\S]*?(-->|$)/g, '')
    .replace(/<(script|style|template|title|textarea|svg|math|iframe|noscript)\b[\s\S]*?(<\/\1\s*>|$)/gi, '')
    .replace(/<\/?(br|hr|p|div|li|h\d|t[dhr]|d[dlt]|ul|ol|table|pre|option|button|blockquote)\b[^>]*>/gi, ' ')
    .replace(/<[a-z!?/][^>]*>?/gi, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();
