import { useEffect, useState } from 'react';
import { useElement } from '../../../src/element/context';
import { faqItemsOf, warnOfOthers } from './items';

/**
 * The questions in the element, also those that are added later.
 * @param withTexts another list each time that a text in them has changed, too
 */
export function useItems(withTexts: boolean): readonly HTMLDetailsElement[] {
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
