import { useEffect, useState } from 'react';
import { useElement } from '../../src/element/context';
import { useOrigin } from '../../src/hooks/use-origin';
import { faqItemsOf, warnOfOthers } from './parts/items';
import { useAnchor } from './parts/use-anchor';

/**
 * The questions in the element, also those that are added later.
 * @param withTexts another list each time that a text in them has changed, too
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
 * Makes the browser close one item when another opens: by a name that they share, so that a search in the page and an anchor
 * keep to it too. An item that has a name of its own keeps it.
 * @returns lets each be opened by itself again
 */
function letOneOpen(items: readonly HTMLDetailsElement[], group: string): () => void {
  const named = items.filter((item) => !item.hasAttribute('name'));
  for (const item of named) item.setAttribute('name', group);
  return () => {
    for (const item of named) if (item.getAttribute('name') === group) item.removeAttribute('name');
  };
}

/**
 * Describes the questions once everything else is there: only search engines read that, so where it can't be loaded nobody is
 * bothered.
 * @returns takes them out of the description again
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

/** The page's own questions: a search in the page finds them, a CMS edits them, and they work without this. [PRC-13] */
export function Faq({ single = false, schema = false }: FaqProps) {
  const { host } = useElement();
  const origin = useOrigin();
  const items = useItems(schema);

  useEffect(() => (single ? letOneOpen(items, `waybill-faq-${origin}`) : undefined), [single, items, origin]);
  useEffect(() => (schema ? describeLate(host, items) : undefined), [schema, host, items]);
  useAnchor(items);

  return <slot />;
}
