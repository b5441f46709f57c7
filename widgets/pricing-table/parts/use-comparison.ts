import { useSyncExternalStore } from 'react';
import type { CategoryOfPlans } from '../../../src/store/selectors/pricing-plans';

const TAG = 'waybill-plan-comparison';
/** Category of a comparison that lets the person choose among all. */
const ANY = '';

/** An element announces itself when it is ready; one that a placeholder became, or that came later, is found then. */
const watchElements = (changed: () => void): (() => void) => {
  document.addEventListener('waybill-ready', changed);
  return () => document.removeEventListener('waybill-ready', changed);
};

/** Returns the categories of the comparisons on the page as one text, so that it can be compared; null without a comparison. */
function comparedOnPage(): string | null {
  const found = [...document.querySelectorAll(TAG)];
  return found.length > 0 ? found.map((element) => element.getAttribute('category') ?? ANY).join(' ') : null;
}

/**
 * Returns whether the page has a comparison of packages, and of which categories. A comparison without a category, or with an unknown
 * one, shows every category whose packages list their features. [PRC-10]
 */
export function useComparison(categories: readonly CategoryOfPlans[]) {
  const compared = useSyncExternalStore(watchElements, comparedOnPage, () => null);
  const named = compared?.split(' ') ?? [];
  const paths = categories.map(({ category }) => category.path);
  const hasChoice = named.some((path) => !paths.includes(path));
  return {
    isOnPage: compared !== null,
    shows: ({ category, plans }: CategoryOfPlans): boolean =>
      named.includes(category.path) || (hasChoice && plans.some(({ features }) => features.length > 0)),
  };
}
