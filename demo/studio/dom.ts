/** Makes an element. */
export function made<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/** Returns what the page has for a selector. @throws Error if it has nothing */
export function found<T extends Element = HTMLElement>(root: ParentNode, selector: string): T {
  const element = root.querySelector<T>(selector);
  if (!element) throw new Error(`The page has no ${selector}`);
  return element;
}

export type Control = HTMLInputElement | HTMLSelectElement;

/** Returns the words of the page under `data-say-…`, with their values filled in. */
export const saying =
  (root: HTMLElement) =>
  (key: string, values: Readonly<Record<string, string>> = {}): string =>
    (root.getAttribute(`data-say-${key}`) ?? '').replaceAll(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole);

export type Say = ReturnType<typeof saying>;
