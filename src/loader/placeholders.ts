import { PLACEHOLDER, placedName } from '../page/page';
import { TAG_PREFIX, type ChunkMap } from './map';

const made = new WeakMap<Element, HTMLElement>();
const unknown = new Set<string>();

/** Waits until the widget's class is defined and returns its observed attributes. */
const attributesOf = async (tag: string): Promise<readonly string[]> => {
  const type = await customElements.whenDefined(tag);
  return (type as unknown as { observedAttributes: readonly string[] }).observedAttributes;
};

/**
 * Puts the widget into its placeholder `<div data-waybill="name">`, which a CMS keeps where it strips unknown tags. The name may have
 * capitals and the prefix of the tag. The placeholder's content becomes the fallback. Once the widget is defined, and before its first view, the function copies only the
 * widget's own attributes, because `data-onclick` must not become `onclick`.
 * @returns a promise that settles when the attributes are copied
 */
export async function upgradePlaceholder(placeholder: Element, widgets: ChunkMap['widgets']): Promise<void> {
  const name = placedName(placeholder.getAttribute(PLACEHOLDER) as string);
  const tag = TAG_PREFIX + name;
  const former = made.get(placeholder);
  if (former?.localName === tag) return;
  if (!Object.hasOwn(widgets, name)) {
    if (!unknown.has(name)) console.warn(`waybill: no widget "${name}"`, placeholder);
    unknown.add(name);
    return;
  }
  const element = placeholder.ownerDocument.createElement(tag);
  element.append(...(former ?? placeholder).childNodes);
  // A CMS that strips `slot` keeps `data-slot`.
  for (const part of element.querySelectorAll<HTMLElement>(':scope>[data-slot]'))
    part.slot = part.dataset['slot'] as string;
  former?.remove();
  placeholder.append(element);
  made.set(placeholder, element);
  for (const attribute of await attributesOf(tag)) {
    const value = placeholder.getAttribute(`data-${attribute}`);
    if (value !== null) element.setAttribute(attribute, value);
  }
}
