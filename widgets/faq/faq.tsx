import { useEffect, useState } from 'react';
import { useElement } from '../../src/element/context';
import { useOrigin } from '../../src/hooks/use-origin';
import { faqItemsOf, warnOfOthers } from './parts/items';
import { useAnchor } from './parts/use-anchor';

/**
 * Returns the questions in the element, and observes later additions.
 * @param withTexts also returns a new list when a text inside changes
 */
function useItems(withTexts: boolean): readonly HTMLDetailsElement[] {
  const { host } = useElement();
  const [items, setItems] = useState(() => faqItemsOf(host));
  useEffect(() => {
    const look = () => {
      setItems(faqItemsOf(host));
      warnOfOthers(host);
    };
    const observer = new MutationObserver(look);
    observer.observe(host, { childList: true, subtree: withTexts, characterData: withTexts });
    look();
    return () => observer.disconnect();
  }, [host, withTexts]);
  return items;
}

/**
 * Makes the items exclusive with a shared `name`, so that the browser closes one when another opens, also for find-in-page and
 * anchors. An item with a name of its own keeps it.
 * @returns a function that removes the shared name
 */
function letOneOpen(items: readonly HTMLDetailsElement[], group: string): () => void {
  const named = items.filter((item) => !item.hasAttribute('name'));
  for (const item of named) item.setAttribute('name', group);
  return () => {
    for (const item of named) if (item.getAttribute('name') === group) item.removeAttribute('name');
  };
}

/**
 * Describes the questions to search engines, in a chunk that loads after everything else. Ignores a failed load, because only
 * search engines read the description.
 * @returns a function that removes the description
 */
function describeLate(host: HTMLElement, items: readonly HTMLDetailsElement[]): () => void {
  let isLeft = false;
  let withdraw: (() => void) | undefined;
  void import('./parts/questions').then(
    ({ describeQuestions }) => {
      if (!isLeft) withdraw = describeQuestions(host, items);
    },
    () => undefined,
  );
  return () => {
    isLeft = true;
    withdraw?.();
  };
}

export interface FaqProps {
  readonly single?: boolean;
  readonly schema?: boolean;
}

/** Enhances the page's own `<details>`, so that find-in-page works, a CMS can edit them and no script is needed. [PRC-13] */
export function Faq({ single = false, schema = false }: FaqProps) {
  const { host } = useElement();
  const origin = useOrigin();
  const items = useItems(schema);

  useEffect(() => (single ? letOneOpen(items, `waybill-faq-${origin}`) : undefined), [single, items, origin]);
  useEffect(() => (schema ? describeLate(host, items) : undefined), [schema, host, items]);
  useAnchor(items);

  return <slot />;
}
