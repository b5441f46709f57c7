import { TAG_PREFIX, type ChunkMap } from './map';

const made = new WeakMap<Element, HTMLElement>();
const unknown = new Set<string>();

/**
 * Puts the widget into `<div data-waybill="name">`, which a CMS keeps where it strips unknown tags. What stood there becomes
 * the fallback. Only attributes of the widget are taken over: `data-onclick` must not become `onclick`.
 */
export function upgrade(placeholder: Element, widgets: ChunkMap['widgets']): void {
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
  for (const attribute of widgets[name]?.attributes ?? []) {
    const value = placeholder.getAttribute(`data-${attribute}`);
    if (value !== null) element.setAttribute(attribute, value);
  }
  element.append(...(former ?? placeholder).childNodes);
  former?.remove();
  placeholder.append(element);
  made.set(placeholder, element);
}
