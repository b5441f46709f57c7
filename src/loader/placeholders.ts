import { TAG_PREFIX, type ChunkMap } from './map';

const made = new WeakMap<Element, HTMLElement>();
const unknown = new Set<string>();

/** What the widget's class says that it listens to, as soon as there is one. */
const attributesOf = async (tag: string): Promise<readonly string[]> => {
  const type: CustomElementConstructor & { observedAttributes?: readonly string[] } =
    await customElements.whenDefined(tag);
  return type.observedAttributes ?? [];
};

/**
 * Puts the widget into `<div data-waybill="name">`, which a CMS keeps where it strips unknown tags. What stood there becomes
 * the fallback. Only attributes of the widget are taken over, once it is defined and before its first view:
 * `data-onclick` must not become `onclick`.
 * @returns when they are
 */
export async function upgradePlaceholder(placeholder: Element, widgets: ChunkMap['widgets']): Promise<void> {
  const name = placeholder.getAttribute('data-waybill') ?? '';
  const tag = TAG_PREFIX + name;
  const former = made.get(placeholder);
  if (former?.localName === tag) return;
  if (!Object.hasOwn(widgets, name)) {
    if (!unknown.has(name)) console.warn(`waybill: there is no widget "${name}"`, placeholder);
    unknown.add(name);
    return;
  }
  const element = placeholder.ownerDocument.createElement(tag);
  element.append(...(former ?? placeholder).childNodes);
  former?.remove();
  placeholder.append(element);
  made.set(placeholder, element);
  for (const attribute of await attributesOf(tag)) {
    const value = placeholder.getAttribute(`data-${attribute}`);
    if (value !== null) element.setAttribute(attribute, value);
  }
}
