import { createSelector } from '@reduxjs/toolkit';
import { isShownOn } from '../../domain/catalogue/for-sale';
import type { Module, ModuleKind, UsageItem } from '../../domain/catalogue/types';
import { selectBundles, selectProducts } from './catalogue';

/** An add-on of a panel, with the package's usage item of the same id. */
export interface Offer {
  readonly module: Module;
  readonly usage: UsageItem | undefined;
}

export interface OfferPanels {
  /** True once the server has answered, even with an empty list. */
  readonly isKnown: boolean;
  readonly boosters: readonly Offer[];
  readonly services: readonly Offer[];
  readonly supports: readonly Offer[];
}

/** Returns the add-ons below the packages; they come with the packages or with the product list. [PRC-17, PRC-19] */
export const selectOffers = createSelector([selectBundles, selectProducts], (bundles, products): OfferPanels => {
  const plans = [...(bundles?.plans ?? []), ...(products?.plans ?? [])];
  const usages = new Map(plans.flatMap((plan) => plan.usages.map((usage) => [usage.id, usage])));
  const modules = new Map([...(products?.modules ?? []), ...(bundles?.modules ?? [])].map((one) => [one.id, one]));
  const all = [...modules.values()].filter((one) => isShownOn(one, 'pricing')).toSorted((a, b) => a.sort - b.sort);
  const offers = (kind: ModuleKind): readonly Offer[] =>
    all.filter((one) => one.kind === kind).map((module) => ({ module, usage: usages.get(module.id) }));
  const [boosters, services, supports] = [offers('booster'), offers('service'), offers('support')];
  return {
    isKnown: products !== null || boosters.length + services.length + supports.length > 0,
    boosters,
    services,
    supports,
  };
});
