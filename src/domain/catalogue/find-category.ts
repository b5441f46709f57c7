import type { PlanCategory } from './types';

/**
 * The category that an anchor names; a campaign may follow. It comes before any package of the same name.
 * A file of its own: of the anchors' rules, a first paint needs only this one. [NAV-15, NAV-16]
 */
export function findCategory(categories: readonly PlanCategory[], hash: string): PlanCategory | undefined {
  return categories.find(({ path }) => path !== '' && hash.split('?')[0] === `#${path}`);
}
