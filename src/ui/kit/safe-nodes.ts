/** What formats a text. Nothing that loads, sends, covers, is styled by a page, or is found by its id or name. */
const ELEMENTS = new Set(
  (
    'a abbr b bdi bdo blockquote br caption cite code dd del dfn div dl dt em h2 h3 h4 h5 h6 hr i ins kbd li mark ol p pre q s ' +
    'samp small span strong sub sup table tbody td tfoot th thead time tr u ul var wbr'
  ).split(' '),
);

/** What these hold is no text for a reader. Of all else that is not allowed the text stays. */
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
  // Nobody loses what they were about to decide by following a link.
  element.setAttribute('target', '_blank');
  element.setAttribute('rel', 'noopener noreferrer');
}

/** One by one: there may be more of them than a call takes arguments. */
export function moveAll(from: Node, to: (child: Node) => void): void {
  while (from.firstChild) to(from.firstChild);
}

/**
 * Leaves of a parsed tree what formats a text, so that whichever sanitiser made it the same is shown. It parses nothing and
 * writes nothing down, so what is left means what the sanitiser read.
 */
export function tidy(root: DocumentFragment | Element, base: string): void {
  // A list of now: what is taken out takes its own along, and of what is unwrapped the children are on it.
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

/** The text of HTML, read without a parser: what is shown where nothing can parse it safely. */
export const textOf = (html: string): string =>
  html
    .replace(/<!--[\s\S]*?(-->|$)/g, '')
    .replace(/<(script|style|template|title|textarea|svg|math|iframe|noscript)\b[\s\S]*?(<\/\1\s*>|$)/gi, '')
    .replace(/<\/?(br|hr|p|div|li|h\d|t[dhr]|d[dlt]|ul|ol|table|pre|option|button|blockquote)\b[^>]*>/gi, ' ')
    .replace(/<[a-z!?/][^>]*>?/gi, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();
