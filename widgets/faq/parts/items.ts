/** The questions that a page's author has put into the element, in their order. */
export const faqItemsOf = (host: HTMLElement): readonly HTMLDetailsElement[] =>
  [...host.children].filter((child) => child instanceof HTMLDetailsElement);

/** The question of an item; without a `<summary>` there is none, and the browser writes a word of its own. */
export const summaryOf = (item: HTMLDetailsElement): Element | undefined =>
  [...item.children].find(({ localName }) => localName === 'summary');

/** May stand between the questions, or shows nothing. */
const MAY_STAND = /^(h[1-6]|script|style|template)$/;

const isOther = (node: Node): boolean => {
  if (node instanceof HTMLDetailsElement) return !summaryOf(node);
  if (node instanceof Element) return !MAY_STAND.test(node.localName);
  return node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '';
};

const warned = new WeakSet<HTMLElement>();

/** Says once for each element that something in it is no question. It is shown as it is. */
export function warnOfOthers(host: HTMLElement): void {
  const other = [...host.childNodes].find(isOther);
  if (!other || warned.has(host)) return;
  warned.add(host);
  console.warn(
    `waybill: <${host.localName}> takes <details> with a <summary>; what else stands in it is shown as it is`,
    other,
  );
}
