import { PLACEHOLDER, scriptData } from '../page/page';
import { TAG_PREFIX } from './map';

/** A shortcode, such as `[waybill pricing-table category="dynamic-routing"]`. */
const SHORTCODE = /\[waybill[\s-]([\w-]+)([^\]]*)\]/i;

/** An attribute in a shortcode. Editors turn straight quotes into typographic ones. */
const ATTRIBUTE = /([a-z][\w-]*)\s*=\s*(?:["'“”‘’″′«»„]([^"'“”‘’″′«»„]*)["'“”‘’″′«»„]|([^\s\]]+))/gi;

/** The link of a widget: `#waybill:pricing-table?category=dynamic-routing`, behind any address. */
const LINK = /#waybill:([\w-]+)(?:\?(.*))?$/i;

/** Parts of a page whose text is shown as it is, or is not the page's own. */
const LITERAL = 'code, pre, samp, script, style, template, textarea, select, [contenteditable]';

const isLiteral = (element: Element | null): boolean =>
  element === null || element.closest(`${LITERAL}, [${PLACEHOLDER}], ${TAG_PREFIX}config`) !== null;

/** Builds the placeholder of a widget. The loader upgrades it, and passes on the attributes that the widget has. */
function placeholderFor(page: Document, name: string, attributes: Iterable<readonly [string, string]>): HTMLElement {
  const placeholder = page.createElement('div');
  placeholder.setAttribute(PLACEHOLDER, name);
  for (const [attribute, value] of attributes)
    if (/^[a-z][\w-]*$/i.test(attribute)) placeholder.setAttribute(`data-${attribute}`, value);
  return placeholder;
}

const textOf = (node: Node | null): string => node?.textContent?.trim() ?? '';

/** Returns the paragraph around a node that holds nothing else; null if there is none. */
function paragraphOf(node: Node, text: string): Element | null {
  const paragraph = node.parentElement?.closest('p') ?? null;
  return paragraph && textOf(paragraph) === text && !paragraph.querySelector(`img, video, iframe, [${PLACEHOLDER}]`)
    ? paragraph
    : null;
}

/** Puts a placeholder in the place of the first shortcode of a text, or of the paragraph that holds nothing else. */
function upgradeShortcode(text: Text): void {
  const found = SHORTCODE.exec(text.data);
  if (!found || isLiteral(text.parentElement)) return;
  const [code, name = '', said = ''] = found;
  const attributes = [...said.matchAll(ATTRIBUTE)].map(
    ([, key = '', quoted, bare = '']) => [key, quoted ?? bare] as const,
  );
  const placeholder = placeholderFor(text.ownerDocument, name, attributes);
  const paragraph = paragraphOf(text, code);
  if (paragraph) return paragraph.replaceWith(placeholder);
  const rest = text.splitText(found.index);
  rest.data = rest.data.slice(code.length);
  rest.before(placeholder);
  upgradeShortcode(rest);
}

/** Puts a placeholder in the place of a paragraph that holds only the link of a widget. The link stays as the fallback. */
function upgradeLink(link: HTMLAnchorElement): void {
  const [, name, query = ''] = LINK.exec(link.getAttribute('href') ?? '') ?? [];
  const paragraph = paragraphOf(link, textOf(link));
  if (name === undefined || !paragraph || isLiteral(link)) return;
  const placeholder = placeholderFor(link.ownerDocument, name, new URLSearchParams(query));
  paragraph.replaceWith(placeholder);
  placeholder.append(paragraph);
}

function upgradeIn(root: Node, { shortcodes, links }: DOMStringMap): void {
  const page = root.ownerDocument;
  if (!page) return;
  if (shortcodes !== undefined) {
    const texts: Text[] = root instanceof Text ? [root] : [];
    const walker = page.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts.filter(({ data }) => data.includes('['))) upgradeShortcode(text);
  }
  if (links !== undefined && root instanceof Element)
    root.querySelectorAll<HTMLAnchorElement>('a[href*="#waybill:"]').forEach(upgradeLink);
}

/**
 * Upgrades the shortcodes and links of a page, also those that it adds later. The site's owner allows them by `data-shortcodes` and
 * `data-links` on the script tag, because an author who may write nothing but text can place widgets by them.
 */
export function upgradeText(page: Document, allowed: DOMStringMap): void {
  new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) if (node.isConnected) upgradeIn(node, allowed);
  }).observe(page.body, { childList: true, subtree: true });
  upgradeIn(page.body, allowed);
}

const begin = (): void => upgradeText(document, scriptData() ?? {});

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
else begin();
