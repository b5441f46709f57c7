/** Returns the `<details>` that the page's author has put into the element, in document order. */
export const faqItemsOf = (host: HTMLElement): readonly HTMLDetailsElement[] =>
  [...host.children].filter((child) => child instanceof HTMLDetailsElement);

/** Returns the `<summary>` of an item; undefined without one, where the browser shows a default word. */
export const summaryOf = (item: HTMLDetailsElement): Element | undefined =>
  [...item.children].find(({ localName }) => localName === 'summary');

/** Tags that may stand between the questions, or that are invisible. */
const MAY_STAND = /^(h[1-6]|script|style|template)$/;

const isOther = (node: Node): boolean => {
  if (node instanceof HTMLDetailsElement) return !summaryOf(node);
  if (node instanceof Element) return !MAY_STAND.test(node.localName);
  return node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '';
};

const warned = new WeakSet<HTMLElement>();

/** Warns once for each element about a child that is no question. The child stays visible as it is. */
export function warnOfOthers(host: HTMLElement): void {
  const other = [...host.childNodes].find(isOther);
  if (!other || warned.has(host)) return;
  warned.add(host);
  console.warn(
    `waybill: <${host.localName}> takes <details> with a <summary>; what else stands in it is shown as it is`,
    other,
  );
}
