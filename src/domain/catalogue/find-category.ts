import type { PlanCategory } from './types';

/**
 * Finds the category that an anchor names; a campaign may follow. A category takes precedence over a package of the same
 * name. A module of its own, because a first paint needs no other rule for anchors. [NAV-15, NAV-16]
 */
export function findCategory(categories: readonly PlanCategory[], hash: string): PlanCategory | undefined {
  return categories.find(({ path }) => path !== '' && hash.split('?')[0] === `#${path}`);
}
