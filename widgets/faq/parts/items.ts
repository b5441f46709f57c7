import { useEffect, useState } from 'react';
import { useElement } from '../../../src/element/context';

/** The questions that a page's author has put into the element, in their order. */
export const itemsOf = (host: HTMLElement): readonly HTMLDetailsElement[] =>
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

/**
 * The questions in the element, also those that are added later.
 * @param withTexts another list each time that a text in them has changed, too
 */
export function useItems(withTexts: boolean): readonly HTMLDetailsElement[] {
  const { host } = useElement();
  const [items, setItems] = useState(() => itemsOf(host));
  useEffect(() => {
    const look = () => {
      setItems(itemsOf(host));
      warnOfOthers(host);
    };
    const observer = new MutationObserver(look);
    observer.observe(host, { childList: true, subtree: withTexts, characterData: withTexts });
    look();
    return () => observer.disconnect();
  }, [host, withTexts]);
  return items;
}
