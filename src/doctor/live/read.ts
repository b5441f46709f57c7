import type { PageElement } from '../kit/facts';
import { OWN, tagOf } from '../kit/tree';

function attributesOf(element: Element): Record<string, string> {
  // The page may have changed `Array.from`, which the doctor is to find out.
  const attributes = Object.fromEntries([...element.attributes].map(({ name, value }) => [name.toLowerCase(), value]));
  // Browsers hide a nonce from the attribute.
  if (element instanceof HTMLElement && element.nonce) attributes['nonce'] = element.nonce;
  return attributes;
}

/** Reads an element of the open page with all that stands in it, without what shadow roots hold. */
export function readElement(element: Element, parent: PageElement | null = null): PageElement {
  const children: (PageElement | string)[] = [];
  const bare = { tag: element.localName, attributes: attributesOf(element), parent, children };
  const isWidget = tagOf(bare) !== null;
  // Reading a width makes the browser lay the page out, so only widgets are asked.
  const width = isWidget ? element.getBoundingClientRect().width : 0;
  const read: PageElement = { ...bare, live: { element, width } };
  for (const node of element.childNodes) {
    if (node instanceof Element) {
      if (!node.hasAttribute(OWN)) children.push(readElement(node, read));
    } else if (node.nodeType === Node.TEXT_NODE) children.push(node.nodeValue ?? '');
  }
  return read;
}

/** Returns the releases whose scripts have run on this page. */
export function releasesOn(tags: readonly string[]): readonly string[] {
  const page = globalThis as { [key: symbol]: unknown };
  const runtime = page[Symbol.for('waybill/1')] as { readonly version?: unknown } | undefined;
  const classes = tags.map((tag) => (customElements.get(tag) as { readonly version?: unknown } | undefined)?.version);
  const said = [page[Symbol.for('waybill/loader')], page[Symbol.for('waybill/versions')], runtime?.version, ...classes];
  return [...new Set(said.filter((one): one is string => typeof one === 'string'))];
}

/** Returns the names that scripts of the page have added to every object. */
export const extensionsOf = (): readonly string[] => Object.keys(Object.prototype);

/** Returns whether the page stands in a frame of another site. */
export function isFramed(view: Window): boolean {
  try {
    return view.top !== view && view.top?.location.origin !== view.location.origin;
  } catch {
    return true;
  }
}
