import type { BundleRow, Shop } from '../shop/shop';

/** The number of cross-sell modules that accompany the next plan. */
const MODULES = 3;

/**
 * Returns the upsell for a plan: the plan that extends it in the same cycle and edition, and cross-sell modules that neither contains.
 * [API-08]
 */
export function upsellOf(shop: Shop, plan: BundleRow | undefined) {
  if (!plan) return null;
  const next = [...shop.bundles.values()].find(
    (one) =>
      one.extends === plan.title &&
      one.billingCycle === plan.billingCycle &&
      one.edition === plan.edition &&
      one.price !== null &&
      !one.isExclusive,
  );
  if (!next) return null;
  const held = new Set([...plan.moduleIds, ...next.moduleIds]);
  const modules = [...shop.modules.values()].filter((one) => one.isCrossSell && !held.has(one.id)).slice(0, MODULES);
  return {
    ids: [next.id],
    result: { id: next.id, title: next.title, description: next.description },
    modules: modules.map(({ id }) => id),
  };
}
