import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useSelector } from 'react-redux';
import { useElement } from '../../../src/element/context';
import { useHash } from '../../../src/hooks/use-hash';
import type { CategoryOfPlans } from '../../../src/store/selectors/pricing-plans';
import type { RootState } from '../../../src/store/state';
import { PRICING_SCROLL_MS, scrollTo } from '../../../src/ui/kit/scroll-to';

/** Hash of the pricing table's link to the comparison. */
const HASH = '#plan-comparison';

/**
 * Brings the comparison into view and gives it the focus, when somebody asks for it in the pricing table or by the page's hash. Of
 * several comparisons, the one that has the wanted category answers, else the first. [LAY-15]
 * @param pick called with the category that is wanted
 */
export function useWanted(
  box: RefObject<HTMLElement | null>,
  choices: readonly CategoryOfPlans[],
  isShown: boolean,
  pick: (category: string) => void,
): void {
  const { host } = useElement();
  const wanted = useSelector((state: RootState) => state.preferences.compared ?? null);
  // What was wanted before this element stood on the page is not wanted of it.
  const [former] = useState(wanted);
  const hash = useHash();

  const show = useEffectEvent((category: string | null): void => {
    const isOurs =
      category === null
        ? host.ownerDocument.querySelector(host.localName) === host
        : choices.some((one) => one.category.path === category);
    if (!isOurs || !box.current) return;
    if (category !== null) pick(category);
    box.current.focus({ preventScroll: true });
    scrollTo(box.current, PRICING_SCROLL_MS);
  });

  useEffect(() => {
    if (isShown && wanted && wanted !== former) show(wanted.category);
  }, [isShown, wanted, former]);
  useEffect(() => {
    if (isShown && hash === HASH) show(null);
  }, [isShown, hash]);
}
